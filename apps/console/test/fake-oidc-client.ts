import { User } from 'oidc-client-ts';
import type { OidcClient } from '#session/sign-in/oidc-client.ts';

interface UserLife {
  token?: string;
  expiresInSeconds?: number;
  sub?: string;
  state?: unknown;
  region?: unknown;
}

/** A signed-in user as stored by the provider's client. */
export function createUser({
  token = 'token-1',
  expiresInSeconds = 300,
  sub = 'user-1',
  state,
  region,
}: UserLife = {}): User {
  const now = Math.floor(Date.now() / 1000);
  return new User({
    access_token: token,
    refresh_token: 'refresh',
    token_type: 'Bearer',
    scope: 'openid',
    expires_at: now + expiresInSeconds,
    userState: state,
    profile: {
      sub,
      iss: 'i',
      aud: 'a',
      exp: now + 300,
      iat: now,
      name: 'Bea Office',
      email: 'bea@example.com',
      region,
    },
  });
}

interface FakeOptions {
  user?: User | null;
  /** The results of silent renewals in order: users are returned, errors are thrown. */
  renewals?: (User | Error)[];
  callback?: User | Error;
}

export interface FakeOidcClient extends OidcClient {
  calls: string[];
  redirects: unknown[];
  /** The sign-ins that other windows go through, and the addresses that came back. */
  begun: unknown[];
  returns: unknown[];
  store: (user: User | null) => void;
  emit: (event: 'expiring' | 'signedOut') => Promise<void>;
}

/** Replaces the client of the identity provider, which is outside of the tests. */
export function createFakeOidcClient({ user = null, renewals = [], callback }: FakeOptions = {}): FakeOidcClient {
  let stored = user;
  const listeners: Record<string, (() => unknown)[]> = { expiring: [], signedOut: [] };
  const calls: string[] = [];
  const redirects: unknown[] = [];
  const begun: unknown[] = [];
  const returns: unknown[] = [];
  const events = {
    addAccessTokenExpiring: (listener: () => void) => listeners.expiring!.push(listener),
    addUserSignedOut: (listener: () => void) => listeners.signedOut!.push(listener),
  };
  const settle = (result: User | Error | undefined) => {
    if (!result) throw new Error('The test did not expect this');
    if (result instanceof Error) throw result;
    stored = result;
    return result;
  };
  const client = {
    calls,
    redirects,
    begun,
    returns,
    store: (next: User | null) => {
      stored = next;
    },
    emit: async (event: string) => void (await Promise.all(listeners[event]!.map((listener) => listener()))),
    getUser: async () => stored,
    removeUser: async () => {
      calls.push('removeUser');
      stored = null;
    },
    clearStaleState: async () => void calls.push('clearStaleState'),
    createSignInUrl: async (args: unknown) => {
      begun.push(args);
      return 'https://id.example/authorize';
    },
    signinRedirect: async (args: unknown) => void redirects.push(args),
    signoutRedirect: async () => void calls.push('signoutRedirect'),
    signinSilent: async () => {
      calls.push('signinSilent');
      return settle(renewals.shift());
    },
    signinCallback: async (url: string) => {
      returns.push(url);
      return settle(callback);
    },
    events,
  };
  return client as unknown as FakeOidcClient;
}
