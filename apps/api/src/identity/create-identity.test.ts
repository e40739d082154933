import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toAddresses } from '#addresses.ts';
import { SILENT_LOG } from '#test/support/silent-log.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import type { Database } from '../db/database.ts';
import { readEnvironment } from '../process/env.ts';
import { createIdentity } from './create-identity.ts';
import { readSecretKey } from './secret-key.ts';

let database: Database;
let folder: string;
let dataDir: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'parterre-identity-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});
beforeEach(() => {
  dataDir = mkdtempSync(join(folder, 'data-'));
});

const addresses = toAddresses('https://parterre.test');

const create = (variables: Record<string, string>, into = database) => {
  const env = readEnvironment({ DATA_DIR: dataDir, ...variables });
  const secretKey = readSecretKey(env);
  return createIdentity({ env, secretKey, database: into, addresses, now: () => new Date(), log: SILENT_LOG });
};
const hasOwnKey = () => existsSync(join(dataDir, 'secret-key'));

test('without SECRET_KEY an installation keeps its own in the data folder and opens its keys with it again', async () => {
  await create({});
  expect(hasOwnKey()).toBe(true);
  expect((await create({})).provider).not.toBeNull();
});

test('no key is written where SECRET_KEY is given, whether people sign in here or elsewhere', async () => {
  const given = { SECRET_KEY: 's'.repeat(40) };
  expect((await create({ ...given, OIDC_ISSUER: 'https://sign-in.example.test' })).provider).toBeNull();
  expect(hasOwnKey()).toBe(false);
  const other = await openTestDatabase();
  expect((await create(given, other)).provider).not.toBeNull();
  expect(hasOwnKey()).toBe(false);
  await other.close();
});
