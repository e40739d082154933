import { createOfferCode } from '@parterre/contract/calls/offer-codes';
import { recordOrderRefund } from '@parterre/contract/calls/orders';
import { listPriceGroups } from '@parterre/contract/calls/price-groups';
import { listPrices } from '@parterre/contract/calls/prices';
import { getShowOverview } from '@parterre/contract/calls/shows';
import type { CancelRefund } from '@parterre/contract/choices/order-choices';
import { settleCancellation } from '@parterre/contract/money/settle-cancellation';
import type { Order } from '@parterre/contract/orders/order';
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledger, orderItems, orders } from '#db/schema/sales/orders.ts';
import { claims } from '#db/schema/seating/seats.ts';
import { AppError } from '#errors.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());

const sale = fc.record({
  kind: fc.constant('sell' as const),
  seats: fc.uniqueArray(fc.nat(11), { maxLength: 4 }),
  places: fc.nat(4),
  paid: fc.boolean(),
  hasCode: fc.boolean(),
});
const cancellation = fc.record({
  kind: fc.constant('cancel' as const),
  order: fc.nat(5),
  /** The tickets of the order to cancel; an empty list cancels all of it. */
  picks: fc.uniqueArray(fc.nat(7), { maxLength: 4 }),
  feeMinor: fc.constantFrom(0, 1, 333, 2100),
  refund: fc.constantFrom('later' as const, 'done' as const, 'none' as const),
  isHeld: fc.boolean(),
});
const refund = fc.record({ kind: fc.constant('refund' as const), order: fc.nat(5) });
const step = fc.oneof(
  { weight: 4, arbitrary: sale },
  { weight: 5, arbitrary: cancellation },
  { weight: 1, arbitrary: refund },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function run(office: BoxOffice, holdId: number, sold: string[], move: Step): Promise<void> {
  if (move.kind === 'sell') {
    const { hasCode, ...sale } = move;
    if (sale.seats.length + sale.places === 0) return;
    // A sale of seats that are already sold is refused, as it would be at the counter.
    const order = await office.sell({ ...sale, ...(hasCode ? { offerCode: 'SAVE' } : {}) }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
    if (order) sold.push(order.orderId);
    return;
  }
  const orderId = sold[move.order % Math.max(1, sold.length)];
  if (orderId === undefined) return;
  if (move.kind === 'refund') {
    const { status } = await house.api.call(recordOrderRefund, { params: { orderId }, body: {} }, { as: house.owner });
    return expect([200, 422]).toContain(status);
  }
  const before = await office.read(orderId);
  const { items } = before;
  const ids = [...new Set(move.picks.flatMap((pick) => items[pick % items.length]?.id ?? []))];
  const { status, body } = await office.cancel(orderId, {
    ...(ids.length > 0 ? { orderItemIds: ids } : {}),
    feeMinor: move.feeMinor,
    refund: move.refund,
    holdId: move.isHeld ? holdId : null,
  });
  expect([200, 400, 409, 422]).toContain(status);
  if (status === 200) expectForeseen(before, body, { ...move, ids });
}

/** The order before its cancellation is enough to calculate the amounts in advance, as the console does. */
function expectForeseen(
  before: Order,
  after: Order,
  { ids, feeMinor, refund: asked }: { ids: number[]; feeMinor: number; refund: CancelRefund },
): void {
  const active = before.items.filter(({ status }) => status === 'ACTIVE');
  const isChosen = ({ id }: { id: number }) => ids.length === 0 || ids.includes(id);
  const standing = active.filter((item) => !isChosen(item));
  const foreseen = settleCancellation(active.filter(isChosen), {
    totalMinor: before.totalMinor,
    paidMinor: before.money.paidMinor - before.money.refundedMinor,
    waivedMinor: before.money.waivedMinor,
    standingMinor: standing.reduce((sum, { paidMinor }) => sum + paidMinor, 0),
    feeMinor,
    refund: asked,
  });
  expect(after.totalMinor).toBe(foreseen.totalMinor);
  expect(after.money.cancelFeeMinor - before.money.cancelFeeMinor).toBe(foreseen.feeMinor);
  const givenMinor = after.money.refundedMinor - before.money.refundedMinor;
  expect(givenMinor).toBe(asked === 'done' ? foreseen.backMinor : 0);
}

/** Expects the same figures from the tickets and from everything that is derived from them. */
async function expectAgreement(office: BoxOffice): Promise<void> {
  const { showId, showCode, prices, standing } = office.show;
  const items = await office.rowsOf((db) =>
    db
      .select()
      .from(orderItems)
      .where(and(eq(orderItems.showId, showId), eq(orderItems.status, 'ACTIVE'))),
  );
  const seats = await office.rowsOf((db) => db.select().from(claims).where(eq(claims.showId, showId)));
  const sales = await office.rowsOf((db) =>
    db
      .select()
      .from(ledger)
      .where(and(eq(ledger.showId, showId), inArray(ledger.kind, ['SALE', 'DISCOUNT']))),
  );
  const args = { params: { showCode } };
  const { items: listed } = (await house.api.call(listPrices, args, { as: house.owner })).body;
  const { figures } = (await house.api.call(getShowOverview, { ...args, query: {} }, { as: house.owner })).body;
  const soldOf = (priceTypeId: number) => items.filter((item) => item.priceTypeId === priceTypeId).length;
  expect(listed.map(({ priceTypeId, stock }) => [priceTypeId, stock?.sold])).toEqual(
    [...prices, standing].map((priceTypeId) => [priceTypeId, soldOf(priceTypeId)]),
  );
  expect(seats.map(({ seat }) => seat).toSorted((a, b) => a - b)).toEqual(
    items.flatMap(({ seat }) => seat ?? []).toSorted((a, b) => a - b),
  );
  const grossMinor = sales.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  expect([figures.sold, figures.grossMinor]).toEqual([items.length, grossMinor]);
  expect(listed.reduce((sum, { stock }) => sum + (stock?.grossMinor ?? 0), 0)).toBe(grossMinor);
  for (const { orderId, totalMinor } of await office.rowsOf((db) =>
    db.select().from(orders).where(eq(orders.showId, showId)),
  )) {
    const { money, items: own } = await office.read(orderId);
    expect(money.totalMinor).toBe(totalMinor);
    expect(money.totalMinor).toBe(
      money.faceValueMinor - money.discountMinor + money.bookingFeeMinor + money.cancelFeeMinor,
    );
    // The amount returned for a ticket and the amount kept add up to the amount that was paid for it.
    const back = own.flatMap(({ transactionHistory }) => transactionHistory.filter(({ type }) => type === 'CANCEL'));
    const backMinor = back.reduce((sum, { amount }) => sum - (amount ?? 0), 0);
    expect(money.refundedMinor + Math.max(0, money.balanceMinor)).toBe(backMinor);
  }
}

test('whatever is sold, cancelled and given back: tickets, seats, ledger and figures agree', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const office = await openBoxOffice(house);
      const { showCode } = office.show;
      const { holdId } = await office.addHold('TEC', { allowSales: false });
      const groups = await house.api.call(listPriceGroups, { params: { showCode } }, { as: house.owner });
      const priceGroupId = groups.body.items[0]?.priceGroupId ?? 0;
      const body = { code: 'SAVE', effect: 'percentage' as const, value: 1250, mostUses: 2 };
      await house.api.call(createOfferCode, { params: { showCode, priceGroupId }, body }, { as: house.owner });
      const sold: string[] = [];
      for (const move of steps) await run(office, holdId, sold, move);
      await expectAgreement(office);
      expect(await findBrokenInvariants(house.api.database)).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
