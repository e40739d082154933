import { createOfferCode } from '@parterre/contract/calls/offer-codes';
import { listPriceGroups } from '@parterre/contract/calls/price-groups';
import { getSeatPriceStats, getSeatSales, updateBlock } from '@parterre/contract/calls/seats';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledger, orderItems } from '#db/schema/sales/orders.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import type { TestUser } from '#test/support/test-api.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
});
beforeEach(async () => {
  office = await openBoxOffice(house);
});
afterAll(() => house.api.close());

const read = (as: TestUser = house.owner, showCode = office.show.showCode) =>
  house.api.call(getSeatSales, { params: { showCode } }, { as });

describe('the sales of seats', () => {
  test('are counted by block, ticket and row; cancelled tickets and standing places are none of them', async () => {
    await office.sell({ seats: [0, 1, 20], places: 2 });
    const cancelled = await office.sell({ seats: [40] });
    await office.cancel(cancelled.orderId);
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toEqual({
      currency: 'GBP',
      seats: 130,
      sold: 3,
      grossMinor: 15_000,
      blocks: [
        {
          blockId: 1,
          seats: 100,
          sold: 3,
          grossMinor: 15_000,
          prices: [{ priceTypeId: office.show.prices[0], sold: 3, grossMinor: 15_000 }],
        },
        { blockId: 2, seats: 30, sold: 0, grossMinor: 0, prices: [] },
      ],
      rows: [
        { row: 0, seats: 20, sold: 2, grossMinor: 10_000 },
        { row: 1, seats: 20, sold: 1, grossMinor: 5000 },
      ],
    });
  });

  test('come to what the ledger says of tickets with a seat, discounts and cancellations included, and to the statistics', async () => {
    await addCode('SAVE');
    await office.sell({ seats: [5, 6], offerCode: 'SAVE' });
    await office.sell({ seats: [7], places: 1, paid: false });
    const partly = await office.sell({ seats: [30, 31] });
    await office.cancel(partly.orderId, { orderItemIds: [partly.items[0]?.id ?? 0] });
    const { body } = await read();
    expect(body).toMatchObject({ sold: 4, grossMinor: 9000 + 5000 + 5000 });
    expect(body.grossMinor).toBe(await sumSeatLedger());
    const parts = body.blocks.flatMap(({ prices }) => prices);
    const stats = await house.api.call(
      getSeatPriceStats,
      { params: { showCode: office.show.showCode } },
      { as: house.owner },
    );
    for (const sums of [body.blocks, body.rows, parts]) {
      expect(sums.reduce((sum, { sold }) => sum + sold, 0)).toBe(body.sold);
      expect(sums.reduce((sum, { grossMinor }) => sum + grossMinor, 0)).toBe(body.grossMinor);
    }
    expect(stats.body.items.reduce((sum, { soldValueMinor }) => sum + (soldValueMinor ?? 0), 0)).toBe(body.grossMinor);
    expect(stats.body.items.reduce((sum, { sold }) => sum + sold, 0)).toBe(body.sold);
  });

  test('keep the gross of a ticket after its price became another', async () => {
    await office.sell({ seats: [0] });
    await house.api.call(
      updateBlock,
      { params: { showCode: office.show.showCode, blockId: 1 }, body: { alternatingSeats: true } },
      { as: house.owner },
    );
    await office.save([{ from: 0, to: 99, priceTypeId: office.show.prices[2] }], 3);
    expect((await read()).body.blocks[0]?.prices).toEqual([
      { priceTypeId: office.show.prices[0], sold: 1, grossMinor: 5000 },
    ]);
  });

  test('tell everybody who may read the event what its statistics tell them too', async () => {
    await office.sell({ seats: [0] });
    const params = { showCode: office.show.showCode };
    for (const role of ['seating-manager', 'box-office', 'reports-only'] as const) {
      const reader = await house.api.createUser(office.promoter, role);
      const stats = await house.api.call(getSeatPriceStats, { params }, { as: reader });
      const soldValue = stats.body.items.reduce((sum, { soldValueMinor }) => sum + (soldValueMinor ?? 0), 0);
      expect(soldValue).toBe(5000);
      expect((await read(reader)).body).toMatchObject({ grossMinor: soldValue, rows: [{ grossMinor: soldValue }] });
    }
  });

  test('are forbidden without the scope, and not found by another promoter and for no event', async () => {
    const unscoped = await house.api.createUser(office.promoter, 'owner', { scopes: ['openid'] });
    expect((await read(unscoped)).status).toBe(403);
    const stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
    expect((await read(stranger)).problem.code).toBe('NOT_FOUND');
    expect((await read(house.owner, 'NOSHOW99')).status).toBe(404);
  });

  test('are refused for an event that has no plan', async () => {
    const { showCode } = await insertShow(house.api, office.promoter);
    expect((await read(house.owner, showCode)).problem).toMatchObject({
      status: 422,
      code: 'RULE_BROKEN',
      details: { reason: 'no-seating-plan' },
    });
  });
});

async function addCode(code: string): Promise<void> {
  const params = { showCode: office.show.showCode };
  const as = { as: house.owner };
  const groups = await house.api.call(listPriceGroups, { params }, as);
  const priceGroupId = groups.body.items[0]?.priceGroupId ?? 0;
  const body = { code, effect: 'percentage' as const, value: 1000 };
  await house.api.call(createOfferCode, { params: { ...params, priceGroupId }, body }, as);
}

/**
 * Sums SALE and DISCOUNT of every ticket that has, or had, a seat. A cancelled ticket is in the ledger twice, with both
 * signs.
 */
async function sumSeatLedger(): Promise<number> {
  const { showId } = office.show;
  const [items, movements] = await office.rowsOf(async (db) => [
    await db.select().from(orderItems).where(eq(orderItems.showId, showId)),
    await db.select().from(ledger).where(eq(ledger.showId, showId)),
  ]);
  const seated = new Set(items.filter(({ seat }) => seat !== null).map(({ id }) => id));
  return movements
    .filter(({ kind, orderItemId }) => (kind === 'SALE' || kind === 'DISCOUNT') && seated.has(orderItemId ?? 0))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
