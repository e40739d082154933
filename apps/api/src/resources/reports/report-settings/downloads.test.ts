import { listReportDownloads } from '@parterre/contract/calls/report-settings';
import { exportOfferCodes, exportSales, exportSeatsManifest } from '@parterre/contract/calls/reports';
import type { CallArguments } from '@parterre/contract/wire/call';
import { CSV, EXCEL } from '@parterre/contract/wire/file-types';
import { and, eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { reportDownloads } from '#db/schema/reports/report-settings.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import { createJobContext } from '#jobs/job-context.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import type { TestUser } from '#test/support/test-api.ts';
import { DAY_MS } from '#time/zones.ts';
import { forgetDownloads } from './downloads.ts';

type Body = CallArguments<typeof exportSales>['body'];

const NOW = new Date('2026-11-20T12:00:00Z');
let office: BoxOffice;
let finance: TestUser;

beforeAll(async () => {
  office = await openBoxOffice(await startBoxOffice());
  await office.sell({ seats: [0, 1], places: 1 });
});
afterAll(() => office.api.close());
beforeEach(async () => {
  office.api.setNow(NOW);
  finance = await office.api.createUser(office.promoter, 'finance');
});

const take = (body: Partial<Body> = {}, accept: string = CSV) =>
  office.api.call(
    exportSales,
    { body: { promoterCode: office.promoter.code, ...body } },
    { as: finance, headers: { accept } },
  );
const list = (query: CallArguments<typeof listReportDownloads>['query'] = {}, as = finance) =>
  office.api.call(listReportDownloads, { query }, { as });

test('a file that was taken can be asked for again', async () => {
  const { showCode } = office.show;
  expect(
    (await take({ showSelection: { showCodes: [showCode] }, columns: ['sold'], fileName: 'May' }, EXCEL)).status,
  ).toBe(200);
  const { status, body, text } = await list();
  expect(status, text).toBe(200);
  expect(body.items).toMatchObject([
    {
      id: expect.any(Number),
      promoterCode: office.promoter.code,
      report: 'sales',
      fileType: 'EXCEL',
      fileName: 'May.xlsx',
      rows: 4,
      showCode: null,
      at: NOW.toISOString(),
    },
  ]);
  const again = body.items[0]?.request;
  expect(again).toMatchObject({ showSelection: { showCodes: [showCode] }, columns: ['sold'], pageIndex: 1 });
  expect((await take(again as Body, CSV)).status).toBe(200);
});

test('a file is listed under the name that it was sent with', async () => {
  const file = await take({ fileName: `"May"/\u202eSales ${'🎭'.repeat(50)}` });
  const sent = /filename\*=UTF-8''(.*)$/.exec(String(file.headers['content-disposition']))?.[1] ?? '';
  expect(decodeURIComponent(sent)).toBe(`May Sales ${'🎭'.repeat(50)}.csv`);
  expect((await list()).body.items[0]?.fileName).toBe(decodeURIComponent(sent));
});

test('files of one event are listed with it', async () => {
  const params = { showCode: office.show.showCode };
  expect((await office.api.call(exportSeatsManifest, { params }, { as: finance })).status).toBe(200);
  const [newest] = (await list()).body.items;
  expect(newest).toMatchObject({ report: 'seats-manifest', fileType: 'CSV', rows: 131, request: null, ...params });
  expect(newest?.columns).toEqual([]);
});

test('files of one event keep their columns, as workbooks too', async () => {
  const params = { showCode: office.show.showCode };
  const query = { columns: 'seat,row,state' };
  const headers = { accept: EXCEL };
  const file = await office.api.call(exportSeatsManifest, { params, query }, { as: finance, headers });
  expect(file.headers['content-disposition']).toContain(`seats-manifest-${params.showCode}-2026-11-20.xlsx`);
  const rows = (await readXlsx(file.bytes)).sheets[0]?.rows ?? [];
  expect(rows[0]).toEqual(['Seat', 'Row', 'State']);
  // None of the columns adds up, so there is no row of totals.
  expect(rows.map(([seat]) => seat)).not.toContain('Total');
  const [newest] = (await list()).body.items;
  expect(newest).toMatchObject({ fileType: 'EXCEL', columns: ['seat', 'row', 'state'], ...params });
});

test('files have the name that was given, or what they are about and the day of UTC, of one event as of a promoter', async () => {
  office.api.setNow(new Date('2026-11-21T02:00:00Z'));
  const params = { showCode: office.show.showCode };
  const nameOf = ({ headers }: { headers: Record<string, unknown> }) => headers['content-disposition'];
  const takeSeats = (query: { fileName?: string }) =>
    office.api.call(exportSeatsManifest, { params, query }, { as: finance });
  expect(nameOf(await takeSeats({}))).toContain(`"seats-manifest-${params.showCode}-2026-11-21.csv"`);
  expect(nameOf(await takeSeats({ fileName: 'Door/left.csv.json' }))).toContain('"Door left.csv"');
  expect(nameOf(await take())).toContain(`"sales-${office.promoter.code}-2026-11-21.csv"`);
});

test('a page on the screen and a refused file are not written down', async () => {
  expect((await take({}, 'application/json')).body.totalItems).toBe(4);
  const nothing = { showSelection: { showCodes: ['AAAAAAAA'] } };
  expect((await take(nothing)).problem.code).toBe('NO_DATA');
  const params = { showCode: office.show.showCode };
  expect((await office.api.call(exportOfferCodes, { params }, { as: finance })).problem.code).toBe('NO_DATA');
  expect((await list()).body.totalItems).toBe(0);
});

test('who took what stays in the audit', async () => {
  await take({ fileName: 'June' });
  const entries = await runAsSystem(office.api.database, (db) =>
    db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.promoterId, office.promoter.id), eq(auditEntries.actorId, finance.id))),
  );
  expect(entries).toMatchObject([
    { action: 'report-download.create', showId: null, after: { report: 'sales', fileName: 'June.csv', rows: 4 } },
  ]);
});

test('nobody sees what others took, here or at another promoter', async () => {
  await take();
  expect((await list({}, office.owner)).body.items).toEqual([]);
  const stranger = await office.api.createUser(await office.api.createPromoter(), 'owner');
  expect((await list({}, stranger)).body.items).toEqual([]);
  expect((await list({ promoterCode: office.promoter.code }, stranger)).status).toBe(404);
});

test('is listed for 30 days, then forgotten', async () => {
  await take();
  office.api.setNow(new Date(NOW.getTime() + 30 * DAY_MS + 1));
  expect((await list()).body.items).toEqual([]);
  const rowsOf = (userId: string) =>
    runAsSystem(office.api.database, (db) =>
      db.select().from(reportDownloads).where(eq(reportDownloads.userId, userId)),
    );
  await forgetDownloads(createJobContext(office.api.database, new Date(NOW.getTime() + 29 * DAY_MS)));
  expect(await rowsOf(finance.id)).toHaveLength(1);
  await forgetDownloads(createJobContext(office.api.database, new Date(NOW.getTime() + 31 * DAY_MS)));
  expect(await rowsOf(finance.id)).toEqual([]);
});

test('what a version before asked for in other words is listed without them', async () => {
  await runAsSystem(office.api.database, (db) =>
    db.insert(reportDownloads).values({
      promoterId: office.promoter.id,
      id: newId(),
      userId: finance.id,
      report: 'sales',
      fileType: 'CSV',
      fileName: 'old.csv',
      request: { promoter: 'harbour' },
      at: NOW,
    }),
  );
  expect((await list()).body.items).toMatchObject([{ fileName: 'old.csv', request: null }]);
});

test('the list is read page after page, newest first, and refuses what no page is', async () => {
  for (let at = 0; at < 22; at++) {
    office.api.setNow(new Date(NOW.getTime() + at * 1000));
    await take({ fileName: `File ${at}` });
  }
  const first = (await list()).body;
  const rest = (await list({ next: first.next ?? '' })).body;
  expect([first.totalItems, first.items[0]?.fileName]).toEqual([22, 'File 21.csv']);
  expect(rest.items.map(({ fileName }) => fileName)).toEqual(['File 1.csv', 'File 0.csv']);
  for (const [query, field] of [
    [{ pageSize: 10 }, 'pageSize'],
    [{ next: 'made-up' }, 'next'],
  ] as const)
    expect((await list(query)).problem.fieldErrors).toMatchObject([{ field }]);
});
