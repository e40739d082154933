import type { RuntimeConfig } from '@parterre/contract/wire/runtime-config';
import { SCOPES } from '@parterre/contract/wire/scopes';
import { UserManager, WebStorageStateStore } from 'oidc-client-ts';

export type OidcClient = Pick<
  UserManager,
  | 'getUser'
  | 'removeUser'
  | 'signinRedirect'
  | 'signinCallback'
  | 'signinSilent'
  | 'signoutRedirect'
  | 'clearStaleState'
  | 'events'
>;

/** spec §9. Renewal is driven by `token-renewal.ts`, so that one tab does it for all. */
export const IDENTITY_SETTINGS = {
  response_type: 'code',
  scope: SCOPES.join(' '),
  automaticSilentRenew: false,
  accessTokenExpiringNotificationTimeInSeconds: 60,
  silentRequestTimeoutInSeconds: 10,
  // As long as the frame: a provider that never answers would leave a spinner for ever.
  requestTimeoutInSeconds: 10,
  staleStateAgeInSeconds: 900,
  checkSessionIntervalInSeconds: 2,
  monitorSession: true,
  revokeTokensOnSignout: true,
  revokeTokenTypes: ['refresh_token' as const],
};

export function createOidcClient({ identity }: RuntimeConfig): OidcClient {
  const { origin } = window.location;
  return new UserManager({
    ...IDENTITY_SETTINGS,
    revokeTokenTypes: [...IDENTITY_SETTINGS.revokeTokenTypes],
    authority: new URL(identity.authority, origin).href.replace(/\/$/, ''),
    client_id: identity.clientId,
    redirect_uri: new URL(identity.redirectUrl, origin).href,
    silent_redirect_uri: `${origin}/silent-renew.html`,
    post_logout_redirect_uri: `${origin}/signed-out`,
    userStore: new WebStorageStateStore({ store: window.localStorage }),
  });
}

/** What a sign-in remembered whose answer is in this query string; nothing when it began elsewhere or is over. */
export function readBegunSignIn(search: string): unknown {
  const stored = localStorage.getItem(`oidc.${new URLSearchParams(search).get('state')}`);
  try {
    const begun: unknown = JSON.parse(stored ?? '{}');
    return typeof begun === 'object' && begun !== null && 'data' in begun ? begun.data : undefined;
  } catch {
    return undefined;
  }
}

/** The key in local storage under which all tabs share the signed-in user. */
export function isUserKey(key: string | null): boolean {
  return key?.startsWith('oidc.user:') ?? false;
}
