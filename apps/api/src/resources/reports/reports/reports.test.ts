import { createHold } from '@parterre/contract/calls/holds';
import * as calls from '@parterre/contract/calls/reports';
import { saveAllSeats } from '@parterre/contract/calls/seats';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertSeatedShow, type SeatedShow } from '../../../../test/scenes/insert-seated-show.ts';
import { insertShow } from '../../../../test/scenes/insert-show.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '../../../../test/support/test-api.ts';
import { shows } from '../../../db/schema/events/shows.ts';
import { runAsSystem } from '../../../db/system.ts';
import { createBasket } from '../../sales/baskets/create.ts';
import { type PurchasedOrder, purchase } from '../../sales/orders/purchase/purchase.ts';

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
  const { basketId } = await createBasket(api.contextOf(promoter), {
    showCode: show.showCode,
    seats: [0, 6],
    channel: 'web',
  });
  order = await purchase(api.contextOf(promoter), {
    basketId,
    buyer: { name: 'A', email: 'a@example.test' },
    paid: true,
  });
  await createBasket(api.contextOf(promoter), { showCode: show.showCode, seats: [7], channel: 'web' });
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
  test('has one row per seat by block, natural row order and neighbours', async () => {
    const { answer, header, rows } = await download(calls.exportSeatsManifest);
    expect(answer.headers['content-disposition']).toContain(`seats-manifest-${show.showCode}.csv`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(answer.text.match(/\r\n/g)).toHaveLength(131);
    expect(header).toEqual([
      'Show code',
      'Show date',
      'Block',
      'Row',
      'Seat',
      'State',
      'Price type',
      'Face value',
      'Hold label',
      'Order id',
    ]);
    expect(rows).toHaveLength(130);
    expect([...new Set(rows.map(([, , block, row]) => `${block} ${row}`))]).toEqual([
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
    expect(of('Stalls A 1')).toEqual(['SOLD', 'Price 1', '50.00', "'+Sponsor", order.orderId]);
    expect(of('Stalls A 2')).toEqual(['ASSIGNED', 'Price 1', '50.00', "'+Sponsor", '']);
    expect(of('Stalls A 8')).toEqual(['BASKET', 'Price 1', '50.00', '', '']);
    expect(of('Stalls B 6')).toEqual(['ASSIGNED', 'Price 2', '30.00', "'+Sponsor", '']);
    expect(of('Circle 10 1')).toEqual(['UNASSIGNED', '', '', '', '']);
  });
});

test('the seats manifest names orders only to who may read them', async () => {
  const ordersFor = async (as: TestUser) => {
    const asked = { params: { showCode: show.showCode }, query: { culture: 'en-GB' } };
    const { text } = await api.call(calls.exportSeatsManifest, asked, { as, headers: { accept: 'text/csv' } });
    const rows: string[][] = parse(text, { bom: true });
    expect(rows.filter((row) => row[5] === 'SOLD').length).toBeGreaterThan(0);
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

describe('a report', () => {
  test('of an event without seats, or without holds, has no data', async () => {
    const bare = await insertShow(api, promoter);
    const empty = await download(calls.exportSeatsManifest, 'en-GB', bare.showCode);
    expect(empty.answer.status).toBe(404);
    expect(empty.answer.problem).toMatchObject({ code: 'NO_DATA', detail: 'No data to download' });
    const unheld = await insertSeatedShow(api, promoter);
    expect((await download(calls.exportSeatHolds, 'en-GB', unheld.showCode)).answer.problem.code).toBe('NO_DATA');
  });

  test.each([calls.exportSeatedPrices, calls.exportSeatsManifest, calls.exportSeatHolds])(
    'is CSV and nothing else',
    async (call) => {
      const { answer } = await download(call, 'en-GB', show.showCode, 'application/pdf');
      expect(answer.status).toBe(406);
      expect(answer.problem.code).toBe('NOT_ACCEPTABLE');
    },
  );
});
