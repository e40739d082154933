import { type Account, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../../db/database.ts';
import { findRegion } from '../region.ts';
import { findUserById } from '../users/users.ts';

/** Returns the claims about a user; undefined when the account is deleted or disabled. */
export async function findAccount(
  database: Database,
  userId: string,
  grantId: string | undefined,
): Promise<Account | undefined> {
  const user = await findUserById(database, userId);
  if (!user || user.isDisabled) return undefined;
  return {
    accountId: user.id,
    claims: async () => {
      const region = grantId ? await findRegion(database, grantId) : undefined;
      return { sub: user.id, name: user.name, email: user.email, email_verified: true, ...(region ? { region } : {}) };
    },
  };
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
