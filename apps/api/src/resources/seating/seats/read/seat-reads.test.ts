import * as calls from '@parterre/contract/calls/seats';
import { decodeAllocation } from '@parterre/contract/seats/seat-bytes';
import { ROLE_PERMISSIONS } from '@parterre/contract/wire/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyBasket } from '#test/scenes/buy-basket.ts';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';
import { readCursor } from '../live/cursor.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: SeatedShow;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  show = await insertSeatedShow(api, promoter);
  const blocks = [
    { blockId: 1, revision: 1, ranges: [{ from: 0, to: 59, priceTypeId: show.prices[0] }] },
    { blockId: 2, revision: 1, ranges: [{ from: 100, to: 129, priceTypeId: show.prices[1] }] },
  ];
  await api.call(
    calls.saveAllSeats,
    { params: { showCode: show.showCode }, body: { planVersionId: show.planVersionId, blocks } },
    { as: owner },
  );
  const sold = { showCode: show.showCode, seats: [100, 101], priceTypeId: show.prices[2], channel: 'web' };
  const { basketId } = await putInBasket(api.contextOf(promoter), sold);
  await buyBasket(api.contextOf(promoter), { basketId, buyer: { name: 'B', email: 'b@example.test' }, isPaid: true });
  await putInBasket(api.contextOf(promoter), { showCode: show.showCode, seats: [0], channel: 'web' });
});
afterAll(() => api.close());

const list = (query: {
  pageSize?: number;
  pageIndex?: number;
  next?: string;
  blockId?: number;
  priceTypeId?: number;
}) => api.call(calls.listSeatPrices, { params: { showCode: show.showCode }, query }, { as: owner });

describe('the list of seats', () => {
  test('reads on by next through the whole plan, every seat once and in plan order', async () => {
    const seats: number[] = [];
    let next: string | undefined;
    do {
      const page = await list({ pageSize: 50, ...(next === undefined ? {} : { next }) });
      expect(page.body).toMatchObject({ totalItems: 130, totalPages: 3, totalKind: 'exact' });
      seats.push(...page.body.items.map(({ seat }) => seat));
      next = page.body.next;
    } while (next !== undefined);
    expect(seats).toEqual(Array.from({ length: 130 }, (_, index) => index));
  });

  test('shows the states and the price a seat was sold at', async () => {
    const { body } = await list({ pageSize: 100, pageIndex: 2 });
    expect(body.items[0]).toMatchObject({
      seatId: 'Circle|1|1',
      blockId: 2,
      state: 'SOLD',
      priceTypeId: show.prices[2],
    });
    expect(body.items[2]).toMatchObject({ state: 'ASSIGNED', priceTypeId: show.prices[1] });
    const [first, second] = (await list({})).body.items;
    expect([first?.state, second?.state]).toEqual(['BASKET', 'ASSIGNED']);
  });

  test('filters by block and by price type', async () => {
    const block = await list({ blockId: 2 });
    expect([block.body.totalItems, block.body.items[0]?.seat]).toEqual([30, 100]);
    const price = await list({ priceTypeId: show.prices[2] });
    expect(price.body).toMatchObject({ totalItems: 2, items: [{ seat: 100 }, { seat: 101 }] });
    const second = await list({ priceTypeId: show.prices[0], pageSize: 20, pageIndex: 3 });
    expect(second.body).toMatchObject({ totalItems: 60, totalPages: 3 });
    expect(second.body.items.map(({ seat }) => seat)).toEqual(Array.from({ length: 20 }, (_, index) => 40 + index));
  });

  test('refuses page sizes out of range, deep pages and a next it never gave', async () => {
    expect((await list({ pageSize: 10 })).problem).toMatchObject({
      fieldErrors: [{ field: 'pageSize', message: 'New page size was out of range' }],
    });
    expect((await list({ pageSize: 100, pageIndex: 500 })).problem).toMatchObject({
      fieldErrors: [{ field: 'pageIndex' }],
    });
    expect((await list({ next: 'x' })).problem).toMatchObject({ fieldErrors: [{ field: 'next' }] });
    expect((await list({ blockId: 99 })).status).toBe(404);
  });
});

describe('the statistics of seated prices', () => {
  test('count every seat once and value what is sold at what it cost', async () => {
    const { body } = await api.call(calls.getSeatPriceStats, { params: { showCode: show.showCode } }, { as: owner });
    expect(body).toMatchObject({ seatCount: 130, currency: 'GBP' });
    expect(body.items).toMatchObject([
      {
        priceTypeId: show.prices[0],
        isLinkedPrice: false,
        seats: 60,
        sold: 0,
        inBaskets: 1,
        available: 59,
        valueMinor: 300_000,
        soldValueMinor: 0,
      },
      { priceTypeId: show.prices[1], seats: 28, sold: 0, available: 28, valueMinor: 84_000 },
      { priceTypeId: show.prices[2], seats: 2, sold: 2, available: 0, valueMinor: 2000, soldValueMinor: 2000 },
      { priceTypeId: null, seats: 40, available: 0, valueMinor: 0 },
    ]);
  });
});

// The statistics contain the money of the seated-prices report (report:seats) and of the sales totals (report:sales).
test('whoever may read events may read what the statistics tell in one of the reports', () => {
  const readers = Object.values(ROLE_PERMISSIONS).filter((permissions) => permissions.includes('show:read'));
  expect(readers.length).toBeGreaterThan(0);
  for (const permissions of readers)
    expect(permissions.includes('report:seats') || permissions.includes('report:sales')).toBe(true);
});

describe('the allocation as bytes', () => {
  const read = async (blocks?: string) =>
    api.call(
      calls.getAllocation,
      { params: { showCode: show.showCode }, query: blocks === undefined ? {} : { blocks } },
      { as: owner },
    );

  test('carries columns, claims and what seats were sold at', async () => {
    const answer = await read();
    expect(answer.headers['content-type']).toContain('application/octet-stream');
    const { header, columns } = decodeAllocation(answer.bytes);
    expect(header).toMatchObject({ seatCount: 130, width: 1, planVersionId: show.planVersionId });
    expect(readCursor(header.cursor)).toBeDefined();
    expect(header.blocks).toEqual([
      { blockId: 1, firstSeat: 0, seatCount: 100, revision: 2, alternating: false },
      { blockId: 2, firstSeat: 100, seatCount: 30, revision: 2, alternating: false },
    ]);
    expect([columns.price[0], columns.price[60], columns.price[100]]).toEqual([1, 0, 2]);
    expect([columns.claim[0], columns.claim[1], columns.claim[100], columns.claim[101]]).toEqual([1, 0, 2, 2]);
    expect(columns.own).toEqual([
      { seat: 100, price: 3, hold: 0 },
      { seat: 101, price: 3, hold: 0 },
    ]);
  });

  test('reloads single blocks', async () => {
    const { header, columns } = decodeAllocation((await read('2')).bytes);
    expect(header.blocks.map(({ blockId }) => blockId)).toEqual([2]);
    expect([header.seatCount, columns.price.length, columns.price[0], columns.claim[1]]).toEqual([30, 30, 2, 2]);
    expect((await read('2,99')).status).toBe(404);
    expect((await read('2;drop')).problem).toMatchObject({ code: 'INVALID', fieldErrors: [{ field: 'blocks' }] });
  });
});
