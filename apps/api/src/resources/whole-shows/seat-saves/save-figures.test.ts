import { createHold, listHolds } from '@parterre/contract/calls/holds';
import { exportSeatedPrices, exportSeatHolds } from '@parterre/contract/calls/reports';
import { getSeatPriceStats, saveAllSeats } from '@parterre/contract/calls/seats';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertSale } from '#test/scenes/insert-sale.ts';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { priceSeats } from '#test/scenes/price-seats.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: SeatedShow;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  show = await insertSeatedShow(api, promoter);
});
afterAll(() => api.close());

/** Reads the column of the report with this English heading, summed by price type. */
async function readReport(column: string): Promise<Record<string, number>> {
  const args = { params: { showCode: show.showCode }, query: { culture: 'en-GB' } };
  const answer = await api.call(exportSeatedPrices, args, { as: owner, headers: { accept: 'text/csv' } });
  const [header = [], ...rows]: string[][] = parse(answer.text, { bom: true });
  const [name, value] = [header.indexOf('Price type'), header.indexOf(column)];
  expect([name, value]).not.toContain(-1);
  const sums: Record<string, number> = {};
  for (const row of rows) {
    const ticket = row[name] ?? '';
    sums[ticket] = Math.round(((sums[ticket] ?? 0) + Number(row[value])) * 100) / 100;
  }
  return sums;
}
const readStats = async () =>
  (await api.call(getSeatPriceStats, { params: { showCode: show.showCode } }, { as: owner })).body.items;

test('after a save the reports say what the review of the save said: seats and value before, plus what moved', async () => {
  const { showCode, prices } = show;
  await priceSeats(api, { showCode, priceTypeId: prices[0], seats: Array.from({ length: 40 }, (_, seat) => seat) });
  await insertSale(api, { showCode, priceTypeId: prices[0], seats: [0] });
  await insertSale(api, { showCode, priceTypeId: prices[0], seats: [1, 2], discountMinor: 500 });
  const params = { showCode };
  const press = { label: 'Press', reservationFlag: 'PRS', colour: '#A3323F', allowSales: false };
  const hold = await api.call(
    createHold,
    { params, body: { ...press, owner: '', note: '', releaseOn: null, agreed: 12 } },
    { as: owner },
  );
  const before = await readStats();
  // Seats 0 to 19 become Price 2; three of them are sold and stay. Seats 100 to 109 get Price 3 and the hold.
  const ranges = [{ from: 0, to: 19, priceTypeId: prices[1] }];
  const held = [{ from: 100, to: 109, priceTypeId: prices[2], holdId: hold.body.holdId }];
  const body = {
    planVersionId: show.planVersionId,
    blocks: [
      { blockId: 1, revision: 1, ranges },
      { blockId: 2, revision: 1, ranges: held },
    ],
    holds: { create: [], update: [], delete: [] },
  };
  const saved = await api.call(saveAllSeats, { params, body }, { as: owner });
  expect(saved.body).toMatchObject({ changed: 27, skipped: [{ ranges: [{ from: 0, to: 2 }], reason: 'SOLD' }] });
  expect(before[0]).toMatchObject({ valueMinor: 40 * (before[0]?.faceValueMinor ?? 0) - 2 * 500 });
  const moved = [-17, 17, 10, -10];
  const expected = before.map((item, index) => ({
    seats: item.seats + (moved[index] ?? 0),
    valueMinor: item.valueMinor + (moved[index] ?? 0) * item.faceValueMinor,
  }));
  const after = await readStats();
  expect(after.map(({ seats, valueMinor }) => ({ seats, valueMinor }))).toEqual(expected);
  const seats = await readReport('Seats');
  const sold = await readReport('Value sold');
  const potential = await readReport('Gross potential');
  expect(['Price 1', 'Price 2', 'Price 3', ''].map((name) => seats[name])).toEqual(expected.map((row) => row.seats));
  expect(['Price 1', 'Price 2', 'Price 3', ''].map((name) => sold[name])).toEqual(
    before.map((row) => (row.soldValueMinor ?? 0) / 100),
  );
  expect(['Price 1', 'Price 2', 'Price 3', ''].map((name) => potential[name])).toEqual(
    expected.map((row, index) => (row.seats * (before[index]?.faceValueMinor ?? 0)) / 100),
  );
  const holds = await api.call(listHolds, { params }, { as: owner });
  expect(holds.body.items[0]).toMatchObject({ agreed: 12, seats: { held: 10, sold: 0 } });
  const csv = await api.call(
    exportSeatHolds,
    { params, query: { culture: 'en-GB' } },
    { as: owner, headers: { accept: 'text/csv' } },
  );
  expect(csv.text).toContain('Press');
});
