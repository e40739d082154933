import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });
const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

const TIMEOUT_MS = 5_000;
/** The limit of a key set. Those of providers with many tenants have tens of thousands of characters. */
const BYTES_MAX = 1024 * 1024;

/**
 * Finds the public keys of an external issuer through its discovery document, with the first token, and keeps them
 * fresh. A failed discovery is repeated with the next token. A fault of the issuer is not reported as an invalid token,
 * so that nobody is signed out because keys could not be read.
 */
export function createRemoteKeys(issuer: string, { timeoutMs = TIMEOUT_MS } = {}): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  const load = () => {
    keys ??= discoverKeys(issuer, timeoutMs).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };
  return async (header, token) => (await load())(header, token);
}

async function discoverKeys(issuer: string, timeoutMs: number): Promise<JWTVerifyGetKey> {
  const url = `${issuer}/.well-known/openid-configuration`;
  const found = Discovery.parse(await fetchJson(url, AbortSignal.timeout(timeoutMs)));
  if (found.issuer.replace(/\/$/, '') !== issuer)
    throw new Error(`${url} has the issuer ${found.issuer} instead of ${issuer}`);
  return createRemoteJWKSet(new URL(found.jwks_uri), {
    timeoutDuration: timeoutMs,
    [customFetch]: async (from: string, { signal }: { signal: AbortSignal }) =>
      Response.json(KeySet.parse(await fetchJson(from, signal))),
  });
}

/** Fetches JSON. The signal also ends a slow answer, and an answer that is too long is abandoned. */
async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } });
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > BYTES_MAX) throw new Error(`${url} sent more than ${BYTES_MAX} bytes`);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
