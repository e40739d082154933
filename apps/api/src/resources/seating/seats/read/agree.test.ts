import { issueComps } from '@parterre/contract/calls/orders';
import { createCompPrice, listPrices } from '@parterre/contract/calls/prices';
import { exportSeatedPrices } from '@parterre/contract/calls/reports';
import * as calls from '@parterre/contract/calls/seats';
import { getShow, getShowOverview } from '@parterre/contract/calls/shows';
import { decodeAllocation } from '@parterre/contract/seats/seat-bytes';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  office = await openBoxOffice(house);
});

interface Figures {
  seats: number;
  sold: number;
  inBaskets: number;
  blocked: number;
}
type FiguresByPrice = Record<number, Figures>;

const params = () => ({ showCode: office.show.showCode });
const as = () => ({ as: house.owner });

/** Adds to the figures by price ordinal; 0 is for seats without one. */
function add(figures: FiguresByPrice, ordinal: number, kind: keyof Figures | null): void {
  figures[ordinal] ??= { seats: 0, sold: 0, inBaskets: 0, blocked: 0 };
  figures[ordinal].seats += 1;
  if (kind) figures[ordinal][kind] += 1;
}

const ordinalOf = (priceTypeId: number | null) =>
  priceTypeId === null ? 0 : office.show.prices.indexOf(priceTypeId) + 1;

async function readStats(): Promise<FiguresByPrice> {
  const { body } = await house.api.call(calls.getSeatPriceStats, { params: params() }, as());
  return Object.fromEntries(
    body.items
      .filter(({ seats }) => seats > 0)
      .map(({ priceTypeId, seats, sold, inBaskets, blocked }) => [
        ordinalOf(priceTypeId),
        { seats, sold, inBaskets, blocked },
      ]),
  );
}

/** Calculates the figures from the list of seats, which other programs read. */
async function readList(): Promise<FiguresByPrice> {
  const figures: FiguresByPrice = {};
  for (const pageIndex of [1, 2]) {
    const query = { pageSize: 100, pageIndex };
    const { body } = await house.api.call(calls.listSeatPrices, { params: params(), query }, as());
    const kinds = { SOLD: 'sold', BASKET: 'inBaskets', BLOCKED: 'blocked' } as const;
    for (const { priceTypeId, state } of body.items)
      add(figures, ordinalOf(priceTypeId), state in kinds ? kinds[state as keyof typeof kinds] : null);
  }
  return figures;
}

/** Calculates the figures from what the map draws: columns, claims, and claims at another price than their column. */
async function readMap(withholding: ReadonlySet<number>): Promise<FiguresByPrice> {
  const { bytes } = await house.api.call(calls.getAllocation, { params: params(), query: {} }, as());
  const { header, columns } = decodeAllocation(bytes);
  const own = new Map(columns.own.map((claim) => [claim.seat, claim]));
  const figures: FiguresByPrice = {};
  for (const { firstSeat, seatCount, alternating } of header.blocks) {
    for (let seat = firstSeat; seat < firstSeat + seatCount; seat++) {
      const claim = columns.claim[seat];
      const isBlocked =
        withholding.has(columns.hold[seat] ?? 0) || (alternating && office.show.geometry.parity[seat] === 1);
      const kind = claim === 2 ? 'sold' : claim === 1 ? 'inBaskets' : isBlocked ? 'blocked' : null;
      add(figures, own.get(seat)?.price ?? columns.price[seat] ?? 0, kind);
    }
  }
  return figures;
}

test('map, list, statistics, blocks and sales agree after saves, holds, alternating blocks, sales and cancellations', async () => {
  const { holdId, ordinal } = await office.addHold('TEC', { allowSales: false });
  const [, second = 0, third = 0] = office.show.prices;
  const agree = async () => {
    const stats = await readStats();
    expect(await readList()).toEqual(stats);
    expect(await readMap(new Set([ordinal]))).toEqual(stats);
    const sales = await house.api.call(calls.getSeatSales, { params: params() }, as());
    expect(sales.body.sold).toBe(Object.values(stats).reduce((sum, { sold }) => sum + sold, 0));
    for (const [at, priceTypeId] of office.show.prices.entries()) {
      const blocks = await house.api.call(calls.listPriceBlocks, { params: { ...params(), priceTypeId } }, as());
      const seats = blocks.body.items.reduce((sum, { priceSeats }) => sum + priceSeats, 0);
      expect(seats).toBe(stats[at + 1]?.seats ?? 0);
    }
    return stats;
  };

  expect(await agree()).toMatchObject({ 0: { seats: 30 }, 1: { seats: 100 } });
  const saved = await office.save(
    [
      { from: 20, to: 29, priceTypeId: second },
      { from: 30, to: 39, priceTypeId: second, holdId },
      { from: 40, to: 44, holdId },
      { from: 60, to: 64, priceTypeId: null },
    ],
    2,
  );
  expect(saved.status).toBe(200);
  expect(await agree()).toMatchObject({ 0: { seats: 35 }, 2: { seats: 20, blocked: 10 } });

  const order = await office.sell({ seats: [0, 1, 20] });
  await putInBasket(house.api.contextOf(office.promoter), { ...params(), seats: [2], channel: 'web' });
  expect(await agree()).toMatchObject({ 1: { sold: 2, inBaskets: 1 }, 2: { sold: 1 } });

  const switched = { params: { ...params(), blockId: 1 }, body: { alternatingSeats: true } };
  await house.api.call(calls.updateBlock, switched, as());
  await office.save([{ from: 0, to: 9, priceTypeId: third }], 4);
  expect(await agree()).toMatchObject({ 1: { sold: 2 }, 3: { seats: 7 } });

  await office.cancel(order.orderId, { orderItemIds: [order.items[0]?.id ?? 0] });
  expect(await agree()).toMatchObject({ 1: { sold: 1 } });
});

test('what is sold and what was given away is the same on the map, the overview, the event, its tickets and the report', async () => {
  const prices = (await house.api.call(listPrices, { params: params() }, as())).body.items;
  const press = { priceGroupId: prices[0]?.priceGroupId ?? 0, name: { 'en-GB': 'Press' } };
  const { priceTypeId } = (await house.api.call(createCompPrice, { params: params(), body: press }, as())).body;
  await office.sell({ seats: [0, 1, 20] });
  const comps = {
    priceTypeId,
    seatIds: ['Stalls|A|4', 'Stalls|A|5'],
    holder: { name: 'Kim', email: '' },
    sendsMail: false,
  };
  const issued = await house.api.call(issueComps, { params: params(), body: comps }, as());
  expect(issued.body).toMatchObject({ tickets: 2 });

  const map = decodeAllocation(
    (await house.api.call(calls.getAllocation, { params: params(), query: {} }, as())).bytes,
  );
  expect(map.columns.claim.filter((claim) => claim === 2)).toHaveLength(3 + 2);
  const overview = (await house.api.call(getShowOverview, { params: params(), query: {} }, as())).body;
  expect(overview.figures).toMatchObject({ sold: 3, comps: 2, today: { tickets: 3 } });
  expect(overview.salesPerDay.at(-1)).toMatchObject({ tickets: 3 });
  const { sales } = (await house.api.call(getShow, { params: params() }, as())).body;
  expect(sales).toMatchObject({ sold: 3, comps: 2, grossMinor: overview.figures.grossMinor });
  const tickets = (await house.api.call(listPrices, { params: params() }, as())).body.items;
  expect(tickets.filter(({ stock }) => stock.sold > 0).map(({ kind, stock }) => [kind, stock.sold])).toEqual([
    ['standard', 3],
    ['comp', 2],
  ]);
  const asked = { params: params(), query: { culture: 'en-GB' } };
  const { text } = await house.api.call(exportSeatedPrices, asked, { ...as(), headers: { accept: 'text/csv' } });
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
  const sumOf = (column: string) => rows.reduce((sum, row) => sum + Number(row[column]), 0);
  expect([sumOf('Sold'), sumOf('Comps')]).toEqual([3, 2]);
});
