import { SCOPES } from '@parterre/contract/wire/scopes';
import type { Configuration } from 'oidc-provider';
import type { Database } from '#db/database.ts';
import { LANGUAGES } from '#texts/pick-language.ts';
import { findRegion, rememberRegion } from '../region.ts';
import type { ProviderKeys } from './keys.ts';
import { createOidcAdapter } from './oidc-adapter.ts';
import type { ProviderPages } from './pages/provider-pages.ts';
import { describeSession, findAccount, findBrowser, loadGrant, toPolicy } from './provider-account.ts';

export interface ProviderOptions {
  database: Database;
  keys: ProviderKeys;
  /** The origin `https://host[:port]`, without a path. */
  publicUrl: string;
  clientId: string;
  clientOrigins: readonly string[];
  /** True if other sites may embed the console. */
  isEmbedded: boolean;
  /** One more redirect address (OIDC_REDIRECT_URL). */
  redirectUrl?: string | undefined;
  accessTokenSeconds: number;
  now: () => Date;
  pages: ProviderPages;
}

const HOUR_SECONDS = 3600;
/** A session, with everything that was renewed in it, ends a week after the password was entered. */
export const SESSION_SECONDS = 7 * 24 * HOUR_SECONDS;
const REFRESH_IDLE_SECONDS = 12 * HOUR_SECONDS;

const API_SCOPES = SCOPES.filter((scope) => scope.includes('.')).join(' ');
const OPENID_SCOPES = SCOPES.filter((scope) => !scope.includes('.')).join(' ');

/** The `iss` of our own tokens, under which the provider answers. */
export const toIssuer = (publicUrl: string): string => `${publicUrl}/oidc`;
/** The `aud` of our own tokens: the API. */
export const toAudience = (publicUrl: string): string => `${publicUrl}/api`;

/** Returns the configuration of the library: one public client with PKCE, tokens for the API, our pages and our table. */
export function toProviderConfiguration(options: ProviderOptions): Configuration {
  const { database, keys, publicUrl, now, pages } = options;
  const resource = toAudience(publicUrl);
  return {
    adapter: createOidcAdapter(database, now),
    clients: [toClient(options)],
    jwks: { keys: keys.signingKeys },
    cookies: toCookies(publicUrl, keys.cookieKeys),
    scopes: ['openid', 'offline_access'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'region'],
      acr: null,
      auth_time: null,
      iss: null,
      sid: null,
    },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    extraParams: ['partnersiteid'],
    discovery: {
      check_session_iframe: `${toIssuer(publicUrl)}/check-session`,
      userinfo_endpoint: `${toIssuer(publicUrl)}/userinfo`,
      ui_locales_supported: LANGUAGES.map(({ tag }) => tag),
    },
    clientBasedCORS: (_ctx, origin) => options.clientOrigins.includes(origin),
    features: toFeatures(options, resource),
    ttl: toLifetimes(options.accessTokenSeconds),
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => true,
    interactions: { policy: toPolicy(), url: (_ctx, interaction) => `/oidc/interaction/${interaction.uid}` },
    findAccount: (ctx, sub, token) => {
      const { client, session } = ctx.oidc;
      const grantId = token?.grantId ?? (client && session?.grantIdFor(client.clientId));
      return findAccount(database, sub, { grantId, browser: findBrowser(ctx) });
    },
    loadExistingGrant: async (ctx) => {
      const grant = await loadGrant(ctx, { openid: OPENID_SCOPES, api: API_SCOPES, resource });
      const partnerSiteId = ctx.oidc.params?.partnersiteid;
      if (grant && typeof partnerSiteId === 'string')
        await rememberRegion(database, grant.jti, partnerSiteId, new Date(now().getTime() + SESSION_SECONDS * 1000));
      return grant;
    },
    extraTokenClaims: async (ctx, token) => {
      if (token.kind !== 'AccessToken') return undefined;
      const region = token.grantId ? await findRegion(database, token.grantId) : undefined;
      return { ...(await describeSession(database, ctx, now())), ...(region ? { region } : {}) };
    },
    renderError: (ctx, out) => pages.renderError(ctx, out),
  };
}

function toClient({ clientId, clientOrigins, redirectUrl }: ProviderOptions) {
  const onEach = (paths: string[]) => clientOrigins.flatMap((origin) => paths.map((path) => `${origin}${path}`));
  const redirectUris = onEach(['/signin-callback', '/silent-renew.html', '/signin-popup']);
  return {
    client_id: clientId,
    token_endpoint_auth_method: 'none' as const,
    application_type: 'web' as const,
    redirect_uris: [...new Set(redirectUrl ? [...redirectUris, redirectUrl] : redirectUris)],
    post_logout_redirect_uris: onEach(['/signed-out']),
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
  };
}

function toCookies(publicUrl: string, keys: string[]): Configuration['cookies'] {
  const prefix = publicUrl.startsWith('https:') ? '__Secure-' : '';
  const name = (kind: string) => `${prefix}parterre_${kind}`;
  const attributes = { path: '/oidc', sameSite: 'lax', httpOnly: true, signed: true } as const;
  return {
    keys,
    names: { session: name('session'), interaction: name('interaction'), resume: name('resume') },
    long: attributes,
    short: attributes,
  };
}

function toFeatures({ accessTokenSeconds, pages }: ProviderOptions, resource: string): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    userinfo: { enabled: false },
    revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => pages.renderSignOut(ctx, form),
      postLogoutSuccessSource: (ctx) => pages.renderSignedOut(ctx),
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => resource,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, indicator) => ({
        scope: indicator === resource ? API_SCOPES : '',
        audience: resource,
        accessTokenFormat: 'jwt',
        accessTokenTTL: accessTokenSeconds,
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  };
}

function toLifetimes(accessTokenSeconds: number): Configuration['ttl'] {
  // By the real clock, not by `options.now`: the library stamps both times by it.
  const secondsSince = (at: number | undefined) => (at === undefined ? 0 : Math.floor(Date.now() / 1000) - at);
  return {
    AccessToken: accessTokenSeconds,
    AuthorizationCode: 60,
    IdToken: accessTokenSeconds,
    Interaction: HOUR_SECONDS,
    Grant: SESSION_SECONDS,
    Session: (_ctx, session) => Math.max(1, SESSION_SECONDS - secondsSince(session.loginTs)),
    RefreshToken: (_ctx, token) =>
      Math.max(1, Math.min(REFRESH_IDLE_SECONDS, SESSION_SECONDS - secondsSince(token.iiat))),
  };
}
