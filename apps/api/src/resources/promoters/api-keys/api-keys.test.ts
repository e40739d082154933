import * as calls from '@parterre/contract/calls/api-keys';
import { listShows } from '@parterre/contract/calls/shows';
import type { CallArguments } from '@parterre/contract/wire/call';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, idempotencyKeys } from '#db/schema/ground/audit.ts';
import { apiKeys } from '#db/schema/promoters/api-keys.ts';
import { runAsSystem } from '#db/system.ts';
import {
  type CallOptions,
  startTestApi,
  type TestApi,
  type TestPromoter,
  type TestUser,
} from '#test/support/test-api.ts';

type Create = CallArguments<typeof calls.createApiKey>['body'];

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let admin: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  stranger = await api.createUser(await api.createPromoter(), 'owner');
});
afterAll(() => api.close());
beforeEach(async () => {
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  admin = await api.createUser(promoter, 'promoter-admin');
});

const create = (body: Partial<Create> = {}, options: Partial<CallOptions> = {}) =>
  api.call(
    calls.createApiKey,
    { body: { promoterCode: promoter.code, name: 'Web shop', channel: 'web', ...body } },
    { as: owner, ...options },
  );
const list = (as = owner, query: CallArguments<typeof calls.listApiKeys>['query'] = { promoterCode: promoter.code }) =>
  api.call(calls.listApiKeys, { query }, { as });
const rename = (apiKeyId: number, name: string, as = owner, options: Partial<CallOptions> = {}) =>
  api.call(calls.updateApiKey, { params: { apiKeyId }, body: { name } }, { as, ...options });
const revoke = (apiKeyId: number, options: Partial<CallOptions> = {}) =>
  api.call(calls.revokeApiKey, { params: { apiKeyId } }, { as: owner, ...options });

describe('creating a key', () => {
  it('tells it once and stores only what it cannot be made from', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({
      apiKeyId: expect.any(Number),
      promoterCode: promoter.code,
      name: 'Web shop',
      prefix: expect.stringMatching(/^parterre_[A-HJ-NP-Z2-9]{8}$/),
      channel: 'web',
      partnerSite: null,
      createdAt: expect.any(String),
      createdBy: expect.any(String),
      lastUsedAt: null,
      revokedAt: null,
      revision: 1,
      key: expect.stringMatching(/^parterre_[A-HJ-NP-Z2-9]{8}_[A-Za-z0-9_-]{43}$/),
    });
    expect(body.key?.startsWith(`${body.prefix}_`)).toBe(true);
    const secret = body.key?.slice(-43) ?? '';
    const kept = await runAsSystem(api.database, async (db) =>
      JSON.stringify([await db.select().from(apiKeys), await db.select().from(auditEntries)]),
    );
    expect(kept).toContain(body.prefix);
    expect(kept).not.toContain(secret);
    expect(JSON.stringify((await list()).body)).not.toContain(secret);
  });

  it('answers a repeated request without the key, and keeps no answer with it', async () => {
    const first = await create({}, { key: 'once' });
    const second = await create({}, { key: 'once' });
    const { key, ...withoutKey } = first.body;
    expect(second.status).toBe(201);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.body).toEqual(withoutKey);
    const kept = await runAsSystem(api.database, (db) =>
      db.select().from(idempotencyKeys).where(eq(idempotencyKeys.promoterId, promoter.id)),
    );
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(key);
  });

  it('writes down who gave it out', async () => {
    const { body } = await create();
    const [entry] = await runAsSystem(api.database, (db) =>
      db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.promoterId, promoter.id))),
    );
    expect(entry).toMatchObject({ action: 'api-key.create', actorId: owner.id, objectId: String(body.apiKeyId) });
  });

  it('belongs to a partner site when it sells for one', async () => {
    const { status, body } = await create({ channel: 'partner-site', partnerSiteId: 1 });
    expect(status).toBe(201);
    expect(body.partnerSite).toEqual({ id: 1, name: expect.any(String) });
  });

  it.each([
    [{ name: '' }, 'name', 'required'],
    [{ name: 'x'.repeat(81) }, 'name', 'maxLength'],
    [{ channel: 'fax' }, 'channel', 'choice'],
    [{ channel: 'partner-site' }, 'partnerSiteId', 'wrongForm'],
    [{ channel: 'web', partnerSiteId: 1 }, 'partnerSiteId', 'wrongForm'],
    [{ channel: 'partner-site', partnerSiteId: 4711 }, 'partnerSiteId', 'unknown'],
    [{ key: 'parterre_mine' }, 'key', 'unknownField'],
  ])('refuses %o naming %s', async (body, field, code) => {
    const { status, problem } = await create(body as Partial<Create>);
    expect(status).toBe(400);
    expect(problem.fieldErrors).toMatchObject([{ field, code }]);
  });

  it('refuses a name that reads like one in use, and gives it again when that one is revoked', async () => {
    const { body } = await create();
    const again = await create({ name: 'WEB  shóp' });
    expect(again.status).toBe(409);
    expect(again.problem).toMatchObject({ code: 'NAME_TAKEN', fieldErrors: [{ field: 'name', code: 'keyNameTaken' }] });
    await revoke(body.apiKeyId);
    expect((await create()).status).toBe(201);
  });

  it('gives one name once when many ask at the same time', async () => {
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('is for owners of the whole promoter', async () => {
    expect((await create({}, { as: admin })).problem).toMatchObject({
      code: 'FORBIDDEN',
      details: { permission: 'apikey:manage' },
    });
    expect((await create({}, { as: stranger })).status).toBe(404);
    const narrow = await api.createUser(promoter, 'owner', { scope: 'venue', scopeIds: [1] });
    expect((await create({}, { as: narrow })).status).toBe(403);
  });
});

describe('listing keys', () => {
  it('shows those of the promoter, newest first, with the revoked ones', async () => {
    const first = (await create({ name: 'First' })).body;
    await create({ name: 'Second' });
    await revoke(first.apiKeyId);
    const { body } = await list();
    expect(body.totalItems).toBe(2);
    expect(body.items.map(({ name, revokedAt }) => [name, revokedAt !== null])).toEqual([
      ['Second', false],
      ['First', true],
    ]);
  });

  it('reads on where the page before ended', async () => {
    for (let at = 1; at <= 21; at++) await create({ name: `Key ${at}` });
    const first = (await list(owner, { promoterCode: promoter.code, pageSize: 20 })).body;
    const rest = (await list(owner, { promoterCode: promoter.code, pageSize: 20, next: first.next ?? '' })).body;
    expect([first.items.length, first.totalPages, rest.items.map(({ name }) => name)]).toEqual([20, 2, ['Key 1']]);
    expect((await list(owner, { next: 'made-up' })).status).toBe(400);
  });

  it('is closed to other roles, to strangers and to owners of a part', async () => {
    await create();
    expect((await list(admin)).status).toBe(403);
    expect((await list(stranger)).status).toBe(404);
    expect((await list(stranger, {})).body.items).toEqual([]);
    const narrow = await api.createUser(promoter, 'owner', { scope: 'venue', scopeIds: [1] });
    expect((await list(narrow)).body.items).toEqual([]);
  });
});

describe('renaming a key', () => {
  it('changes the name and nothing else', async () => {
    const { key: _, ...before } = (await create()).body;
    const { status, body } = await rename(before.apiKeyId, 'Shop on the web');
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, name: 'Shop on the web', revision: 2 });
  });

  it('is refused on a revision somebody else has changed', async () => {
    const { apiKeyId, revision } = (await create()).body;
    const first = await rename(apiKeyId, 'Shop on the web', owner, { revision });
    expect(first.body.revision).toBe(revision + 1);
    const second = await rename(apiKeyId, 'Web shop 2027', owner, { revision });
    expect(second.status).toBe(412);
    expect(second.problem).toMatchObject({ code: 'STALE', details: { revision: revision + 1 } });
    expect((await list()).body.items[0]?.name).toBe('Shop on the web');
  });

  it('refuses empty, taken and foreign ones', async () => {
    const { apiKeyId } = (await create()).body;
    await create({ name: 'Other' });
    expect((await rename(apiKeyId, ' ')).problem.fieldErrors?.[0]?.field).toBe('name');
    expect((await rename(apiKeyId, 'OTHER')).problem.code).toBe('NAME_TAKEN');
    expect((await rename(apiKeyId, 'WEB SHOP')).status).toBe(200);
    expect((await rename(apiKeyId, 'Mine', admin)).status).toBe(403);
    expect((await rename(apiKeyId, 'Mine', stranger)).status).toBe(404);
    const narrow = await api.createUser(promoter, 'owner', { scope: 'partner-site', scopeIds: [1] });
    expect((await rename(apiKeyId, 'Mine', narrow)).status).toBe(404);
  });
});

describe('revoking a key', () => {
  it('is final', async () => {
    const { apiKeyId } = (await create()).body;
    const { status, body } = await revoke(apiKeyId);
    expect(status).toBe(200);
    expect(body.revokedAt).not.toBeNull();
    expect((await revoke(apiKeyId)).problem.code).toBe('STATUS_CHANGE_REFUSED');
    expect((await rename(apiKeyId, 'Back')).problem.code).toBe('STATUS_CHANGE_REFUSED');
    expect((await list()).body.items[0]).toEqual(body);
  });

  it('is refused to other roles and to strangers, and replays', async () => {
    const { apiKeyId } = (await create()).body;
    expect((await revoke(apiKeyId, { as: admin })).status).toBe(403);
    expect((await revoke(apiKeyId, { as: stranger })).status).toBe(404);
    expect((await revoke(4711)).status).toBe(404);
    const first = await revoke(apiKeyId, { key: 'stop' });
    expect((await revoke(apiKeyId, { key: 'stop' })).body).toEqual(first.body);
  });
});

describe('what is not the channel', () => {
  it('is closed to keys, also to manage keys', async () => {
    const key = await api.createKey(promoter);
    for (const answer of [await list(key), await create({}, { as: key }), await revoke(key.apiKeyId, { as: key })])
      expect(answer.problem).toMatchObject({ code: 'FORBIDDEN', details: { scope: expect.any(String) } });
    const { problem } = await api.call(listShows, { query: {} }, { as: key });
    expect(problem.details).toEqual({ scope: 'backstage.event_data' });
  });
});
