import { readFileSync } from 'node:fs';
import * as calls from '@parterre/contract/calls/offer-codes';
import { createPriceGroup, listPriceGroups } from '@parterre/contract/calls/price-groups';
import type { OfferImportQuery } from '@parterre/contract/offer-codes';
import { guardCell } from '@parterre/seating-plan/table-file';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { occurrences } from '#db/schema/ground/occurrences.ts';
import { runAsSystem } from '#db/system.ts';
import { buyBasket } from '#test/scenes/buy-basket.ts';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let reader: TestUser;
let stranger: TestUser;
let show: SeatedShow;
let params: { showCode: string; priceGroupId: number };
const NOW = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(NOW);
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  reader = await api.createUser(promoter, 'auditor');
  stranger = await api.createUser(await api.createPromoter(), 'owner');
});
beforeEach(async () => {
  show = await insertSeatedShow(api, promoter);
  const groups = await api.call(listPriceGroups, { params: { showCode: show.showCode } }, { as: owner });
  params = { showCode: show.showCode, priceGroupId: groups.body.items[0]!.priceGroupId };
});
afterAll(() => api.close());

type Query = z.input<typeof OfferImportQuery>;
type More = { as?: TestUser; key?: string };
const fileOf = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'codes.csv', { type: 'text/csv' });
const send = (content: string | Uint8Array<ArrayBuffer>, query: Query = {}, more: More = {}) =>
  api.call(calls.importOfferCodes, { params, query, file: fileOf(content) }, { as: owner, ...more });
const preview = (content: string | Uint8Array<ArrayBuffer>, query: Query = {}, more: More = {}) =>
  api.call(calls.previewOfferCodes, { params, query, file: fileOf(content) }, { as: owner, ...more });
const list = async () =>
  (
    await api.call(
      calls.listShowOfferCodes,
      { params: { showCode: show.showCode }, query: { pageSize: 100 } },
      { as: owner },
    )
  ).body.items;
const lines = (...rows: string[]) => rows.join('\r\n');
const fieldsOf = (answer: { problem: { fieldErrors?: { field: string }[] | undefined } }) =>
  answer.problem.fieldErrors?.map(({ field }) => field);

const MIXED = lines(
  'Code;Tag;Effect;Value;Valid from;Valid until;Most uses;Comment',
  'anna;Crew;percentage;12,5;01/12/2026 10:00;24/12/2026;1;First',
  'BERT;;;-5,00;;;;',
  ';;;;;;;',
  'ANNA;Crew;none;;;;;Second',
  'C D;;;;;;;',
  'DORA;;percentage;101;;;;',
  ';Crew;none;;;;;',
  'EMIL;;none;;2026-12-24;24/12/2026 00:00;;',
  'FRED;;none;;28/03/2027 01:30;;;',
  'GINA;;none;;;;0;',
  'HANS;;none;;;;;;;extra',
  `IDA;${'x'.repeat(61)};;;;;;`,
);

describe('an import', () => {
  test('stores the rows that are right and tells what became of all of them', async () => {
    const { status, body } = await send(MIXED);
    expect(status).toBe(200);
    expect(body).toMatchObject({ rows: 11, created: 2, updated: 0, skipped: 0, failed: 9 });
    expect(body.problems.map(({ row, code, column, reason }) => `${row} ${code} ${column} ${reason}`)).toEqual([
      '5 ANNA code duplicate-row',
      '6 C D code code-form',
      '7 DORA value max',
      '8  code required',
      '9 EMIL validUntil ends-before-start',
      '10 FRED validFrom clock-gap',
      '11 GINA mostUses min',
      '12 HANS row too-many-cells',
      '13 IDA tag max-length',
    ]);
    expect(body.problems[0]).toMatchObject({ message: 'Row 2 has the same code', values: { firstRow: 2 } });
    expect(await list()).toMatchObject([
      {
        code: 'ANNA',
        tag: 'Crew',
        effect: 'percentage',
        value: 1250,
        validFromLocal: '2026-12-01T10:00:00',
        validUntilLocal: '2026-12-24T23:59:59',
        mostUses: 1,
        comment: 'First',
        status: 'scheduled',
        priceTypeIds: [],
        revision: 1,
      },
      { code: 'BERT', effect: 'subtract', value: 500, mostUses: null, status: 'active' },
    ]);
  });

  test('is one entry of the history, with counts', async () => {
    await send(lines('code', ...Array.from({ length: 2500 }, (_, index) => `C${index}`)));
    const entries = await runAsSystem(api.database, (db) =>
      db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.showId, show.showId), eq(auditEntries.action, 'offer-code.import'))),
    );
    expect(entries).toHaveLength(1);
    expect(entries[0]?.after).toMatchObject({ rows: 2500, created: 2500, failed: 0, fileName: 'codes.csv' });
    expect(JSON.stringify(entries[0]).length).toBeLessThan(1000);
    const told = await runAsSystem(api.database, (db) =>
      db.select().from(occurrences).where(eq(occurrences.showId, show.showId)),
    );
    const imported = told.filter(({ kind }) => kind === 'import.finished');
    expect(imported).toMatchObject([{ details: { what: 'offer-codes', count: 2500 } }]);
  });

  test('leaves codes the event has alone, or changes what the file has columns for', async () => {
    await send(lines('code,tag,comment,mostUses', 'ANNA,Crew,Old,5', 'BERT,Crew,Old,5'));
    const file = lines('code,comment,effect', 'anna,New,10%', 'CORA,New,10%');
    const skipped = await send(file);
    expect(skipped.body).toMatchObject({ rows: 2, created: 1, updated: 0, skipped: 1, failed: 0 });
    const updated = await send(file, { existing: 'update' });
    expect(updated.body).toMatchObject({ rows: 2, created: 0, updated: 2, skipped: 0, failed: 0 });
    expect(await list()).toMatchObject([
      { code: 'ANNA', tag: 'Crew', comment: 'New', effect: 'percentage', value: 1000, mostUses: 5, revision: 2 },
      { code: 'BERT', comment: 'Old', revision: 1 },
      { code: 'CORA', comment: 'New', revision: 2 },
    ]);
  });

  test('does not change codes of another group, nor take back uses, nor end a window before it begins', async () => {
    await send(lines('code,validFrom', 'ANNA,2027-01-01', 'BERT,'));
    const request = {
      showCode: show.showCode,
      quantities: [{ priceTypeId: show.standing, quantity: 1 }],
      channel: 'web',
    };
    for (let i = 0; i < 2; i++) {
      const { basketId } = await putInBasket(api.contextOf(promoter), { ...request, offerCode: 'BERT' });
      await buyBasket(api.contextOf(promoter), { basketId, buyer: { name: 'B', email: 'b@x.test' }, isPaid: true });
    }
    const file = lines('code,mostUses,validUntil', 'ANNA,,2026-12-31', 'BERT,1,', 'CORA,,');
    const { body } = await send(file, { existing: 'update' });
    expect(body).toMatchObject({ created: 1, updated: 0, failed: 2 });
    expect(body.problems.map(({ code, column, values }) => ({ code, column, values }))).toEqual([
      { code: 'ANNA', column: 'validUntil', values: undefined },
      { code: 'BERT', column: 'mostUses', values: { minNumber: 2 } },
    ]);
    const other = await api.call(
      createPriceGroup,
      { params: { showCode: show.showCode }, body: { name: { 'en-GB': 'Other' } } },
      { as: owner },
    );
    params.priceGroupId = other.body.priceGroupId;
    const foreign = await send('code\nANNA\n', { existing: 'update' });
    expect(foreign.body.problems).toMatchObject([{ code: 'ANNA', column: 'code', reason: 'other-group' }]);
    expect((await send('code\nANNA\n')).body).toMatchObject({ skipped: 1 });
  });

  test('does not make expired codes keep back places that are sold by now', async () => {
    const body = {
      code: 'KEPT',
      priceTypeIds: [show.standing],
      reservedPlaces: 45,
      validUntilLocal: '2026-11-20T11:00',
    };
    await api.call(calls.createOfferCode, { params, body }, { as: owner });
    const request = {
      showCode: show.showCode,
      quantities: [{ priceTypeId: show.standing, quantity: 10 }],
      channel: 'web',
    };
    await putInBasket(api.contextOf(promoter), request);
    const file = 'code,validUntil\nKEPT,2027-01-01\nNEW,\n';
    const refused = await send(file, { existing: 'update' });
    expect(refused.problem).toMatchObject({ code: 'NOT_ENOUGH_LEFT', details: { left: 40, quantity: 45 } });
    expect((await list()).map(({ code }) => code)).toEqual(['KEPT']);
  });

  test('reads the columns it is told to read', async () => {
    const file = lines('First;Second;Third', 'x1;A;one', 'x2;B;two');
    expect(fieldsOf(await send(file))).toEqual(['code']);
    expect(fieldsOf(await send(file, { code: 'Fourth' }))).toEqual(['code']);
    expect((await send(file, { code: 'Second', comment: 'Third' })).body).toMatchObject({ created: 2 });
    expect(await list()).toMatchObject([
      { code: 'A', comment: 'one' },
      { code: 'B', comment: 'two' },
    ]);
  });

  test('is done once for the same key, and not by those who may not', async () => {
    expect((await send('code\nA\n', {}, { as: reader })).status).toBe(403);
    expect((await send('code\nA\n', {}, { as: stranger })).status).toBe(404);
    const first = await send('code\nA\n', {}, { key: 'once' });
    const again = await send('code\nA\n', {}, { key: 'once' });
    expect(again.body).toEqual(first.body);
    expect((await send('code\nB\n', {}, { key: 'once' })).problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
    params.priceGroupId = 1;
    expect((await send('code\nC\n')).status).toBe(404);
  });

  test.each([
    ['', 'file'],
    ['code\n"A', 'file'],
  ])('refuses the file %j naming %s', async (content, field) => {
    for (const call of [send, preview]) {
      const answer = await call(content);
      expect(answer.status).toBe(400);
      expect(fieldsOf(answer)).toEqual([field]);
    }
  });

  test('refuses a file beyond 20 MB', async () => {
    const answer = await send(new Uint8Array(20 * 1024 * 1024 + 1).fill(65));
    expect(answer.status).toBe(413);
    expect(answer.problem.code).toBe('FILE_TOO_LARGE');
  });

  test('of two at once stores every code once', async () => {
    const file = lines('code', ...Array.from({ length: 300 }, (_, index) => `C${index}`));
    const answers = await Promise.all([send(file), send(file), send(file)]);
    expect(answers.map(({ body }) => body.created).sort()).toEqual([0, 0, 300]);
    expect(answers.reduce((sum, { body }) => sum + body.skipped, 0)).toBe(600);
  });

  test('tells the first thousand problems of many', async () => {
    const { body } = await send(lines('code,mostUses', ...Array.from({ length: 1500 }, (_, index) => `C${index},-1`)));
    expect(body).toMatchObject({ failed: 1500, created: 0 });
    expect(body.problems).toHaveLength(1000);
  });
});

describe('a preview', () => {
  test('says what the import would do, and stores nothing', async () => {
    await send('code,tag\nBERT,Old\n');
    const { status, body } = await preview(MIXED, { existing: 'update' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      rows: 11,
      created: 1,
      updated: 1,
      failed: 9,
      table: {
        headings: ['Code', 'Tag', 'Effect', 'Value', 'Valid from', 'Valid until', 'Most uses', 'Comment'],
        columns: { code: 'Code', validFrom: 'Valid from', mostUses: 'Most uses' },
      },
      sample: [
        { row: 2, code: 'ANNA', tag: 'Crew', effect: 'percentage', value: 1250, result: 'created' },
        { row: 3, code: 'BERT', tag: '', effect: 'subtract', value: 500, result: 'updated' },
      ],
    });
    expect(body.table.rows.map(({ row, cells }) => `${row} ${cells[0]}`)).toEqual([
      '2 anna',
      '3 BERT',
      '5 ANNA',
      '6 C D',
      '7 DORA',
    ]);
    expect((await list()).map(({ code, tag }) => `${code} ${tag}`)).toEqual(['BERT Old']);
    const { body: result } = await send(MIXED, { existing: 'update' });
    const { table: _table, sample: _sample, ...counts } = body;
    expect(result).toEqual(counts);
  });

  test('of a file without a column of codes names its columns, so that one of them can be chosen', async () => {
    const file = 'Name;Note\nA;one\nB;two\n';
    expect(fieldsOf(await send(file))).toEqual(['code']);
    const { status, body } = await preview(file);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      rows: 2,
      created: 0,
      table: { headings: ['Name', 'Note'], columns: { comment: 'Note' } },
      sample: [],
    });
    expect((await preview(file, { code: 'Name' })).body).toMatchObject({
      created: 2,
      table: { columns: { code: 'Name' } },
    });
    expect(fieldsOf(await preview(file, { code: 'Other' }))).toEqual(['code']);
  });

  test('of a file without headings has the letters of its columns, and loses no row', async () => {
    const { body } = await preview('A-1,one\nA-2,two\n', { firstRow: 'data', code: 'A', comment: 'B' });
    expect(body).toMatchObject({ rows: 2, created: 2, table: { headings: ['A', 'B'], hasHeadings: false } });
  });

  test('leaves out a column that is named empty', async () => {
    const { body } = await preview('code,comment\nA,one\n', { comment: '' });
    expect(body.table.columns).toEqual({ code: 'code' });
  });

  test('is for those who may import', async () => {
    expect((await preview('code\nA\n', {}, { as: reader })).status).toBe(403);
    expect((await preview('code\nA\n', {}, { as: stranger })).status).toBe(404);
    params.priceGroupId = 1;
    expect((await preview('code\nA\n')).status).toBe(404);
  });
});

describe('hostile cells', () => {
  const payloads = readFileSync(new URL('./fixtures/csv-payload.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

  test('are stored as the text they are, with exactly one guard of our reports taken off', async () => {
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const texts = [...payloads, "'=1+1", '\u202Egnp.exe', 'Ω≈ç√∫˜µ≤≥÷', '<script>alert(1)</script>', '#{7*7}'];
    const rows = texts.flatMap((text, index) => [
      `RAW-${index},${quote(text)}`,
      `OURS-${index},${quote(guardCell(text))}`,
    ]);
    expect((await send(lines('code,comment', ...rows))).body).toMatchObject({ created: texts.length * 2, failed: 0 });
    const stored = new Map((await list()).map(({ code, comment }) => [code, comment]));
    for (const [index, text] of payloads.entries()) {
      expect(stored.get(`RAW-${index}`)).toBe(text);
      expect(stored.get(`OURS-${index}`)).toBe(text);
    }
    expect(stored.get(`RAW-${payloads.length}`)).toBe('=1+1');
    expect(stored.get(`OURS-${payloads.length + 2}`)).toBe('Ω≈ç√∫˜µ≤≥÷');
  });

  test('never become codes', async () => {
    const rows = payloads.map((text) => `"${text.replaceAll('"', '""')}"`);
    const { body } = await send(lines('code', ...rows));
    expect(body).toMatchObject({ created: 0, failed: payloads.length });
    expect(new Set(body.problems.map(({ reason }) => reason))).toEqual(new Set(['code-form', 'max-length']));
  });

  test('with what cannot be stored are refused by row', async () => {
    const { body } = await send('code,comment\nA,nul\0\nNULL,\n"{A","b"\nB,fine\n');
    expect(body.problems.map(({ code, reason }) => `${code} ${reason}`)).toEqual(['A unstorable', '{A code-form']);
    expect(body.created).toBe(2);
    expect((await send('code\nNULL\nB\n')).body).toMatchObject({ skipped: 2 });
  });
});
