import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Account, interactionPolicy, type KoaContextWithOIDC, type Provider } from 'oidc-provider';
import type { Database } from '#db/database.ts';
import { findRegion } from '../region.ts';
import { hasSessionEnded, recordSession, type SignedInBrowser, toSessionId } from '../users/user-sessions.ts';
import { findUserById, hasNoActiveMembership, type User } from '../users/users.ts';

/** The context in which an account is requested: its grant, and the sign-in if it is known. */
interface AskedFor {
  grantId: string | undefined;
  browser: SignedInBrowser | undefined;
}

/**
 * Returns the claims about a user; undefined when the account is deleted or disabled, when every promoter has
 * deactivated the user, and when the session has ended.
 */
export async function findAccount(
  database: Database,
  userId: string,
  { grantId, browser }: AskedFor,
): Promise<Account | undefined> {
  const user = await findUserById(database, userId);
  if (!user || user.isDisabled || (await hasNoActiveMembership(database, user.id))) return undefined;
  if (browser && (await hasSessionEnded(database, toSessionId(browser)))) return undefined;
  return {
    accountId: user.id,
    claims: async () => {
      const region = grantId ? await findRegion(database, grantId) : undefined;
      return { sub: user.id, name: user.name, email: user.email, email_verified: true, ...(region ? { region } : {}) };
    },
  };
}

/**
 * Finds the sign-in of a request by its refresh token or code, otherwise by the browser. Undefined where there is none.
 */
export function findBrowser({ oidc }: KoaContextWithOIDC): SignedInBrowser | undefined {
  const { AuthorizationCode, RefreshToken } = oidc.entities;
  const token = RefreshToken ?? AuthorizationCode;
  if (token?.sessionUid && token.authTime) return { sessionUid: token.sessionUid, authTime: token.authTime };
  const { uid, loginTs } = oidc.session ?? {};
  return uid && loginTs ? { sessionUid: uid, authTime: loginTs } : undefined;
}

/** Records the browser that gets an access token, and returns the claim that names its session. */
export async function describeSession(database: Database, ctx: KoaContextWithOIDC, now: Date) {
  const { Account: account } = ctx.oidc.entities;
  const browser = findBrowser(ctx);
  if (!account || !browser) return undefined;
  const sid = toSessionId(browser);
  const seen = { id: sid, userId: account.accountId, userAgent: ctx.get('user-agent'), address: ctx.ip };
  await recordSession(database, seen, now);
  return { sid };
}

/** Grants everything that is requested, because the console is our own client and needs no consent page. */
export async function loadGrant(ctx: KoaContextWithOIDC, scopes: { openid: string; api: string; resource: string }) {
  const { client, session, result, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const known = grantId ? await provider.Grant.find(grantId) : undefined;
  const isOwn = known?.accountId === session.accountId;
  const grant =
    known && isOwn ? known : new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes.openid);
  grant.addResourceScope(scopes.resource, scopes.api);
  await grant.save();
  return grant;
}

/** Adds one rule to the library's own: a user who was disabled while signed in is asked to sign in again. */
export function toPolicy() {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get('login')
    ?.checks.add(
      new Check('account_gone', 'the account is gone or disabled', 'login_required', (ctx) =>
        ctx.oidc.session?.accountId && !ctx.oidc.account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    );
  return policy;
}

export interface SignedIn {
  user: User;
  sessionId: string;
}

/** Finds the user who is signed in to the provider in a browser; undefined for nobody, and for an ended session. */
export async function findSignedIn(
  { provider, database }: { provider: Provider; database: Database },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<SignedIn | undefined> {
  const { accountId, uid, loginTs } = await provider.Session.get(provider.createContext(request, response));
  if (!accountId || !loginTs) return undefined;
  const browser = { sessionUid: uid, authTime: loginTs };
  if (!(await findAccount(database, accountId, { grantId: undefined, browser }))) return undefined;
  const user = await findUserById(database, accountId);
  return user && { user, sessionId: toSessionId(browser) };
}
