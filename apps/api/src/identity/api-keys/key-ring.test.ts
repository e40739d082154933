import { createApiKey, listApiKeys, revokeApiKey } from '@parterre/contract/calls/api-keys';
import { createBasket } from '@parterre/contract/calls/baskets';
import { getChannelShow, listChannelShows } from '@parterre/contract/calls/channel';
import { listShows } from '@parterre/contract/calls/shows';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '#context/create-context.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { apiKeys } from '#db/schema/promoters/api-keys.ts';
import { runAsSystem } from '#db/system.ts';
import { insertOnSale } from '#test/scenes/insert-on-sale.ts';
import { SILENT_LOG } from '#test/support/silent-log.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';
import { createKeyRing, type KeyRing } from './key-ring.ts';
import { newKey, readKeyHash } from './key-text.ts';

const NOW = new Date('2026-11-20T12:00:30Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let keys: KeyRing;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  keys = createKeyRing(api.database, SILENT_LOG);
});

const hashOf = ({ token }: { token: string }) => readKeyHash(`Bearer ${token}`) ?? '';
const revoke = (apiKeyId: number) => api.call(revokeApiKey, { params: { apiKeyId } }, { as: owner });
const readLastUse = async (apiKeyId: number) =>
  (
    await runAsSystem(api.database, (db) => db.select().from(apiKeys).where(eq(apiKeys.id, apiKeyId)))
  )[0]?.lastUsedAt?.toISOString();

describe('the text of a key', () => {
  it('is told apart from tokens and from every other key', () => {
    const made = Array.from({ length: 1000 }, () => newKey());
    expect(new Set(made.map(({ key }) => key)).size).toBe(1000);
    expect(made.every(({ key, prefix, hash }) => key.startsWith(prefix) && readKeyHash(`Bearer ${key}`) === hash)).toBe(
      true,
    );
  });

  it.each([undefined, '', 'Bearer ', 'Bearer eyJhbGciOi.x.y', 'Bearer parterre_short', 'Basic parterre_AAAAAAAA_'])(
    'is not found in %o',
    (header) => expect(readKeyHash(header)).toBeUndefined(),
  );
});

describe('whoever calls with a key', () => {
  it('is the key, at its promoter, as the channel it sells as', async () => {
    const key = await api.createKey(promoter, { channel: 'phone' });
    expect(await keys.findActor(hashOf(key), NOW)).toEqual({
      kind: 'key',
      id: `key:${key.apiKeyId}`,
      name: expect.any(String),
      memberships: [{ promoterId: promoter.id, permissions: ['channel:sell'], scope: 'promoter', scopeIds: [] }],
      salesKey: { apiKeyId: key.apiKeyId, channel: 'phone', partnerSiteId: null },
    });
  });

  it('is narrowed to the partner site of the key', async () => {
    const actor = await keys.findActor(hashOf(await api.createKey(promoter, { partnerSiteId: 2 })), NOW);
    expect(actor?.memberships).toEqual([
      { promoterId: promoter.id, permissions: ['channel:sell'], scope: 'partner-site', scopeIds: [2] },
    ]);
  });

  it('is read once in ten seconds, however many call', async () => {
    const hash = hashOf(await api.createKey(promoter));
    const [first, second] = await Promise.all([keys.findActor(hash, NOW), keys.findActor(hash, NOW)]);
    expect(second).toBe(first);
    expect(await keys.findActor(hash, later(9_999))).toBe(first);
    expect(await keys.findActor(hash, later(10_000))).not.toBe(first);
  });

  it('is nobody with a key that was never given out, and ten seconds after it was revoked', async () => {
    expect(await keys.findActor(newKey().hash, NOW)).toBeUndefined();
    const key = await api.createKey(promoter);
    expect(await keys.findActor(hashOf(key), NOW)).toBeDefined();
    await revoke(key.apiKeyId);
    expect(await keys.findActor(hashOf(key), later(10_000))).toBeUndefined();
    expect(keys.peek(hashOf(key), later(10_000))).toBeUndefined();
  });

  it('cannot change anything from the moment the key is revoked', async () => {
    const key = await api.createKey(promoter);
    const actor = await keys.findActor(hashOf(key), NOW);
    if (!actor) throw new Error('The key is not known');
    const change = () =>
      createContext({
        database: api.database,
        actor,
        promoterIds: [promoter.id],
        permission: 'channel:sell',
        now: () => NOW,
        log: SILENT_LOG,
        requestId: 'test',
      }).ctx.change('test.change', async () => ({
        answer: 'done',
        promoterId: promoter.id,
        objectId: 1,
      }));
    expect(await change()).toBe('done');
    await revoke(key.apiKeyId);
    await expect(change()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('the last use of a key', () => {
  it('is written to the minute, once for all calls of it', async () => {
    const [used, unused] = [await api.createKey(promoter), await api.createKey(promoter)];
    for (const ms of [0, 10, 29_999]) await keys.findActor(hashOf(used), later(ms));
    await keys.close();
    expect(await readLastUse(used.apiKeyId)).toBe('2026-11-20T12:00:00.000Z');
    expect(await readLastUse(unused.apiKeyId)).toBeUndefined();
    await keys.findActor(hashOf(used), later(30_000));
    await keys.close();
    expect(await readLastUse(used.apiKeyId)).toBe('2026-11-20T12:01:00.000Z');
  });

  it('never goes back when another process was quicker', async () => {
    const key = await api.createKey(promoter);
    const other = createKeyRing(api.database, SILENT_LOG);
    await other.findActor(hashOf(key), later(600_000));
    await other.close();
    await keys.findActor(hashOf(key), NOW);
    await keys.close();
    expect(await readLastUse(key.apiKeyId)).toBe('2026-11-20T12:10:00.000Z');
  });
});

describe('over HTTP', () => {
  it('a key sees the events it sells and nobody else’s, and a revoked one sells nothing from that moment on', async () => {
    const mine = await insertOnSale(api.database, { seats: 100 });
    const as = { id: 'key', token: mine.key };
    const theirs = await api.createKey(promoter);
    const listed = await api.call(listChannelShows, { query: {} }, { as });
    expect(listed.body.items.map(({ showCode }) => showCode)).toEqual([mine.showCode]);
    expect((await api.call(listChannelShows, { query: {} }, { as: theirs })).body.items).toEqual([]);
    const fill = (key: TestUser) => {
      const bestAvailable = [{ priceTypeId: mine.prices[0], quantity: 1 }];
      return api.call(createBasket, { body: { showCode: mine.showCode, bestAvailable } }, { as: key });
    };
    expect((await fill(theirs)).status).toBe(404);
    expect((await fill(as)).status).toBe(201);
    await runAsSystem(api.database, (db) =>
      db.update(apiKeys).set({ revokedAt: NOW }).where(eq(apiKeys.promoterId, mine.promoterId)),
    );
    expect((await fill(as)).problem.code).toBe('UNAUTHENTICATED');
  });

  it('a key of a partner site knows only the events of its site', async () => {
    const { showCode, promoterId } = await insertOnSale(api.database, { seats: 100 });
    const key = await api.createKey({ id: promoterId, code: '', taxRateId: 0 }, { partnerSiteId: 1 });
    const ask = async () => (await api.call(getChannelShow, { params: { showCode } }, { as: key })).status;
    expect(await ask()).toBe(404);
    await runAsSystem(api.database, (db) =>
      db
        .update(priceTypes)
        .set({ partnerSiteIds: [1] })
        .where(eq(priceTypes.promoterId, promoterId)),
    );
    expect(await ask()).toBe(200);
  });

  it('a key that was never given out is nobody', async () => {
    const { status } = await api.call(listShows, { query: {} }, { as: { id: 'x', token: newKey().key } });
    expect(status).toBe(401);
  });

  it('keys are counted one by one, whatever address they call from', async () => {
    const limited = await startTestApi({ rateLimitPerMinute: 5 });
    try {
      const at = await limited.createPromoter();
      const [busy, calm] = [await limited.createKey(at), await limited.createKey(at)];
      const ask = async (as: TestUser) => (await limited.call(listShows, { query: {} }, { as })).status;
      const asked = [];
      for (let call = 0; call < 7; call++) asked.push(await ask(busy));
      // The first call of an unknown key counts against its address.
      expect(asked).toEqual([403, 403, 403, 403, 403, 403, 429]);
      expect([await ask(calm), await ask(calm)]).toEqual([403, 403]);
      const unknown = { id: 'x', token: newKey().key };
      const guesses = [];
      for (let call = 0; call < 4; call++) guesses.push(await ask(unknown));
      expect(guesses).toEqual([401, 401, 401, 429]);
    } finally {
      await limited.close();
    }
  });

  it('no line of the log holds a key, whatever happens to the request', async () => {
    const lines: string[] = [];
    const logging = await startTestApi({ errors: lines, logLevel: 'trace' });
    try {
      const at = await logging.createPromoter();
      const as = await logging.createUser(at, 'owner');
      const body = { promoterCode: at.code, name: 'Web', channel: 'web' } as const;
      const created = (await logging.call(createApiKey, { body }, { as })).body;
      const token = created.key ?? '';
      const bearer = { authorization: `Bearer ${token}` };
      await logging.call(listShows, { query: {} }, { as: { id: 'x', token } });
      await logging.app.inject({ method: 'GET', url: `/api/channel/${token}`, headers: bearer });
      await logging.app.inject({
        method: 'POST',
        url: `/api/backstage/api-keys?key=${token}`,
        headers: bearer,
        body: token,
      });
      await logging.call(listApiKeys, { query: { next: token } }, { as });
      expect(lines.length).toBeGreaterThan(4);
      expect(lines.filter((line) => line.includes(token.slice(-43)))).toEqual([]);
    } finally {
      await logging.close();
    }
  });
});
