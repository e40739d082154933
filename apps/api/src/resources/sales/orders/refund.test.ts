import { recordOrderRefund } from '@parterre/contract/calls/orders';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { ledger } from '#db/schema/sales/orders.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import type { TestUser } from '#test/support/test-api.ts';

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

interface RefundOptions {
  as?: TestUser;
  key?: string;
  revision?: number;
}
const refund = (orderId: string, comment = '', { as = house.owner, ...options }: RefundOptions = {}) =>
  house.api.call(recordOrderRefund, { params: { orderId }, body: { comment } }, { as, ...options });
const refundsOf = async () => {
  const ofShow = and(eq(ledger.showId, office.show.showId), eq(ledger.kind, 'REFUND'));
  return (await office.rowsOf((db) => db.select().from(ledger).where(ofShow))).map(({ amountMinor }) => amountMinor);
};

describe('a refund', () => {
  test('gives back all that is due and ends a cancelled order', async () => {
    const { orderId } = await office.sell({ seats: [3, 4] });
    await office.cancel(orderId, { feeMinor: 400 });
    const finance = await house.api.createUser(house.promoter, 'finance');
    const answer = await refund(orderId, 'Card terminal 2', { as: finance });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'CANCELLED',
      refundStatus: 'REFUNDED',
      isBuyerMasked: true,
      money: { paidMinor: 10_400, refundedMinor: 10_000, balanceMinor: 0, totalMinor: 400 },
      revision: 3,
    });
    expect(answer.headers.etag).toBe('"3"');
    expect(answer.body.items[0]?.transactionHistory[0]).toMatchObject({
      type: 'REFUND',
      text: 'Card terminal 2',
      amount: -10_000,
      before: 'PENDING',
      after: 'REFUNDED',
    });
    expect(await refundsOf()).toEqual([-10_000]);
    const entries = await office.rowsOf((db) =>
      db.select().from(auditEntries).where(eq(auditEntries.action, 'order.refund')),
    );
    expect(entries.filter(({ objectId }) => objectId === orderId)).toMatchObject([
      {
        before: { status: 'CANCEL_PENDING', refundStatus: 'PENDING' },
        after: { status: 'CANCELLED', refundStatus: 'REFUNDED', refundedMinor: 10_000 },
        reason: 'Card terminal 2',
      },
    ]);
  });

  test('of some tickets leaves the order active', async () => {
    const { orderId, items } = await office.sell({ seats: [3, 4] });
    await office.cancel(orderId, { orderItemIds: [items[0]!.id] });
    expect((await refund(orderId)).body).toMatchObject({ status: 'ACTIVE', refundStatus: 'PART_REFUNDED' });
    await office.cancel(orderId);
    expect(await office.read(orderId)).toMatchObject({ status: 'CANCEL_PENDING', refundStatus: 'PENDING' });
    expect((await refund(orderId)).body).toMatchObject({ status: 'CANCELLED', money: { refundedMinor: 10_400 } });
    expect(await refundsOf()).toEqual([-5200, -5200]);
  });

  test('is noted once, however often it is sent', async () => {
    const { orderId } = await office.sell({ seats: [3] });
    await office.cancel(orderId);
    const key = `refund-${orderId}`;
    const same = await Promise.all([1, 2].map(() => refund(orderId, '', { key })));
    expect(same.map(({ status }) => status)).toEqual([200, 200]);
    const others = await Promise.all([1, 2].map(() => refund(orderId)));
    expect(others.map(({ problem }) => problem.details?.reason)).toEqual(['no-refund-due', 'no-refund-due']);
    expect(await refundsOf()).toEqual([-5200]);
  });
});

describe('a refund is refused', () => {
  test('when nothing is due', async () => {
    const paid = await office.sell({ seats: [3] });
    const unpaid = await office.sell({ seats: [4], paid: false });
    await office.cancel(unpaid.orderId);
    const kept = await office.sell({ seats: [5] });
    await office.cancel(kept.orderId, { refund: 'none' });
    for (const { orderId } of [paid, unpaid, kept]) {
      const refused = await refund(orderId);
      expect([refused.status, refused.problem.details?.reason]).toEqual([422, 'no-refund-due']);
    }
    expect(await refundsOf()).toEqual([]);
  });

  test('without the permission, for another promoter, with a bad comment and when the order changed', async () => {
    const { orderId } = await office.sell({ seats: [3] });
    await office.cancel(orderId);
    const boxOffice = await house.api.createUser(house.promoter, 'box-office');
    const refused = await refund(orderId, '', { as: boxOffice });
    expect([refused.status, refused.problem.details]).toEqual([403, { permission: 'order:refund' }]);
    const stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
    expect((await refund(orderId, '', { as: stranger })).status).toBe(404);
    const invalid = await refund(orderId, 'x'.repeat(501));
    expect([invalid.status, invalid.problem.fieldErrors?.[0]?.field]).toEqual([400, 'comment']);
    expect((await refund(orderId, '', { revision: 1 })).problem.code).toBe('STALE');
    expect(await refundsOf()).toEqual([]);
    expect((await refund(orderId, '', { revision: 2 })).status).toBe(200);
  });
});
