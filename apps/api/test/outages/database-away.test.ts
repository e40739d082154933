import { createPriceGroup, listPriceGroups } from '@parterre/contract/calls/price-groups';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isUnavailable } from '#db/database-error.ts';
import { Transaction } from '#db/transaction.ts';
import { insertShow } from '../scenes/insert-show.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '../support/test-api.ts';

/** Connections can only be cut on a database server: the embedded database has none. */
describe.skipIf(!process.env.TEST_DATABASE_URL)('connections that die', () => {
  let api: TestApi;
  let promoter: TestPromoter;
  let owner: TestUser;
  let showCode: string;

  beforeAll(async () => {
    api = await startTestApi();
    promoter = await api.createPromoter();
    owner = await api.createUser(promoter, 'owner');
    ({ showCode } = await insertShow(api, promoter));
  });
  afterAll(() => api.close());

  /** Ends every other connection to this database. */
  async function cutConnections(): Promise<void> {
    const session = await api.database.acquire();
    await session.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      [],
    );
    session.release();
  }

  test('between two statements of a request, they fail that request alone', async () => {
    const transaction = new Transaction(api.database, { role: 'parterre_app', promoterIds: [], isReadOnly: false });
    await transaction.run('select 1', []);
    await cutConnections();
    const failed = await transaction.run('select 1', []).catch((error: unknown) => error);
    expect(isUnavailable(failed)).toBe(true);
    await transaction.rollback().catch(() => undefined);
    expect((await api.call(listPriceGroups, { params: { showCode } }, { as: owner })).status).toBe(200);
  });

  test('under load, they cost 503 with Retry-After at most, and no acknowledged write', async () => {
    const write = (name: string) =>
      api.call(createPriceGroup, { params: { showCode }, body: { name: { 'en-GB': name } } }, { as: owner });
    const writes = Array.from({ length: 60 }, (_, index) => write(`Group ${index}`));
    for (let round = 0; round < 5; round++) {
      await Promise.race(writes.slice(round * 10));
      await cutConnections();
    }
    const answers = await Promise.all(writes);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.filter(({ status, headers }) => status !== 503 || !headers['retry-after'])).toEqual([]);
    const read = await api.call(listPriceGroups, { params: { showCode } }, { as: owner });
    const kept = new Set(read.body.items.map(({ priceGroupId }) => priceGroupId));
    const acknowledged = answers.filter(({ status }) => status === 201);
    expect(acknowledged.filter(({ body }) => !kept.has(body.priceGroupId))).toEqual([]);
    expect((await write('After')).status).toBe(201);
  });
});

test.each([
  ['a statement that took too long', { code: '57014' }, true],
  ['a server that shuts down', { code: '57P01' }, true],
  ['a disk that is full', { code: '53100' }, true],
  ['a transaction left idle', { code: '25P03' }, true],
  ['a refused connection', { code: 'ECONNREFUSED' }, true],
  ['a connection that broke while a statement was written', { code: 'EPIPE' }, true],
  ['a connection that broke while an answer was read', { code: 'ECONNRESET' }, true],
  ['a stream that is closed', { code: 'ERR_STREAM_DESTROYED' }, true],
  ['a unique violation', { code: '23505' }, false],
  ['a bug of ours', {}, false],
])('%s is the database being away: %s', (_what, fields, expected) => {
  const cause = Object.assign(new Error('inner'), fields);
  expect(isUnavailable(new Error('outer', { cause }))).toBe(expected);
});
