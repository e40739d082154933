import { AuditQuery } from '@parterre/contract/audit';
import { createApiKey } from '@parterre/contract/calls/api-keys';
import * as calls from '@parterre/contract/calls/audit';
import { updatePrice } from '@parterre/contract/calls/prices';
import { updatePromoter } from '@parterre/contract/calls/promoters';
import { updateShow } from '@parterre/contract/calls/shows';
import { AUDIT_KINDS } from '@parterre/contract/choices/audit-choices';
import type { CallArguments } from '@parterre/contract/wire/call';
import { CSV, EXCEL } from '@parterre/contract/wire/file-types';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { memberships } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import { createJobContext } from '#jobs/job-context.ts';
import { type FullShow, insertFullShow } from '#test/scenes/insert-full-show.ts';
import { files, firsts } from '#test/support/server-source.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';
import { listAuditEntries } from './read.ts';
import { forgetEntries } from './resource.ts';

type Query = NonNullable<CallArguments<typeof calls.listAuditEntries>['query']>;

const START = Date.parse('2026-11-20T12:00:00Z');
let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let auditor: TestUser;
let show: FullShow;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(new Date(START));
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  auditor = await api.createUser(promoter, 'auditor');
  show = await insertFullShow(api, promoter);
});

const ask = (query: Query = {}, as = auditor, headers = {}) =>
  api.call(calls.listAuditEntries, { query }, { as, headers });
async function list(query: Query = {}, as = auditor) {
  const { status, body, text } = await ask(query, as);
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  return body.items;
}
const actionsOf = async (query: Query) => (await list(query)).map(({ action }) => action);

const take = (query: Query, accept: string, as = auditor) => ask(query, as, { accept });

const joinTo = ({ id: userId }: TestUser, { id: promoterId }: TestPromoter) =>
  runAsSystem(api.database, (db) =>
    db.insert(memberships).values({ promoterId, userId, role: 'auditor', scopeIds: [] }),
  );

/** Makes three changes, a minute apart: the price of a price type, the name of the show, the name of the promoter. */
async function changeThings() {
  const of = { showCode: show.showCode };
  const wait = (minutes: number) => api.setNow(new Date(START + minutes * 60_000));
  wait(1);
  const price = { params: { ...of, priceTypeId: show.prices[0] }, body: { faceValueMinor: 9900 } };
  await api.call(updatePrice, price, { as: owner });
  wait(2);
  await api.call(updateShow, { params: of, body: { name: { 'en-GB': 'New' }, reason: 'Agreed' } }, { as: owner });
  wait(3);
  const body = { name: 'Renamed' };
  await api.call(updatePromoter, { params: { code: promoter.code }, body }, { as: owner });
}

/** Inserts an entry as a change by another user would leave it. */
const insert = (more: Partial<typeof auditEntries.$inferInsert>) =>
  runAsSystem(api.database, (db) =>
    db.insert(auditEntries).values({
      promoterId: promoter.id,
      id: newId(),
      at: new Date(START),
      actorId: owner.id,
      actorName: 'Olga Owner',
      action: 'customer.update',
      object: 'customer',
      objectId: '5',
      before: { phone: '1' },
      after: { phone: '2' },
      parts: [],
      requestId: 'request-12345678',
      ...more,
    }),
  );

describe('the audit', () => {
  it('tells who did what to which thing, when, from where and on which event', async () => {
    await changeThings();
    const [renamed, named, priced] = await list({ promoterCode: promoter.code });
    expect(priced).toMatchObject({
      promoterCode: promoter.code,
      at: new Date(START + 60_000).toISOString(),
      actorId: owner.id,
      door: 'people',
      action: 'price.update',
      object: 'price',
      objectId: String(show.prices[0]),
      show: { showCode: show.showCode, timeZone: 'Europe/London' },
      currency: 'GBP',
      address: '127.0.0.1',
      isMasked: false,
      changes: [{ field: 'faceValueMinor', before: expect.any(String), after: '9900' }],
    });
    expect(named).toMatchObject({ action: 'show.update', reason: 'Agreed', show: { name: { 'en-GB': 'New' } } });
    expect(renamed).toMatchObject({ action: 'promoter.update', show: null });
    expect(renamed?.changes).toContainEqual({ field: 'name', before: expect.any(String), after: 'Renamed' });
  });

  it('is filtered by who, what, which event, which thing, when and from where', async () => {
    await changeThings();
    const clerk = await api.createUser(promoter, 'event-manager');
    await insert({ actorId: clerk.id, action: 'customer.read', address: '203.0.113.7', before: null, after: null });
    await insert({ actorId: 'key:7', action: 'order.purchase', object: 'order', objectId: 'AAAAAAAAAA' });
    await insert({ actorId: 'system', action: 'hold.release', object: 'seats', objectId: '1', showId: show.showId });
    expect(await actionsOf({ actorId: clerk.id })).toEqual(['customer.read']);
    expect(await actionsOf({ door: 'keys' })).toEqual(['order.purchase']);
    expect(await actionsOf({ door: 'product' })).toEqual(['hold.release']);
    expect(await actionsOf({ door: 'people' })).toHaveLength(4);
    expect(await actionsOf({ kind: 'events' })).toEqual(['show.update']);
    expect(await actionsOf({ kind: 'personal-data' })).toEqual(['customer.read']);
    expect(await actionsOf({ showCode: show.showCode })).toEqual(['show.update', 'price.update', 'hold.release']);
    expect(await actionsOf({ object: 'customer', objectId: '5' })).toEqual(['customer.read']);
    expect(await actionsOf({ address: '203.0.113.7' })).toEqual(['customer.read']);
    const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString();
    expect(await actionsOf({ from: at(2), to: at(3) })).toEqual(['show.update']);
    expect(await actionsOf({ showCode: 'ZZZZZZZZ' })).toEqual([]);
  });

  it('refuses a range that ends before it begins, and what it does not know', async () => {
    const from = new Date(START).toISOString();
    const { problem } = await ask({ from, to: new Date(START - 1).toISOString() });
    expect(problem).toMatchObject({ code: 'INVALID', fieldErrors: [{ field: 'to' }] });
    const unknown = await api.app.inject({
      url: '/api/backstage/audit-entries?kind=moon',
      headers: { authorization: `Bearer ${auditor.token}` },
    });
    expect(unknown.statusCode).toBe(400);
  });

  it('is read page by page without a gap, also where entries are of the same moment', async () => {
    for (let n = 0; n < 25; n++) await insert({ objectId: String(n) });
    const first = await ask({ pageSize: 20 });
    expect([first.body.totalItems, first.body.totalPages, first.body.items.length]).toEqual([25, 2, 20]);
    const { next = '' } = first.body;
    const second = await ask({ pageSize: 20, next });
    const ids = [...first.body.items, ...second.body.items].map(({ auditEntryId }) => auditEntryId);
    expect(new Set(ids).size).toBe(25);
    expect((await ask({ pageSize: 20, pageIndex: 2 })).body.items).toEqual(second.body.items);
  });

  it('tells one entry by itself, also what only counts', async () => {
    await insert({ action: 'customer.export', before: null, after: { orders: 3 } });
    const [entry] = await list();
    const auditEntryId = entry?.auditEntryId ?? 0;
    const { status, body } = await api.call(
      calls.getAuditEntry,
      { params: { code: promoter.code, auditEntryId } },
      { as: auditor },
    );
    expect(status).toBe(200);
    expect(body).toEqual(entry);
    expect(body.changes).toEqual([{ field: 'orders', before: null, after: '3' }]);
  });

  it('joins the promoters of a reader by time, and shows nothing of others', async () => {
    const other = await api.createPromoter();
    await joinTo(auditor, other);
    const strange = await api.createPromoter();
    await insert({ objectId: '1' });
    await insert({ promoterId: other.id, objectId: '2', at: new Date(START + 1000) });
    await insert({ promoterId: strange.id, objectId: '3', at: new Date(START + 2000) });
    expect((await list()).map(({ objectId }) => objectId)).toEqual(['2', '1']);
    const [entry] = await list({}, await api.createUser(strange, 'owner'));
    const params = { code: promoter.code, auditEntryId: entry?.auditEntryId ?? 0 };
    expect((await api.call(calls.getAuditEntry, { params }, { as: auditor })).status).toBe(404);
  });

  it('is empty for those who see only a part of a promoter', async () => {
    await insert({});
    const [entry] = await list();
    const part = await api.createUser(promoter, 'auditor', { scope: 'venue', scopeIds: [1] });
    expect(await list({}, part)).toEqual([]);
    const params = { code: promoter.code, auditEntryId: entry?.auditEntryId ?? 0 };
    expect((await api.call(calls.getAuditEntry, { params }, { as: part })).status).toBe(404);
    expect((await take({}, CSV, part)).problem).toMatchObject({ code: 'NO_DATA' });
  });

  it('tells what concerns people only to those who may see people', async () => {
    await insert({ reason: 'Ada called' });
    await insert({ action: 'guest.update', object: 'guest-list' });
    await insert({ action: 'guest-list.update', object: 'guest-list' });
    const membership = {
      promoterId: promoter.id,
      permissions: ['audit:read' as const],
      scope: 'promoter' as const,
      scopeIds: [],
    };
    const actor = { kind: 'user' as const, id: 'x', name: 'X', memberships: [membership] };
    const query = AuditQuery.parse({});
    const { items } = await api.inContext(promoter, (ctx) =>
      listAuditEntries(Object.assign(Object.create(ctx), { actor }), { query }),
    );
    const masked = items.filter(({ isMasked }) => isMasked);
    expect(masked.map(({ action }) => action).sort()).toEqual(['customer.update', 'guest.update']);
    expect(masked.flatMap(({ changes, reason, summary }) => [...changes, reason, ...Object.keys(summary)])).toEqual([
      undefined,
      undefined,
    ]);
    expect(items.find(({ isMasked }) => !isMasked)?.changes).toHaveLength(1);
  });

  it('lists everybody who can have done something, also keys, by name', async () => {
    const body = { promoterCode: promoter.code, name: 'AAA web shop', channel: 'web' as const };
    await api.call(createApiKey, { body }, { as: owner });
    const actors = async (searchTerm?: string) => {
      const query = searchTerm === undefined ? {} : { searchTerm };
      const answer = await api.call(calls.listAuditActors, { query }, { as: auditor });
      expect(answer.status).toBe(200);
      return answer.body.items;
    };
    const all = await actors();
    expect(all[0]).toMatchObject({ name: 'AAA web shop', door: 'keys', promoterCode: promoter.code });
    expect(
      all
        .slice(1)
        .map(({ actorId }) => actorId)
        .sort(),
    ).toEqual([owner.id, auditor.id].sort());
    expect((await actors('web')).map(({ name }) => name)).toEqual(['AAA web shop']);
  });
});

describe('a file of the audit', () => {
  it('has a row for each field that changed, in the form of the reader, and is written down', async () => {
    await changeThings();
    await insert({ reason: '=cmd()', before: { phone: '1', note: 'a' }, after: { phone: '2', note: 'b' } });
    const { status, text, headers } = await take({ promoterCode: promoter.code, culture: 'de' }, CSV);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('audit-2026-11-20.csv');
    const lines = text.replace('\ufeff', '').trim().split('\r\n');
    expect(lines[0]).toMatch(/^Datum;Uhrzeit;Wer;/);
    expect(lines.filter((line) => line.includes('customer.update'))).toHaveLength(2);
    expect(text).toContain("'=cmd()");
    expect(lines.find((line) => line.includes('price.update'))).toContain('9900');
    const [taken] = await list({ kind: 'personal-data' });
    expect(taken).toMatchObject({ action: 'audit.export', actorId: auditor.id, objectId: promoter.code });
    expect(taken?.changes).toContainEqual({ field: 'fileName', before: null, after: 'audit-2026-11-20.csv' });
  });

  it('holds more than is read at once, each entry once, as Excel too', async () => {
    for (let n = 0; n < 24; n++)
      await runAsSystem(api.database, (db) =>
        db.insert(auditEntries).values(
          Array.from({ length: 50 }, (_, index) => ({
            promoterId: promoter.id,
            id: newId(),
            at: new Date(START - n * 1000),
            actorId: owner.id,
            actorName: 'Olga',
            action: 'order.purchase',
            object: 'order',
            objectId: `${n}-${index}`,
            parts: [],
            requestId: 'request-12345678',
          })),
        ),
      );
    const { bytes, status } = await take({ kind: 'sales', promoterCode: promoter.code }, EXCEL);
    expect(status).toBe(200);
    const rows = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
    expect(rows).toHaveLength(1201);
    expect(new Set(rows.map((row) => row[6])).size).toBe(1201);
  });

  it('is of one promoter, and none where nothing matches', async () => {
    expect((await take({ actorId: 'nobody', promoterCode: promoter.code }, CSV)).problem).toMatchObject({
      code: 'NO_DATA',
    });
    const both = await api.createUser(promoter, 'auditor');
    await joinTo(both, await api.createPromoter());
    const { problem } = await take({}, CSV, both);
    expect(problem).toMatchObject({ code: 'INVALID', fieldErrors: [{ field: 'promoterCode', code: 'required' }] });
  });
});

describe('old entries', () => {
  const keep = (auditYears: 2 | null) =>
    api.call(updatePromoter, { params: { code: promoter.code }, body: { auditYears } }, { as: owner });
  const forget = () => forgetEntries(createJobContext(api.database, new Date(START)));
  const ago = (years: number) => new Date(START - years * 365.25 * 86_400_000);

  it('stay for good, or as long as the promoter has set, and no younger one goes', async () => {
    for (const years of [1.9, 2.1, 9]) await insert({ at: ago(years), objectId: String(years) });
    await forget();
    expect(await list()).toHaveLength(3);
    expect((await keep(2)).body.auditYears).toBe(2);
    await forget();
    expect((await list()).map(({ objectId }) => objectId)).toEqual([promoter.code, '1.9']);
    expect((await keep(null)).body.auditYears).toBeNull();
  });

  it('of other promoters stay', async () => {
    await keep(2);
    const other = await api.createPromoter();
    await insert({ promoterId: other.id, at: ago(9) });
    await forget();
    expect(await list({}, await api.createUser(other, 'owner'))).toHaveLength(1);
  });
});

it('has each noun under one kind of its filter', () => {
  const written = files
    .filter(({ path }) => /^(resources|identity|context)\//.test(path))
    .flatMap(({ text }) => [
      ...firsts(
        text,
        /\b(?:change|changeOwn|changeSeats|decide|recordRead)(?:<[^>]*>)?\(\s*(?:ctx, )?'([a-z-]+)\.[a-z-]+'/g,
      ),
      ...firsts(text, /\bobject: '([a-z-]+)'/g),
    ]);
  const kinds = Object.values(AUDIT_KINDS).flat();
  expect(new Set(kinds).size).toBe(kinds.length);
  // Changes of a user's own account are entries of the user.
  const unaudited = ['account', 'basket', 'notification', 'plan-viewer', 'seat-viewer', 'start'];
  expect([...new Set(written)].filter((noun) => !unaudited.includes(noun)).sort()).toEqual([...kinds].sort());
});
