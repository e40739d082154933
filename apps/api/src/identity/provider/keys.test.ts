import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { providerKeys } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import { type IdentityHarness, startHarness } from '#http/identity/testing/identity-harness.ts';
import { TestBrowser, type Tokens } from '#http/identity/testing/test-browser.ts';
import { ConfigurationError } from '#process/env.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { loadProviderKeys } from './keys.ts';

const SECRET_KEY = 's'.repeat(40);
const NOW = new Date('2026-11-20T10:00:00Z');
let database: Database;
let harness: IdentityHarness;

beforeAll(async () => {
  database = await openTestDatabase();
  harness = await startHarness();
});
afterAll(async () => {
  await harness.close();
  await database.close();
});

it('makes one set of keys however many processes start at once, and keeps it', async () => {
  const loaded = await Promise.all(Array.from({ length: 4 }, () => loadProviderKeys(database, SECRET_KEY, NOW)));
  expect(new Set(loaded.map((keys) => keys.signingKeys[0]?.kid)).size).toBe(1);
  expect(await loadProviderKeys(database, SECRET_KEY, NOW)).toEqual(loaded[0]);
});

it('stores nothing readable', async () => {
  const keys = await loadProviderKeys(database, SECRET_KEY, NOW);
  const [row] = await runAsSystem(database, (db) => db.select().from(providerKeys));
  expect(row?.sealed).toMatch(/^v1\./);
  expect(row?.sealed).not.toContain(keys.signingKeys[0]?.d);
});

it('says which setting is wrong when SECRET_KEY is another one', async () => {
  await loadProviderKeys(database, SECRET_KEY, NOW);
  const wrong = loadProviderKeys(database, 'another key'.repeat(4), NOW);
  await expect(wrong).rejects.toThrow(ConfigurationError);
  await expect(wrong).rejects.toThrow(/SECRET_KEY: does not open the sign-in keys/);
});

it('lets one process accept, renew and end what another one started', async () => {
  const [first, second] = [await harness.startProcess(), await harness.startProcess()];
  const jwks = await Promise.all([first, second].map(({ app }) => app.inject('/oidc/jwks')));
  expect(jwks[0]?.json()).toEqual(jwks[1]?.json());
  expect(jwks[0]?.json().keys).toHaveLength(1);
  expect(jwks[0]?.json().keys[0]).not.toHaveProperty('d');

  const user = await harness.createUser('both@example.test');
  const here = new TestBrowser(first.app);
  const there = new TestBrowser(second.app);
  const { callback, verifier } = await here.signIn('both@example.test');
  const tokens = (await there.exchange(callback, verifier)).json<Tokens>();
  expect(await first.identity.verifyToken(tokens.access_token)).toMatchObject({ userId: user.id });
  expect(await second.identity.verifyToken(tokens.access_token)).toMatchObject({ userId: user.id });
  expect((await here.refresh(tokens.refresh_token)).statusCode).toBe(200);
});
