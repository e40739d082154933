import { createOfferCode, listOfferCodes } from '@parterre/contract/calls/offer-codes';
import { listPriceGroups } from '@parterre/contract/calls/price-groups';
import { listPrices } from '@parterre/contract/calls/prices';
import {
  exportOfferCodes,
  exportSeatedPrices,
  exportSeatHolds,
  exportSeatsManifest,
} from '@parterre/contract/calls/reports';
import { getSeatPriceStats, listSeatPrices } from '@parterre/contract/calls/seats';
import { getShowOverview, listShows } from '@parterre/contract/calls/shows';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createJobContext } from '#jobs/job-context.ts';
import { type BoxOffice, NOW, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import { foldSalesTotals } from '../ledger/fold-sales-totals.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
});
beforeEach(async () => {
  office = await openBoxOffice(house);
});
afterAll(async () => {
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  await house.api.close();
});

const as = () => ({ as: house.owner });
const params = () => ({ showCode: office.show.showCode });

const CSV = { headers: { accept: 'text/csv' } };
type Report = typeof exportSeatsManifest | typeof exportSeatedPrices | typeof exportSeatHolds | typeof exportOfferCodes;
const download = async (report: Report): Promise<Record<string, string>[]> => {
  const answer = await house.api.call(report, { params: params(), query: { culture: 'en-GB' } }, { ...as(), ...CSV });
  return answer.status === 404 ? [] : parse(answer.text, { bom: true, columns: true });
};

/** Reads every figure of a show that must not count a cancelled ticket, without the times. */
async function readFigures() {
  const { showCode } = params();
  const { figures } = (await house.api.call(getShowOverview, { params: params(), query: {} }, as())).body;
  const shows = (await house.api.call(listShows, { query: { pageSize: 100 } }, as())).body.items;
  const seats = (await house.api.call(listSeatPrices, { params: params(), query: { pageSize: 100 } }, as())).body;
  const stats = (await house.api.call(getSeatPriceStats, { params: params() }, as())).body;
  const prices = (await house.api.call(listPrices, { params: params() }, as())).body.items;
  return {
    overview: figures,
    listed: shows.find((show) => show.showCode === showCode)?.sales,
    seats: seats.items.map(({ state }) => state),
    stats,
    stocks: prices.map(({ stock }) => stock),
    manifest: await download(exportSeatsManifest),
    seatedPrices: await download(exportSeatedPrices),
  };
}

test('a cancelled order leaves no trace in what is told of its event', async () => {
  const before = await readFigures();
  const sold = await office.sell({ seats: [3, 4], places: 2 });
  const whileSold = await readFigures();
  expect(whileSold.overview).toMatchObject({ sold: 4, grossMinor: 14_000, today: { tickets: 4, grossMinor: 14_000 } });
  expect(whileSold.seats.filter((state) => state === 'SOLD')).toHaveLength(2);
  expect(whileSold.manifest.filter((row) => row['Order id'] === sold.orderId)).toHaveLength(2);
  expect((await office.cancel(sold.orderId, { feeMinor: 100 })).status).toBe(200);
  expect(await readFigures()).toEqual(before);
});

test('of a partly cancelled order the tickets that stand are told', async () => {
  const sold = await office.sell({ seats: [3, 4], places: 2 });
  const ofSeat = sold.items.find(({ seatId }) => seatId === 'Stalls|A|4');
  const ofPlace = sold.items.find(({ seatId }) => seatId === null);
  await office.cancel(sold.orderId, { orderItemIds: [ofSeat!.id, ofPlace!.id] });
  const figures = await readFigures();
  expect(figures.overview).toMatchObject({ sold: 2, grossMinor: 7000, today: { tickets: 2, grossMinor: 7000 } });
  expect(figures.listed).toMatchObject({ sold: 2, grossMinor: 7000 });
  expect(figures.listed?.last7Days.at(-1)).toBe(2);
  expect(figures.seats.slice(3, 5)).toEqual(['ASSIGNED', 'SOLD']);
  expect(figures.stocks.map((stock) => [stock?.sold, stock?.grossMinor])).toEqual([
    [1, 5000],
    [0, 0],
    [0, 0],
    [1, 2000],
  ]);
  const rows = figures.manifest;
  expect(rows.filter((row) => row['Order id'] === sold.orderId).map(({ Seat }) => Seat)).toEqual(['5']);
});

test('a cancellation counts on the day it happens on the clock of the event, folded or not', async () => {
  const sold = await office.sell({ seats: [3, 4] });
  // Advances the clock in London from 23:30 to 00:30.
  house.api.setNow(new Date(NOW.getTime() + 3_600_000));
  await office.cancel(sold.orderId, { orderItemIds: [sold.items[0]!.id] });
  const read = async () =>
    (await house.api.call(getShowOverview, { params: params(), query: { days: 7 } }, as())).body.salesPerDay.slice(-2);
  const days = [
    { on: '2026-11-20', tickets: 2, grossMinor: 10_000 },
    { on: '2026-11-21', tickets: -1, grossMinor: -5000 },
  ];
  expect(await read()).toEqual(days);
  await foldSalesTotals(createJobContext(house.api.database, NOW));
  expect(await read()).toEqual(days);
});

test('seats that go to a hold are no sales of that hold', async () => {
  const { holdId } = await office.addHold('TEC', { allowSales: false });
  const sold = await office.sell({ seats: [3, 4] });
  await office.cancel(sold.orderId, { holdId });
  const rows = await download(exportSeatHolds);
  expect(rows).toMatchObject([{ 'Reservation flag': 'TEC', 'Seats held': '2', 'Sold from hold': '0', Remaining: '2' }]);
});

describe('the use of an offer code', () => {
  const create = async (body: object) => {
    const groups = await house.api.call(listPriceGroups, { params: params() }, as());
    const priceGroupId = groups.body.items[0]?.priceGroupId ?? 0;
    const args = { params: { ...params(), priceGroupId }, body: { code: 'SAVE', ...body } };
    const answer = await house.api.call(createOfferCode, args, as());
    expect(answer.status, answer.text).toBe(201);
    return {
      usage: async () =>
        (await house.api.call(listOfferCodes, { params: args.params, query: {} }, as())).body.items[0]?.usage,
    };
  };
  const report = async () => {
    const [row] = await download(exportOfferCodes);
    return [row?.['Used (orders)'], row?.['Used (tickets)'], row?.['Gross sales'], row?.['Discount given']];
  };

  test('is kept by an order of which something stands, for those tickets', async () => {
    const { usage } = await create({ effect: 'percentage', value: 1000, mostUses: 1 });
    const sold = await office.sell({ seats: [3, 4], offerCode: 'SAVE' });
    expect(sold.money).toMatchObject({ faceValueMinor: 10_000, discountMinor: 1000, totalMinor: 9400 });
    const answer = await office.cancel(sold.orderId, { orderItemIds: [sold.items[0]!.id] });
    expect(answer.body.money).toMatchObject({ faceValueMinor: 5000, discountMinor: 500, totalMinor: 4700 });
    expect(await usage()).toMatchObject({ orders: 1, tickets: 1, discountMinor: 500 });
    expect(await report()).toEqual(['1', '1', '45.00', '5.00']);
    await expect(office.sell({ seats: [5], offerCode: 'SAVE' })).rejects.toMatchObject({ code: 'OFFER_CODE_REFUSED' });
  });

  test('is given back by an order of which nothing stands', async () => {
    const { usage } = await create({ effect: 'percentage', value: 1000, mostUses: 1, mostPerCustomer: 1 });
    const sold = await office.sell({ seats: [3, 4], offerCode: 'SAVE' });
    const [first] = sold.items;
    await office.cancel(sold.orderId, { orderItemIds: [first!.id] });
    await office.cancel(sold.orderId);
    expect(await usage()).toMatchObject({ orders: 0, tickets: 0, discountMinor: 0 });
    expect(await report()).toEqual(['0', '0', '0.00', '0.00']);
    const again = await office.sell({ seats: [3], offerCode: 'SAVE' });
    expect(again.items[0]?.discountMinor).toBe(500);
  });

  test('gives the places back that only the code sells', async () => {
    await create({ effect: 'subtract', value: 500, reservedPlaces: 5, priceTypeIds: [office.show.standing] });
    const sold = await office.sell({ places: 5, offerCode: 'SAVE' });
    const stockOf = async () => (await readFigures()).stocks[3];
    expect(await stockOf()).toMatchObject({ sold: 5, reservedByCodes: 0, available: 45 });
    await office.cancel(sold.orderId, { orderItemIds: sold.items.slice(0, 2).map(({ id }) => id) });
    expect(await stockOf()).toMatchObject({ sold: 3, reservedByCodes: 2, available: 45 });
  });

  test('keeps a hold from taking what it is promised', async () => {
    await create({ effect: 'subtract', value: 500, reservedPlaces: 5, priceTypeIds: [office.show.standing] });
    const { holdId } = await office.addHold('TEC', { allowSales: false });
    const sold = await office.sell({ places: 5, offerCode: 'SAVE' });
    await office.sell({ places: 10 });
    for (let orders = 0; orders < 3; orders++) await office.sell({ places: 10 });
    await office.sell({ places: 5 });
    const refused = await office.cancel(sold.orderId, { holdId });
    expect([refused.status, refused.problem.fieldErrors?.[0]?.field]).toEqual([400, 'holdId']);
    expect((await office.read(sold.orderId)).status).toBe('ACTIVE');
    expect((await office.cancel(sold.orderId)).status).toBe(200);
  });
});
