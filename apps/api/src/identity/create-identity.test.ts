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

const create = (variables: Record<string, string>) =>
  createIdentity({
    env: readEnvironment({ DATA_DIR: dataDir, ...variables }),
    database,
    addresses,
    now: () => new Date(),
    log: SILENT_LOG,
  });
const hasOwnKey = () => existsSync(join(dataDir, 'secret-key'));

test('without SECRET_KEY an installation keeps its own in the data folder and opens its keys with it again', async () => {
  await create({});
  expect(hasOwnKey()).toBe(true);
  expect((await create({})).provider).not.toBeNull();
});

test('no key is written where SECRET_KEY is given, nor where people sign in elsewhere', async () => {
  await create({ OIDC_ISSUER: 'https://sign-in.example.test' });
  expect(hasOwnKey()).toBe(false);
  const other = await openTestDatabase();
  const env = readEnvironment({ DATA_DIR: dataDir, SECRET_KEY: 's'.repeat(40) });
  const options = { addresses, now: () => new Date(), log: SILENT_LOG };
  expect((await createIdentity({ ...options, env, database: other })).provider).not.toBeNull();
  expect(hasOwnKey()).toBe(false);
  await other.close();
});
