import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { providerKeys } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import { ConfigurationError } from '#process/env.ts';
import { seal, unseal } from '../seal.ts';

const SigningKey = z.object({
  kty: z.literal('RSA'),
  use: z.literal('sig'),
  alg: z.literal('RS256'),
  kid: z.string(),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
});
const ProviderKeys = z.object({ signingKeys: z.array(SigningKey).min(1), cookieKeys: z.array(z.string()).min(1) });

/** Private RS256 keys, and the keys that sign cookies. The first of each list is used for new signatures. */
export type ProviderKeys = z.infer<typeof ProviderKeys>;

const ONLY_ROW = 1;

/**
 * Loads the provider's keys, which are generated once and stored encrypted with SECRET_KEY. Processes that start
 * together share the keys of the first. Throws ConfigurationError when SECRET_KEY is not the one that encrypted them.
 */
export async function loadProviderKeys(database: Database, secretKey: string, now: Date): Promise<ProviderKeys> {
  const sealed = (await findSealedKeys(database)) ?? (await createSealedKeys(database, secretKey, now));
  const text = unseal(secretKey, 'provider-keys', sealed);
  if (text === undefined) {
    throw new ConfigurationError([
      'SECRET_KEY: does not open the sign-in keys stored in this database; start with the key they were created with, or empty the table provider_keys (everybody signs in again)',
    ]);
  }
  return ProviderKeys.parse(JSON.parse(text));
}

export const toPublicKeys = (keys: ProviderKeys) => ({
  keys: keys.signingKeys.map(({ kty, use, alg, kid, n, e }) => ({ kty, use, alg, kid, n, e })),
});

const findSealedKeys = (database: Database): Promise<string | undefined> =>
  runAsSystem(database, async (db) => {
    const [row] = await db.select().from(providerKeys).where(eq(providerKeys.id, ONLY_ROW));
    return row?.sealed;
  });

async function createSealedKeys(database: Database, secretKey: string, now: Date): Promise<string> {
  const sealed = seal(secretKey, 'provider-keys', JSON.stringify(await generateKeys()));
  await runAsSystem(database, (db) =>
    db.insert(providerKeys).values({ id: ONLY_ROW, sealed, createdAt: now }).onConflictDoNothing(),
  );
  const stored = await findSealedKeys(database);
  if (!stored) throw new Error('The provider keys were not stored');
  return stored;
}

async function generateKeys(): Promise<ProviderKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return ProviderKeys.parse({
    signingKeys: [{ ...jwk, use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('base64url') }],
    cookieKeys: [randomBytes(32).toString('base64url')],
  });
}
