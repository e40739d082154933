import type { RuntimeConfig } from '@parterre/contract/wire/runtime-config';
import { SCOPES } from '@parterre/contract/wire/scopes';
import { type SigninRedirectArgs, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { hasOwnCookies } from '#api/cookies.ts';

export type OidcClient = Pick<
  ConsoleClient,
  | 'createSignInUrl'
  | 'getUser'
  | 'removeUser'
  | 'signinRedirect'
  | 'signinCallback'
  | 'signinSilent'
  | 'signoutRedirect'
  | 'clearStaleState'
  | 'events'
>;

/** spec §9. Renewal is done by `token-renewal.ts`, so that one tab does it for all. */
export const IDENTITY_SETTINGS = {
  response_type: 'code',
  scope: SCOPES.join(' '),
  automaticSilentRenew: false,
  accessTokenExpiringNotificationTimeInSeconds: 60,
  silentRequestTimeoutInSeconds: 10,
  // The same limit as for the frame: a provider that never answers would leave a spinner forever.
  requestTimeoutInSeconds: 10,
  staleStateAgeInSeconds: 900,
  checkSessionIntervalInSeconds: 2,
  monitorSession: true,
  revokeTokensOnSignout: true,
  revokeTokenTypes: ['refresh_token' as const],
};

/** Adds to the library a sign-in that another window goes through. */
class ConsoleClient extends UserManager {
  /** Begins a sign-in and returns where it starts; `signinCallback` completes it with the address where it ends. */
  async createSignInUrl(args: SigninRedirectArgs): Promise<string> {
    return (await this._client.createSigninRequest({ request_type: 'si:r', ...args })).url;
  }
}

export function createOidcClient({ identity }: RuntimeConfig): OidcClient {
  const { origin } = window.location;
  return new ConsoleClient({
    ...IDENTITY_SETTINGS,
    revokeTokenTypes: [...IDENTITY_SETTINGS.revokeTokenTypes],
    authority: new URL(identity.authority, origin).href.replace(/\/$/, ''),
    client_id: identity.clientId,
    redirect_uri: new URL(identity.redirectUrl, origin).href,
    silent_redirect_uri: `${origin}/silent-renew.html`,
    post_logout_redirect_uri: `${origin}/signed-out`,
    // A watch that does not see the provider's session would take it for ended.
    monitorSession: hasOwnCookies(),
    userStore: new WebStorageStateStore({ store: window.localStorage }),
  });
}

/**
 * Returns the stored state of the sign-in that this query string answers; undefined if it started elsewhere or is
 * complete.
 */
export function readBegunSignIn(search: string): unknown {
  const stored = localStorage.getItem(`oidc.${new URLSearchParams(search).get('state')}`);
  try {
    const begun: unknown = JSON.parse(stored ?? '{}');
    return typeof begun === 'object' && begun !== null && 'data' in begun ? begun.data : undefined;
  } catch {
    return undefined;
  }
}

/** True for the local-storage key through which all tabs share the user. */
export function isUserKey(key: string | null): boolean {
  return key?.startsWith('oidc.user:') ?? false;
}
