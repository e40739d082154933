import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });

const TIMEOUT_MS = 5_000;

/**
 * The public keys of an external issuer, found through its discovery document with the first token and kept fresh after
 * that. A failed discovery is tried again with the next token.
 */
export function createRemoteKeys(issuer: string): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  const load = () => {
    keys ??= discoverKeys(issuer).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };
  return async (header, token) => (await load())(header, token);
}

async function discoverKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const url = `${issuer}/.well-known/openid-configuration`;
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const found = Discovery.parse(await response.json());
  if (found.issuer.replace(/\/$/, '') !== issuer)
    throw new Error(`${url} speaks for ${found.issuer}, not for ${issuer}`);
  return createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: TIMEOUT_MS });
}
