import { updateShow } from '@parterre/contract/calls/shows';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { ledger, orderItems } from '#db/schema/sales/orders.ts';
import { claims } from '#db/schema/seating/seats.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';

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

const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);
const claimsOfShow = () => office.rowsOf((db) => db.select().from(claims).where(eq(claims.showId, office.show.showId)));
const movementsOf = async () => {
  const rows = await office.rowsOf((db) => db.select().from(ledger).where(eq(ledger.showId, office.show.showId)));
  const sums: Record<string, number> = {};
  for (const { kind, amountMinor } of rows) sums[kind] = (sums[kind] ?? 0) + amountMinor;
  return sums;
};

describe('cancelling an order', () => {
  test('gives back every ticket and says what is due to the buyer', async () => {
    const sold = await office.sell({ seats: [3, 4], places: 1 });
    const answer = await office.cancel(sold.orderId, { comment: 'Ill', feeMinor: 1001 });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'CANCEL_PENDING',
      paymentStatus: 'PAID',
      refundStatus: 'PENDING',
      totalMinor: 1001,
      money: { faceValueMinor: 0, bookingFeeMinor: 0, cancelFeeMinor: 1001, paidMinor: 12_600, balanceMinor: 11_599 },
      revision: 2,
    });
    expect(answer.headers.etag).toBe('"2"');
    expect(answer.body.items.map(({ status, barcode }) => [status, barcode])).toEqual(
      Array(3).fill(['CANCELLED', null]),
    );
    const latest = answer.body.items.map(({ transactionHistory: [newest] }) => newest);
    expect(latest).toMatchObject(
      [-4787, -4787, -2025].map((amount) => ({
        type: 'CANCEL',
        text: 'customer-request: Ill',
        amount,
        before: 'ACTIVE',
        after: 'CANCELLED',
      })),
    );
    expect(latest.reduce((sum, event) => sum + (event?.amount ?? 0), 0)).toBe(-11_599);
    expect(await claimsOfShow()).toEqual([]);
    expect(await movementsOf()).toEqual({ SALE: 0, FEE: 0, TAX: 0, CANCEL_FEE: 1001, PAYMENT: 12_600 });
    expect(await office.read(sold.orderId)).toEqual(answer.body);
  });

  test('of some tickets leaves the others as they are', async () => {
    const sold = await office.sell({ seats: [3, 4] });
    const [first, second] = sold.items;
    const answer = await office.cancel(sold.orderId, { orderItemIds: [first!.id] });
    expect(answer.body).toMatchObject({
      status: 'ACTIVE',
      refundStatus: 'PENDING',
      totalMinor: 5200,
      money: { faceValueMinor: 5000, bookingFeeMinor: 200, paidMinor: 10_400, balanceMinor: 5200 },
    });
    expect(answer.body.items[1]).toEqual(second);
    expect((await claimsOfShow()).map(({ seat }) => seat)).toEqual([4]);
  });

  test('with the money given back at once is over', async () => {
    const sold = await office.sell({ seats: [3] });
    const answer = await office.cancel(sold.orderId, { refund: 'done', feeMinor: 200 });
    expect(answer.body).toMatchObject({
      status: 'CANCELLED',
      refundStatus: 'REFUNDED',
      money: { refundedMinor: 5000, balanceMinor: 0, totalMinor: 200 },
    });
    expect(answer.body.items[0]?.transactionHistory.map(({ type, amount }) => [type, amount])).toEqual([
      ['REFUND', -5000],
      ['CANCEL', -5000],
      ['PURCHASE', 5200],
    ]);
  });

  test('that keeps all of the money moves none', async () => {
    const sold = await office.sell({ seats: [3] });
    const answer = await office.cancel(sold.orderId, { refund: 'none', reason: 'fraud' });
    expect(answer.body).toMatchObject({
      status: 'CANCELLED',
      refundStatus: 'NONE',
      totalMinor: 5200,
      money: { cancelFeeMinor: 5200, balanceMinor: 0 },
    });
    expect(answer.body.items[0]?.transactionHistory[0]).toMatchObject({ text: 'fraud', amount: null });
  });

  test('that nobody paid for owes nobody anything', async () => {
    const sold = await office.sell({ seats: [3, 4], paid: false });
    const part = await office.cancel(sold.orderId, { orderItemIds: [sold.items[0]!.id], refund: 'none' });
    expect(part.body).toMatchObject({ status: 'PENDING', totalMinor: 5200, money: { balanceMinor: -5200 } });
    const rest = await office.cancel(sold.orderId);
    expect(rest.body).toMatchObject({ status: 'CANCELLED', refundStatus: 'NONE', totalMinor: 0 });
    expect(rest.body.items[1]?.transactionHistory[0]).toMatchObject({ type: 'CANCEL', amount: null });
  });

  test('a second time adds up with the first', async () => {
    const sold = await office.sell({ seats: [3, 4] });
    const [first, second] = idsOf(sold);
    await office.cancel(sold.orderId, { orderItemIds: [first!], refund: 'later' });
    const rest = await office.cancel(sold.orderId, { orderItemIds: [second!], refund: 'done' });
    expect(rest.body).toMatchObject({
      status: 'CANCEL_PENDING',
      refundStatus: 'PENDING',
      money: { refundedMinor: 5200, balanceMinor: 5200 },
    });
  });

  test.each(['CANCEL_PENDING', 'CANCELLED'] as const)('works when the event is %s', async (status) => {
    const sold = await office.sell({ seats: [3] });
    await office.rowsOf((db) => db.update(shows).set({ status }).where(eq(shows.id, office.show.showId)));
    expect((await office.cancel(sold.orderId, { reason: 'event-changed' })).status).toBe(200);
  });

  test('lets a cancelled event end, and keeps it from going back on sale', async () => {
    const sold = await office.sell({ seats: [3] });
    const setStatus = (status: 'ACTIVE' | 'CANCEL_PENDING' | 'CANCELLED') =>
      house.api.call(updateShow, { params: { showCode: office.show.showCode }, body: { status } }, { as: house.owner });
    await setStatus('CANCEL_PENDING');
    expect((await setStatus('CANCELLED')).problem).toMatchObject({ details: { orders: 1 } });
    await office.cancel(sold.orderId, { refund: 'done' });
    expect((await setStatus('ACTIVE')).problem).toMatchObject({ details: { orders: 1 } });
    expect((await setStatus('CANCELLED')).status).toBe(200);
  });

  test('is told to the audit with what was before', async () => {
    const sold = await office.sell({ seats: [3, 4] });
    const orderItemIds = [sold.items[0]!.id];
    await office.cancel(sold.orderId, { orderItemIds, comment: 'Ill', feeMinor: 100 });
    const entries = await office.rowsOf((db) =>
      db.select().from(auditEntries).where(eq(auditEntries.action, 'order.cancel')),
    );
    expect(entries.filter(({ objectId }) => objectId === sold.orderId)).toMatchObject([
      {
        object: 'order',
        before: { status: 'ACTIVE', refundStatus: 'NONE', totalMinor: 10_400, tickets: 2 },
        after: { status: 'ACTIVE', refundStatus: 'PENDING', totalMinor: 5300, tickets: 1, orderItemIds, feeMinor: 100 },
        reason: 'customer-request: Ill',
      },
    ]);
  });
});

describe('a cancellation is refused', () => {
  const standing = async () => {
    const items = await office.rowsOf((db) =>
      db.select().from(orderItems).where(eq(orderItems.showId, office.show.showId)),
    );
    return items.filter(({ status }) => status === 'ACTIVE').length;
  };

  test('without the permission, and for another promoter', async () => {
    const sold = await office.sell({ seats: [3] });
    const finance = await house.api.createUser(house.promoter, 'finance');
    const refused = await office.cancel(sold.orderId, {}, { as: finance });
    expect([refused.status, refused.problem.details]).toEqual([403, { permission: 'order:cancel' }]);
    const stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
    expect((await office.cancel(sold.orderId, {}, { as: stranger })).status).toBe(404);
    expect((await office.cancel('ZZZZZZZZZZ')).status).toBe(404);
    expect(await standing()).toBe(1);
  });

  test('when it says that money was given back by somebody who may not', async () => {
    const sold = await office.sell({ seats: [3] });
    const boxOffice = await house.api.createUser(house.promoter, 'box-office');
    const refused = await office.cancel(sold.orderId, { refund: 'done' }, { as: boxOffice });
    expect([refused.status, refused.problem.details]).toEqual([403, { permission: 'order:refund' }]);
    expect((await office.cancel(sold.orderId, { refund: 'later' }, { as: boxOffice })).status).toBe(200);
  });

  test('for tickets and holds of others, and tickets named twice', async () => {
    const sold = await office.sell({ seats: [3] });
    const other = await office.sell({ seats: [4] });
    const [own] = idsOf(sold);
    const foreign = await office.cancel(sold.orderId, { orderItemIds: [own!, other.items[0]!.id] });
    expect([foreign.status, foreign.problem.fieldErrors?.[0]?.field]).toEqual([400, 'orderItemIds.1']);
    const twice = await office.cancel(sold.orderId, { orderItemIds: [own!, own!] });
    expect([twice.status, twice.problem.fieldErrors?.[0]?.field]).toEqual([400, 'orderItemIds.1']);
    const { holdId } = await (await openBoxOffice(house)).addHold('OTH');
    const hold = await office.cancel(sold.orderId, { holdId });
    expect([hold.status, hold.problem.fieldErrors?.[0]?.field]).toEqual([400, 'holdId']);
    expect(await standing()).toBe(2);
  });

  test.each([
    [{ feeMinor: -1 }, 'feeMinor'],
    [{ reason: 'boredom' as 'other' }, 'reason'],
    [{ orderItemIds: [] }, 'orderItemIds'],
    [{ refund: 'maybe' as 'later' }, 'refund'],
    [{ comment: 'x'.repeat(501) }, 'comment'],
    [{ comment: 'a\u0000b' }, 'comment'],
  ])('with %o', async (body, field) => {
    const { orderId } = await office.sell({ seats: [3] });
    const refused = await office.cancel(orderId, body);
    expect([refused.status, refused.problem.fieldErrors?.[0]?.field]).toEqual([400, field]);
  });

  test('when more is kept than was paid for these tickets', async () => {
    const sold = await office.sell({ seats: [3, 4] });
    const refused = await office.cancel(sold.orderId, { orderItemIds: [sold.items[0]!.id], feeMinor: 5201 });
    expect([refused.status, refused.problem.details?.reason, refused.problem.fieldErrors?.[0]?.field]).toEqual([
      422,
      'keeps-more-than-paid',
      'feeMinor',
    ]);
    const unpaid = await office.sell({ seats: [5], paid: false });
    expect((await office.cancel(unpaid.orderId, { feeMinor: 1 })).status).toBe(422);
    expect(await standing()).toBe(3);
  });

  test('for what was cancelled before', async () => {
    const sold = await office.sell({ seats: [3, 4] });
    const [first, second] = idsOf(sold);
    await office.cancel(sold.orderId, { orderItemIds: [first!] });
    const again = await office.cancel(sold.orderId, { orderItemIds: [first!, second!] });
    expect([again.status, again.problem.code, again.problem.details]).toEqual([
      409,
      'CONFLICT',
      { reason: 'tickets-cancelled', orderItemIds: [first] },
    ]);
    await office.cancel(sold.orderId);
    expect((await office.cancel(sold.orderId)).problem.details?.reason).toBe('tickets-cancelled');
  });

  test('when the order changed since it was read', async () => {
    const sold = await office.sell({ seats: [3, 4] });
    await office.cancel(sold.orderId, { orderItemIds: [sold.items[0]!.id] }, { revision: 1 });
    const stale = await office.cancel(sold.orderId, {}, { revision: 1 });
    expect([stale.status, stale.problem.code]).toEqual([412, 'STALE']);
    expect((await office.cancel(sold.orderId, {}, { revision: 2 })).status).toBe(200);
  });
});

describe('cancelling at the same time', () => {
  test('repeats the answer for the same key and moves the money once', async () => {
    const { orderId } = await office.sell({ seats: [3] });
    const cancel = () => office.cancel(orderId, { refund: 'done' }, { key: `cancel-${orderId}` });
    const [first, second] = await Promise.all([cancel(), cancel()]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.text).toBe(first.text);
    const replayed = await cancel();
    expect([replayed.text, replayed.headers.etag, replayed.headers['idempotent-replayed']]).toEqual([
      first.text,
      '"2"',
      'true',
    ]);
    expect(await movementsOf()).toEqual({ SALE: 0, FEE: 0, TAX: 0, PAYMENT: 5200, REFUND: -5200 });
  });

  test('wins exactly once', async () => {
    const { orderId } = await office.sell({ seats: [3, 4], places: 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => office.cancel(orderId, { refund: 'done' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await movementsOf()).toEqual({ SALE: 0, FEE: 0, TAX: 0, PAYMENT: 14_800, REFUND: -14_800 });
  });

  test('of different tickets of one order both count', async () => {
    const sold = await office.sell({ seats: [3, 4] });
    const answers = await Promise.all(
      idsOf(sold).map((id) => office.cancel(sold.orderId, { orderItemIds: [id], feeMinor: 100 })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await office.read(sold.orderId)).toMatchObject({ status: 'CANCEL_PENDING', totalMinor: 200, revision: 3 });
  });
});
