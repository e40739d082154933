import { ErrorTimeout, type User } from 'oidc-client-ts';
import type { OidcClient } from './oidc-client.ts';

const RETRY_MS = 5_000;
/** The same as the notice before expiry: a token valid for longer was renewed by another tab. */
const FRESH_SECONDS = 60;

export interface RenewalOptions {
  /** The token that the server refused; undefined if it only expires. */
  refusedToken?: string | undefined;
  /** The maximum number of retries after a time-out; unlimited by default. */
  maxRetries?: number;
  wait?: (ms: number) => Promise<void>;
}

/**
 * Renews the user with the refresh token, or else through the hidden frame. One tab does it under a lock; the others
 * find the new user in the storage. Retries five seconds after a time-out or lost network; throws any other error.
 */
export async function renewUser(client: OidcClient, options: RenewalOptions = {}): Promise<User | null> {
  const { refusedToken, maxRetries = Number.POSITIVE_INFINITY, wait = waitMs } = options;
  for (let retries = 0; ; retries++) {
    try {
      return await withRenewalLock(() => renewOnce(client, refusedToken));
    } catch (error) {
      if (!isWorthRetrying(error) || retries >= maxRetries) throw error;
      await wait(RETRY_MS);
    }
  }
}

async function renewOnce(client: OidcClient, refusedToken: string | undefined): Promise<User | null> {
  const stored = await client.getUser();
  if (!stored) return null;
  const isFresh = stored.access_token !== refusedToken && (stored.expires_in ?? 0) > FRESH_SECONDS;
  return isFresh ? stored : client.signinSilent();
}

function withRenewalLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('parterre-renewal', work) : work();
}

/** A time-out or a failed fetch does not mean that the session has ended. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ErrorTimeout || error instanceof TypeError;
}

function waitMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
