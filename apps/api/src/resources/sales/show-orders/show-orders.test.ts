import { cancelOpenOrders, getOpenOrders, refundOpenOrders } from '@parterre/contract/calls/show-orders';
import { updateShow } from '@parterre/contract/calls/shows';
import type { Order } from '@parterre/contract/orders/order';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BoxOffice, NOW, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
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

const params = () => ({ showCode: office.show.showCode });
const read = (as: TestUser = house.owner) => house.api.call(getOpenOrders, { params: params() }, { as });
const cancel = (body: object = {}, options: { as?: TestUser; key?: string } = {}) =>
  house.api.call(cancelOpenOrders, { params: params(), body }, { as: house.owner, ...options });
const refund = (body: object = {}, options: { as?: TestUser; key?: string } = {}) =>
  house.api.call(refundOpenOrders, { params: params(), body }, { as: house.owner, ...options });
const setStatus = async (status: 'CANCEL_PENDING' | 'CANCELLED') => {
  const body = { status, reason: 'The singer is ill' };
  return house.api.call(updateShow, { params: params(), body }, { as: house.owner });
};

describe('the orders of an event that is being cancelled', () => {
  test('are cancelled in portions, refunded in portions, and then the event may be cancelled', async () => {
    const sold = [];
    for (let seat = 0; seat < 27; seat++) {
      // The oldest come first, so each order has its own instant: orders of one instant have only the order of their
      // ids, which are random.
      house.api.setNow(new Date(NOW.getTime() + seat * 1000));
      sold.push(await office.sell({ seats: [seat], paid: seat > 0 }));
    }
    expect((await read()).body).toEqual({
      standing: { orders: 27, tickets: 27, paidMinor: 26 * 5200 },
      toRefund: { orders: 0, amountMinor: 0 },
      currency: 'GBP',
    });
    await setStatus('CANCEL_PENDING');
    const first = await cancel({ comment: 'Ill' });
    expect(first.body).toMatchObject({
      orders: 25,
      left: { standing: { orders: 2, tickets: 2 }, toRefund: { orders: 24, amountMinor: 24 * 5200 } },
    });
    expect((await cancel({ comment: 'Ill' })).body.left).toMatchObject({
      standing: { orders: 0, tickets: 0, paidMinor: 0 },
      toRefund: { orders: 26, amountMinor: 26 * 5200 },
    });
    expect((await cancel()).body.orders).toBe(0);
    expect((await setStatus('CANCELLED')).problem.details).toMatchObject({ orders: 26 });
    expect((await refund({ comment: 'Batch 1' })).body.left.toRefund).toEqual({ orders: 1, amountMinor: 5200 });
    expect((await refund()).body).toMatchObject({ orders: 1, left: { toRefund: { orders: 0 } } });
    expect((await setStatus('CANCELLED')).status).toBe(200);
    const order = await office.read(sold[25]?.orderId ?? '');
    expect(order).toMatchObject({ status: 'CANCELLED', refundStatus: 'REFUNDED', money: { balanceMinor: 0 } });
    const textsOf = ({ items }: Order) => items[0]?.transactionHistory.map(({ type, text }) => `${type} ${text}`);
    expect(textsOf(order)).toEqual(['REFUND Batch 1', 'CANCEL event-changed: Ill', 'PURCHASE ']);
    const newest = await office.read(sold[26]?.orderId ?? '');
    expect(textsOf(newest)).toEqual(['REFUND ', 'CANCEL event-changed: Ill', 'PURCHASE ']);
  });

  test('may be waived: their money stays', async () => {
    await office.sell({ seats: [1, 2] });
    await setStatus('CANCEL_PENDING');
    expect((await cancel({ refund: 'none' })).body.left.toRefund.orders).toBe(0);
    expect((await setStatus('CANCELLED')).status).toBe(200);
  });

  test('are each cancelled once, whoever asks at the same time', async () => {
    for (let seat = 0; seat < 6; seat++) await office.sell({ seats: [seat] });
    await setStatus('CANCEL_PENDING');
    const answers = await Promise.all([cancel(), cancel(), cancel({}, { key: 'same' }), cancel({}, { key: 'same' })]);
    // The second caller to reach an order gets a refusal that says so.
    for (const { problem } of answers.filter(({ status }) => status !== 200))
      expect(problem).toMatchObject({ code: 'CONFLICT', details: { reason: 'tickets-cancelled' } });
    expect((await read()).body).toMatchObject({
      standing: { orders: 0 },
      toRefund: { orders: 6, amountMinor: 6 * 5200 },
    });
  });

  test('stay while the event takes place', async () => {
    await office.sell({ seats: [1] });
    expect((await cancel()).problem).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'not-being-cancelled', status: 'ACTIVE' },
    });
    expect((await read()).body.standing.orders).toBe(1);
  });

  test('are cancelled and refunded by those who may, at their own promoter', async () => {
    await setStatus('CANCEL_PENDING');
    const finance = await house.api.createUser(house.promoter, 'finance');
    const boxOffice = await house.api.createUser(house.promoter, 'box-office');
    const stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
    expect((await cancel({}, { as: finance })).problem.details).toEqual({ permission: 'order:cancel' });
    expect((await refund({}, { as: boxOffice })).problem.details).toEqual({ permission: 'order:refund' });
    for (const answer of [await read(stranger), await cancel({}, { as: stranger }), await refund({}, { as: stranger })])
      expect(answer.status).toBe(404);
    expect((await cancel({ refund: 'done' })).problem.fieldErrors?.[0]?.field).toBe('refund');
    expect((await refund({ comment: 'x'.repeat(501) })).problem.fieldErrors?.[0]?.field).toBe('comment');
  });
});
