import { createHold } from '@parterre/contract/calls/holds';
import * as calls from '@parterre/contract/calls/reports';
import { saveAllSeats } from '@parterre/contract/calls/seats';
import { SHOW_REPORT_COLUMNS, type ShowReport } from '@parterre/contract/choices/report-columns';
import { CSV, EXCEL, JSON_TYPE } from '@parterre/contract/wire/file-types';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { runAsSystem } from '#db/system.ts';
import type { PurchasedOrder } from '#resources/sales/orders/purchase/purchase.ts';
import { buyBasket } from '#test/scenes/buy-basket.ts';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: SeatedShow;
let order: PurchasedOrder;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  show = await insertSeatedShow(api, promoter);
  await runAsSystem(api.database, (db) =>
    db
      .update(shows)
      .set({ name: { 'en-GB': '=SUM(A1), "live"', de: 'Ein Konzert' } })
      .where(eq(shows.id, show.showId)),
  );
  const hold = await api.call(
    createHold,
    {
      params: { showCode: show.showCode },
      body: { label: '+Sponsor', reservationFlag: 'SPO', colour: '#112233', allowSales: true },
    },
    { as: owner },
  );
  const { holdId } = hold.body;
  const blocks = [
    {
      blockId: 1,
      revision: 1,
      ranges: [
        { from: 0, to: 4, priceTypeId: show.prices[0], holdId },
        { from: 5, to: 19, priceTypeId: show.prices[0] },
        { from: 25, to: 25, priceTypeId: show.prices[1], holdId },
      ],
    },
  ];
  await api.call(
    saveAllSeats,
    { params: { showCode: show.showCode }, body: { planVersionId: show.planVersionId, blocks } },
    { as: owner },
  );
  const { basketId } = await putInBasket(api.contextOf(promoter), {
    showCode: show.showCode,
    seats: [0, 6],
    channel: 'web',
  });
  order = await buyBasket(api.contextOf(promoter), {
    basketId,
    buyer: { name: 'A', email: 'a@example.test' },
    isPaid: true,
  });
  await putInBasket(api.contextOf(promoter), { showCode: show.showCode, seats: [7], channel: 'web' });
});
afterAll(() => api.close());

type ReportCall = typeof calls.exportSeatsManifest | typeof calls.exportSeatedPrices | typeof calls.exportSeatHolds;

async function download(call: ReportCall, culture = 'en-GB', showCode = show.showCode, accept = 'text/csv') {
  const answer = await api.call(call, { params: { showCode }, query: { culture } }, { as: owner, headers: { accept } });
  const form = { bom: true, delimiter: culture === 'de' ? ';' : ',' };
  const rows: string[][] = answer.status === 200 ? parse(answer.text, form) : [];
  return { answer, header: rows[0] ?? [], rows: rows.slice(1) };
}

describe('the seats manifest', () => {
  test('has one row per seat by block, natural row order and neighbours, then one per ticket without seats', async () => {
    const { answer, header, rows } = await download(calls.exportSeatsManifest);
    const named = new RegExp(`seats-manifest-${show.showCode}-\\d{4}-\\d\\d-\\d\\d\\.csv`);
    expect(answer.headers['content-disposition']).toMatch(named);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(answer.text.match(/\r\n/g)).toHaveLength(132);
    expect(header).toEqual([
      'Show code',
      'Show date',
      'Block',
      'Row',
      'Seat',
      'State',
      'Price type',
      'Face value',
      'Capacity',
      'Sold',
      'Held (no sale)',
      'In baskets',
      'Available',
      'Hold label',
      'Order id',
    ]);
    expect(rows).toHaveLength(131);
    expect(rows.at(-1)?.slice(2, 10)).toEqual(['', '', '', '', 'Price 4', '20.00', '50', '0']);
    expect([...new Set(rows.slice(0, -1).map(([, , block, row]) => `${block} ${row}`))]).toEqual([
      'Circle 1',
      'Circle 2',
      'Circle 10',
      'Stalls A',
      'Stalls B',
      'Stalls C',
      'Stalls D',
      'Stalls E',
    ]);
    const seatsOfRow = rows
      .filter(([, , block, row]) => block === 'Stalls' && row === 'A')
      .map((row) => Number(row[4]));
    expect(Math.abs(seatsOfRow[0]! - seatsOfRow[19]!)).toBe(19);
    expect(seatsOfRow.every((seat, index) => index === 0 || Math.abs(seat - seatsOfRow[index - 1]!) === 1)).toBe(true);
  });

  test('names state, price, hold and order of every seat', async () => {
    const { rows } = await download(calls.exportSeatsManifest);
    const of = (seat: string) => rows.find(([, , block, row, label]) => `${block} ${row} ${label}` === seat)?.slice(5);
    expect(of('Stalls A 1')).toEqual(['Sold', 'Price 1', '50.00', '1', '1', '0', '0', '0', "'+Sponsor", order.orderId]);
    expect(of('Stalls A 2')).toEqual(['Available', 'Price 1', '50.00', '1', '0', '0', '0', '1', "'+Sponsor", '']);
    expect(of('Stalls A 8')).toEqual(['In a basket', 'Price 1', '50.00', '1', '0', '0', '1', '0', '', '']);
    expect(of('Stalls B 6')).toEqual(['Available', 'Price 2', '30.00', '1', '0', '0', '0', '1', "'+Sponsor", '']);
    expect(of('Circle 10 1')).toEqual(['No price', '', '', '1', '0', '0', '0', '0', '', '']);
  });
});

test('the seats manifest names orders only to who may read them', async () => {
  const ordersFor = async (as: TestUser) => {
    const asked = { params: { showCode: show.showCode }, query: { culture: 'en-GB' } };
    const { text } = await api.call(calls.exportSeatsManifest, asked, { as, headers: { accept: 'text/csv' } });
    const rows: string[][] = parse(text, { bom: true });
    expect(rows.filter((row) => row[5] === 'Sold').length).toBeGreaterThan(0);
    return new Set(rows.slice(1).map((row) => row.at(-1)));
  };
  expect(await ordersFor(await api.createUser(promoter, 'box-office'))).toEqual(new Set(['', order.orderId]));
  expect(await ordersFor(await api.createUser(promoter, 'partner'))).toEqual(new Set(['']));
});

describe('seated prices', () => {
  test('add up to the seats of the plan, block by block', async () => {
    const { header, rows } = await download(calls.exportSeatedPrices);
    const column = (name: string) => rows.map((row) => row[header.indexOf(name)]);
    expect(column('Block')).toEqual(['Circle', 'Stalls', 'Stalls', 'Stalls']);
    expect(column('Price type')).toEqual(['', 'Price 1', 'Price 2', '']);
    expect(column('Seats')).toEqual(['30', '20', '1', '79']);
    expect(column('Sold')).toEqual(['0', '2', '0', '0']);
    expect(column('Pending')).toEqual(['0', '0', '0', '0']);
    expect(column('Comps')).toEqual(['0', '0', '0', '0']);
    expect(column('In baskets')).toEqual(['0', '1', '0', '0']);
    expect(column('Held (sale allowed)')).toEqual(['0', '4', '1', '0']);
    expect(column('Unassigned')).toEqual(['30', '0', '0', '79']);
    expect(column('Available')).toEqual(['0', '17', '1', '0']);
    expect(column('Sold %')).toEqual(['0', '10', '0', '0']);
    expect(column('Value sold')).toEqual(['0.00', '100.00', '0.00', '0.00']);
    expect(column('Value available')).toEqual(['0.00', '850.00', '30.00', '0.00']);
    expect(column('Gross potential')).toEqual(['0.00', '1000.00', '30.00', '0.00']);
    expect(new Set(column('Show name'))).toEqual(new Set(['\'=SUM(A1), "live"']));
    expect(new Set(column('Plan name'))).toEqual(new Set(['Main plan']));
  });

  test('have no sum, instead of zero, of money that a partner may not see', async () => {
    const sumsFor = async (as: TestUser) => {
      const asked = { params: { showCode: show.showCode }, query: {} };
      return (await api.call(calls.previewSeatedPrices, asked, { as })).body.totals[0]?.values ?? {};
    };
    expect(await sumsFor(await api.createUser(promoter, 'owner'))).toMatchObject({ sold: 2, value_sold: 100 });
    const seen = await sumsFor(await api.createUser(promoter, 'partner'));
    expect(seen).toMatchObject({ sold: 2, gross_potential: 1030 });
    expect(seen).not.toHaveProperty('value_sold');
  });

  test('speak German when asked', async () => {
    const { header, rows } = await download(calls.exportSeatedPrices, 'de');
    expect(header.slice(0, 4)).toEqual(['Veranstaltungscode', 'Veranstaltung', 'Datum', 'Spielstätte']);
    expect(rows[1]).toEqual(expect.arrayContaining(['Ein Konzert', 'Plätze', 'Preis 1', 'Nein']));
  });
});

describe('seat holds', () => {
  test('have one row per hold and block with the ranges of seats', async () => {
    const { header, rows } = await download(calls.exportSeatHolds);
    expect(rows).toHaveLength(1);
    const row = Object.fromEntries(header.map((name, index) => [name, rows[0]?.[index]]));
    expect(row).toMatchObject({
      'Hold label': "'+Sponsor",
      'Reservation flag': 'SPO',
      Colour: '#112233',
      'Allow sales': 'Yes',
      Block: 'Stalls',
      'Seats held': '6',
      'Sold from hold': '1',
      Remaining: '5',
      'Value held': '230.00',
      Currency: 'GBP',
    });
    expect(row['Seat ranges']).toMatch(/^A (1–5|5–1), B 6$/);
  });
});

const PREVIEWS = {
  instalments: calls.previewInstalmentFigures,
  'offer-codes': calls.previewOfferCodeReport,
  'seated-prices': calls.previewSeatedPrices,
  'seats-manifest': calls.previewSeatsManifest,
  'seat-holds': calls.previewSeatHolds,
};
const keysOf = (report: ShowReport): string[] => SHOW_REPORT_COLUMNS[report].map(({ key }) => key);

interface Asked {
  columns?: string[];
  as?: TestUser;
  pageSize?: number;
  pageIndex?: number;
}

async function preview(report: ShowReport, { columns = keysOf(report), as = owner, ...query }: Asked = {}) {
  const asked = { params: { showCode: show.showCode }, query: { columns: columns.join(','), ...query } };
  const answer = await api.call(PREVIEWS[report], asked, { as });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

describe('a report about one event, in chosen columns,', () => {
  test.each(['seated-prices', 'seats-manifest', 'seat-holds'] as const)(
    '%s says the same on the page and in the file, and the sums of all rows',
    async (report) => {
      const call = { 'seated-prices': calls.exportSeatedPrices, 'seats-manifest': calls.exportSeatsManifest };
      const columns = keysOf(report);
      const pages = await Promise.all([1, 2].map((pageIndex) => preview(report, { pageSize: 100, pageIndex })));
      const items = pages.flatMap((page) => page.items);
      const asked = { params: { showCode: show.showCode }, query: { columns: columns.join(',') } };
      const file = await api.call(report === 'seat-holds' ? calls.exportSeatHolds : call[report], asked, {
        as: owner,
        headers: { accept: 'text/csv' },
      });
      expect(file.headers['x-rows-total']).toBe(String(items.length));
      const lines: string[][] = parse(file.text, { bom: true, from: 2 });
      const toText = (value: string | number | boolean | null | undefined) =>
        typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '');
      const toPlain = (text: string) =>
        /^-?\d+\.\d+$/.test(text) ? String(Number(text)) : text.replace(/^'(?=[=+\-@])/, '');
      const words = new Map(pages[0]?.columns.map((column) => [column.key, column.words]));
      expect(lines.map((line) => line.map(toPlain))).toEqual(
        items.map((item) => columns.map((key) => toText(words.get(key)?.[String(item[key])] ?? item[key]))),
      );
      for (const { key, isSummed } of SHOW_REPORT_COLUMNS[report].filter((column) => column.isSummed))
        expect(pages[0]?.totals[0]?.values[key], `${key} ${isSummed}`).toBeCloseTo(
          items.reduce((sum, item) => sum + Number(item[key] ?? 0), 0),
        );
    },
  );

  test('the manifest tells ticket, order and buyer of a sold seat, and what a seat is like', async () => {
    const { items } = await preview('seats-manifest', { pageSize: 100, pageIndex: 1 });
    const { items: rest } = await preview('seats-manifest', { pageSize: 100, pageIndex: 2 });
    const of = (seatId: string) => [...items, ...rest].find((row) => row.seat_id === seatId);
    expect(of('Stalls|A|1')).toMatchObject({
      state: 'SOLD',
      price_paid: 52,
      currency: 'GBP',
      order_id: order.orderId,
      order_item_id: expect.stringMatching(/^\d+$/),
      order_status: 'ACTIVE',
      payment_status: 'PAID',
      sales_channel: 'web',
      barcode_end: expect.stringMatching(/^\*{12}[0-9A-Fa-f]{4}$/),
      customer_name: 'A',
      customer_email: 'a@example.test',
      reservation_flag: 'SPO',
      allow_sales: true,
      left_neighbour: null,
      right_neighbour: '2',
    });
    expect(of('Stalls|A|2')).toMatchObject({ order_item_id: null, customer_name: null, left_neighbour: '1' });
  });

  test('the manifest masks who bought without customer:read, and tells nothing of orders without order:read', async () => {
    const columns = ['state', 'order_id', 'order_status', 'price_paid', 'customer_email'];
    const soldFor = async (as: TestUser) => {
      const pages = [1, 2].map((pageIndex) => preview('seats-manifest', { columns, as, pageSize: 100, pageIndex }));
      const found = await Promise.all(pages);
      return {
        row: found.flatMap(({ items }) => items).find(({ state }) => state === 'SOLD'),
        columns: found[0]?.columns,
      };
    };
    const partner = await soldFor(await api.createUser(promoter, 'partner'));
    expect(partner.row).toEqual({
      state: 'SOLD',
      order_id: null,
      order_status: null,
      price_paid: null,
      customer_email: null,
    });
    expect(partner.columns?.map(({ isMasked }) => isMasked)).toEqual([false, false, false, false, true]);
    // Files show customers only with `customer:export`.
    const asked = { params: { showCode: show.showCode }, query: { columns: 'state,customer_email' } };
    const as = await api.createUser(promoter, 'box-office');
    const file = await api.call(calls.exportSeatsManifest, asked, { as, headers: { accept: 'text/csv' } });
    expect(file.text).toContain('Sold,a***@e***');
  });

  test('seated prices count what is left beside each other, and what an event could take for what is held', async () => {
    const columns = ['block', 'price_type', 'value_held', 'booking_fee', 'runs_of_2', 'runs_of_4', 'single_seats'];
    const { items } = await preview('seated-prices', { columns });
    // In row A, seats 1, 7 and 8 are taken: 2 to 6 and 9 to 20 are left.
    expect(items[1]).toEqual({
      block: 'Stalls',
      price_type: 'Price 1',
      value_held: 200,
      booking_fee: 2,
      runs_of_2: 2,
      runs_of_4: 2,
      single_seats: 0,
    });
    expect(items[2]).toMatchObject({ price_type: 'Price 2', runs_of_2: 0, single_seats: 1, value_held: 30 });
  });

  test.each([
    ['hold_label,gone', 'columns.1'],
    ['hold_label; drop', 'columns'],
  ])('columns %s are refused at %s', async (columns, field) => {
    const asked = { params: { showCode: show.showCode }, query: { columns } };
    for (const call of [calls.previewSeatHolds, calls.exportSeatHolds]) {
      const refused = await api.call(call, asked, { as: owner });
      expect(refused.problem).toMatchObject({ code: 'INVALID', fieldErrors: [{ field }] });
    }
  });

  test('an event without seats has an empty page', async () => {
    const bare = await insertShow(api, promoter);
    for (const call of Object.values(PREVIEWS)) {
      const answer = await api.call(call, { params: { showCode: bare.showCode }, query: {} }, { as: owner });
      expect(answer.body, answer.text).toMatchObject({ items: [], totals: [], totalItems: 0 });
      expect(answer.body.columns.length).toBeGreaterThan(9);
    }
  });
});

describe('a report', () => {
  test('of an event without seats, or without holds, has no data', async () => {
    const bare = await insertShow(api, promoter);
    const empty = await download(calls.exportSeatsManifest, 'en-GB', bare.showCode);
    expect(empty.answer.status).toBe(404);
    expect(empty.answer.problem).toMatchObject({ code: 'NO_DATA', detail: 'No data to download' });
    const unheld = await insertSeatedShow(api, promoter);
    expect((await download(calls.exportSeatHolds, 'en-GB', unheld.showCode)).answer.problem.code).toBe('NO_DATA');
  });

  const take = (call: ReportCall, accept: string) =>
    api.call(call, { params: { showCode: show.showCode }, query: {} }, { as: owner, headers: { accept } });
  const takeSales = (accept: string) => {
    const body = { promoterCode: promoter.code, fileType: 'JSON' as const };
    return api.call(calls.exportSales, { body }, { as: owner, headers: { accept } });
  };

  test.each([
    ['seated prices', (accept: string) => take(calls.exportSeatedPrices, accept)],
    ['the manifest', (accept: string) => take(calls.exportSeatsManifest, accept)],
    ['holds', (accept: string) => take(calls.exportSeatHolds, accept)],
    ['sales', takeSales],
  ])('of %s is CSV, JSON or Excel, as Accept prefers, and nothing else', async (_, ask) => {
    for (const [accept, type] of [
      [CSV, CSV],
      [`${CSV};q=0.5, ${EXCEL}`, EXCEL],
      [JSON_TYPE, JSON_TYPE],
    ] as const)
      expect((await ask(accept)).headers['content-type']).toContain(type);
    expect(JSON.parse((await ask(JSON_TYPE)).text).length).toBeGreaterThan(0);
    const refused = await ask('application/pdf');
    expect(refused.status).toBe(406);
    expect(refused.problem).toMatchObject({
      code: 'NOT_ACCEPTABLE',
      detail: expect.stringMatching(/^Not allowed file type: accept /),
    });
  });

  test('has the words of its reader in the files of people, and codes for programs', async () => {
    const query = { culture: 'de', columns: 'state,sales_channel,order_status,payment_status,block_reason' };
    const read = async (accept: string) =>
      (
        await api.call(
          calls.exportSeatsManifest,
          { params: { showCode: show.showCode }, query },
          { as: owner, headers: { accept } },
        )
      ).text;
    expect(await read(CSV)).toContain('\r\nVerkauft;Web;Aktiv;Bezahlt;\r\n');
    expect(JSON.parse(await read(JSON_TYPE))).toContainEqual({
      state: 'SOLD',
      sales_channel: 'web',
      order_status: 'ACTIVE',
      payment_status: 'PAID',
      block_reason: null,
    });
    const { columns, items } = await preview('seats-manifest', { columns: ['state'], pageSize: 100 });
    expect(columns[0]?.words).toMatchObject({ SOLD: 'Sold', ASSIGNED: 'Available' });
    expect(new Set(items.map(({ state }) => state))).toContain('SOLD');
  });
});
