import { ErrorTimeout, type User } from 'oidc-client-ts';
import type { OidcClient } from './oidc-client.ts';

const RETRY_MS = 5_000;
/** As long as the notice before expiry: a token that lives longer was renewed by another tab. */
const FRESH_SECONDS = 60;

export interface RenewalOptions {
  /** The token the server refused, if that is why. */
  refusedToken?: string | undefined;
  /** How often a time-out is tried again; by default for as long as it takes. */
  maxRetries?: number;
  wait?: (ms: number) => Promise<void>;
}

/**
 * Renews the user with the refresh token, else through the hidden frame. One tab does it under a lock; the others find
 * the new user in the storage. A time-out or a lost network is tried again after five seconds; any other error is thrown.
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

/** No answer is not a refusal: neither a time-out nor a failed fetch says that the session ended. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ErrorTimeout || error instanceof TypeError;
}

function waitMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
