import * as calls from '@parterre/contract/calls/report-settings';
import { COLUMN_REPORTS, REPORT_COLUMNS, SHOW_REPORT_COLUMNS } from '@parterre/contract/choices/report-columns';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { reportColumnSets } from '#db/schema/reports/report-settings.ts';
import { runAsSystem } from '#db/system.ts';
import {
  type CallOptions,
  startTestApi,
  type TestApi,
  type TestPromoter,
  type TestUser,
} from '#test/support/test-api.ts';

type Create = CallArguments<typeof calls.createReportColumnSet>['body'];
type Update = CallArguments<typeof calls.updateReportColumnSet>['body'];

let api: TestApi;
let promoter: TestPromoter;
let finance: TestUser;
let colleague: TestUser;
let owner: TestUser;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  promoter = await api.createPromoter();
  finance = await api.createUser(promoter, 'finance');
  colleague = await api.createUser(promoter, 'marketing');
  owner = await api.createUser(promoter, 'owner');
});

const keysOf = (report: (typeof COLUMN_REPORTS)[number]): string[] =>
  ({ ...REPORT_COLUMNS, ...SHOW_REPORT_COLUMNS })[report]?.map(({ key }) => key) ?? ['show_code'];

const create = (body: Partial<Create> = {}, options: Partial<CallOptions> = {}) =>
  api.call(
    calls.createReportColumnSet,
    {
      body: {
        promoterCode: promoter.code,
        report: 'sales',
        name: 'Month end',
        columns: keysOf(body.report ?? 'sales').slice(0, 2),
        ...body,
      },
    },
    { as: finance, ...options },
  );
const update = (id: number, body: Update, options: Partial<CallOptions> = {}) =>
  api.call(calls.updateReportColumnSet, { params: { id }, body }, { as: finance, ...options });
const remove = (id: number, options: Partial<CallOptions> = {}) =>
  api.call(calls.removeReportColumnSet, { params: { id } }, { as: finance, ...options });
const list = (as = finance, query: CallArguments<typeof calls.listReportColumnSets>['query'] = {}) =>
  api.call(calls.listReportColumnSets, { query }, { as });
const namesOf = async (as = finance, query = {}) => (await list(as, query)).body.items.map(({ name }) => name);

describe('a set of columns', () => {
  it('is kept in its order, each column once, and written down', async () => {
    const { status, body } = await create({ columns: ['sold', 'show_code', 'sold'] });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      promoterCode: promoter.code,
      report: 'sales',
      name: 'Month end',
      columns: ['sold', 'show_code'],
      isShared: false,
      isOwn: true,
      ownerName: expect.any(String),
      revision: 1,
    });
    expect((await list()).body).toMatchObject({ items: [body], totalItems: 1 });
    const [entry] = await runAsSystem(api.database, (db) =>
      db.select().from(auditEntries).where(eq(auditEntries.promoterId, promoter.id)),
    );
    expect(entry).toMatchObject({
      action: 'report-column-set.create',
      actorId: finance.id,
      after: { name: 'Month end' },
    });
  });

  it('is made once by a repeated request', async () => {
    const first = await create({}, { key: 'once' });
    expect((await create({}, { key: 'once' })).body).toEqual(first.body);
    expect((await list()).body.totalItems).toBe(1);
  });

  it('is seen by others when it is shared, and by nobody at another promoter', async () => {
    const { body } = await create();
    expect(await namesOf(colleague)).toEqual([]);
    await update(body.id, { isShared: true });
    expect((await list(colleague)).body.items).toMatchObject([{ id: body.id, isOwn: false, isShared: true }]);
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect(await namesOf(stranger)).toEqual([]);
    expect((await list(stranger, { promoterCode: promoter.code })).status).toBe(404);
    expect((await update(body.id, { name: 'Mine' }, { as: stranger })).status).toBe(404);
  });

  it('belongs to one report, and its name is free for another report and another user', async () => {
    await create();
    expect((await create({ report: 'detailed-sales' })).status).toBe(201);
    expect((await create({}, { as: colleague })).status).toBe(201);
    expect(await namesOf(finance, { report: 'customer-data' })).toEqual([]);
    expect((await list(finance, { report: 'sales' })).body.totalItems).toBe(1);
    const again = await create({ name: 'MONTH  énd' });
    expect(again.status).toBe(409);
    expect(again.problem).toMatchObject({
      code: 'NAME_TAKEN',
      fieldErrors: [{ field: 'name', code: 'columnSetNameTaken' }],
    });
  });

  it('is refused where the promoter has the most that are kept for it', async () => {
    const { id } = (await create()).body;
    await runAsSystem(api.database, (db) =>
      db.execute(sql`insert into report_column_sets (promoter_id, id, user_id, user_name, report, name, name_key, columns, is_shared, created_at)
        select promoter_id, id + n, user_id, user_name, report, name || n, name_key || n, columns, is_shared, created_at
        from report_column_sets, generate_series(1, 199) n where id = ${id}`),
    );
    expect((await create({ name: 'One more' })).problem).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'too-many-column-sets', most: 200 },
    });
  });

  it.each(COLUMN_REPORTS)('is kept for %s', async (report) => {
    expect((await create({ report }, { as: owner })).body).toMatchObject({ report, name: 'Month end' });
    expect(await namesOf(owner, { report })).toEqual(['Month end']);
  });

  it('takes one name once when many ask at the same time', async () => {
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'x'.repeat(61) }, 'name', 'maxLength'],
    [{ report: 'weather' }, 'report', 'choice'],
    [{ columns: [] }, 'columns', 'tooFew'],
    [{ columns: Array.from({ length: 101 }, (_, at) => `column_${at}`) }, 'columns', 'tooMany'],
    [{ columns: ["'); drop table"] }, 'columns.0', 'wrongForm'],
    [{ isShared: 'yes' }, 'isShared', 'wrongType'],
    [{ userId: 'me' }, 'userId', 'unknownField'],
  ])('refuses %o naming %s', async (body, field, code) => {
    const { status, problem } = await create(body as Partial<Create>);
    expect(status).toBe(400);
    expect(problem.fieldErrors).toMatchObject([{ field, code }]);
  });

  it('has columns of its report only, and is made by who may make the report', async () => {
    const unknown = [{ field: 'columns.1', code: 'unknown' }];
    expect((await create({ columns: ['sold', 'nope'] })).problem).toMatchObject({
      code: 'INVALID',
      fieldErrors: unknown,
    });
    const { id } = (await create({ columns: ['sold'] })).body;
    expect((await update(id, { columns: ['sold', 'customer_name'] })).problem.fieldErrors).toMatchObject(unknown);
    expect((await create({ report: 'customer-data' })).problem.details).toEqual({ permission: 'customer:export' });
    const questions = { report: 'customer-data' as const, columns: ['question_4711'] };
    expect((await create(questions, { as: owner })).status).toBe(201);
  });

  it('keeps a column that has left the product since', async () => {
    const { id } = (await create()).body;
    const gone = { columns: ['gone', 'sold'] };
    await runAsSystem(api.database, (db) => db.update(reportColumnSets).set(gone).where(eq(reportColumnSets.id, id)));
    expect((await update(id, { columns: ['sold', 'gone'] })).body.columns).toEqual(['sold', 'gone']);
  });

  it('is seen by who makes the report, whichever that is', async () => {
    const seating = await api.createUser(promoter, 'seating-manager');
    await create({ isShared: true });
    expect((await create({ report: 'seats-manifest', name: 'For the door' }, { as: seating })).status).toBe(201);
    expect(await namesOf(seating, { promoterCode: promoter.code })).toEqual(['For the door']);
    const { id } = (await create({ report: 'seats-manifest', name: 'Gate', isShared: true })).body;
    expect(await namesOf(seating)).toEqual(['For the door', 'Gate']);
    // Marketing makes no reports of seats.
    expect(await namesOf(colleague)).toEqual(['Month end']);
    expect((await remove(id, { as: seating })).problem.details).toEqual({ permission: 'promoter:write' });
    const narrow = await api.createUser(promoter, 'event-manager', { scope: 'venue', scopeIds: [1] });
    expect((await create({}, { as: narrow })).status).toBe(201);
  });
});

describe('changing a set of columns', () => {
  it('changes what is named and nothing else', async () => {
    const { body: before } = await create();
    const { status, body } = await update(before.id, { name: 'Year end' }, { revision: 1 });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, name: 'Year end', revision: 2 });
    expect((await update(before.id, { columns: [] })).problem.fieldErrors?.[0]?.field).toBe('columns');
  });

  it('is refused on a revision that is not the stored one, as deleting is', async () => {
    const { id } = (await create()).body;
    await update(id, { name: 'Year end' });
    for (const answer of [await update(id, { name: 'Again' }, { revision: 1 }), await remove(id, { revision: 1 })])
      expect(answer.problem).toMatchObject({ code: 'STALE', details: { revision: 2 } });
    expect((await remove(id, { revision: 2 })).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
  });

  it('is for its owner; what is shared also for who may change the promoter', async () => {
    const { id } = (await create()).body;
    expect((await update(id, { name: 'Mine' }, { as: owner })).status).toBe(404);
    await update(id, { isShared: true });
    expect((await update(id, { name: 'Mine' }, { as: colleague })).problem.details).toEqual({
      permission: 'promoter:write',
    });
    expect((await remove(id, { as: colleague })).status).toBe(403);
    const renamed = await update(id, { name: 'Ours' }, { as: owner });
    expect(renamed.body).toMatchObject({ name: 'Ours', isOwn: false });
    expect((await remove(id, { as: owner })).status).toBe(204);
  });

  it('keeps the names of its owner apart', async () => {
    await create({ name: 'First' });
    const { id } = (await create({ name: 'Second' })).body;
    expect((await update(id, { name: 'FIRST' })).problem.code).toBe('NAME_TAKEN');
    expect((await update(id, { name: 'SECOND' })).status).toBe(200);
  });
});

describe('the list', () => {
  it('is sorted by name and read page after page', async () => {
    for (let at = 10; at < 32; at++) await create({ name: `Set ${at}` });
    const first = (await list()).body;
    const rest = (await list(finance, { next: first.next ?? '' })).body;
    expect([first.totalItems, first.totalPages, first.items[0]?.name]).toEqual([22, 2, 'Set 10']);
    expect(rest.items.map(({ name }) => name)).toEqual(['Set 30', 'Set 31']);
  });

  it.each([
    [{ report: 'weather' }, 'report'],
    [{ pageSize: 5 }, 'pageSize'],
    [{ next: 'bm9uc2Vuc2U' }, 'next'],
  ])('refuses %o naming %s', async (query, field) => {
    const { problem } = await list(finance, query as never);
    expect(problem.fieldErrors).toMatchObject([{ field }]);
  });
});
