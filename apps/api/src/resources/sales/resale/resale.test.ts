import { cancelChannelOrder } from '@parterre/contract/calls/channel';
import { getOrder } from '@parterre/contract/calls/orders';
import * as calls from '@parterre/contract/calls/resale';
import type { ChannelOrder } from '@parterre/contract/channel';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobs } from '#db/schema/ground/jobs.ts';
import { claims } from '#db/schema/seating/seats.ts';
import { openOutlet, type SalesOutlet, startOutlet } from '#test/scenes/open-sales-channel.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import type { TestUser } from '#test/support/test-api.ts';

let house: Awaited<ReturnType<typeof startOutlet>>;
let outlet: SalesOutlet;
let order: ChannelOrder;

beforeAll(async () => {
  house = await startOutlet();
});
afterAll(async () => {
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  await house.api.close();
});
beforeEach(async () => {
  outlet = await openOutlet(house);
  order = await outlet.order({
    seats: [{ seatId: 'Stalls|A|1' }, { seatId: 'Stalls|A|2' }],
    quantities: [{ priceTypeId: outlet.show.standing, quantity: 1 }],
  });
});

const GRACE = { name: 'Grace Hopper', email: 'grace@example.test' };
const ticket = (at = 0, of = order) => ({ orderId: of.orderId, orderItemId: of.items[at]?.orderItemId ?? 0 });
const offer = (askedMinor = 4500, params = ticket(), as = outlet.key) =>
  house.api.call(calls.createResaleListing, { params, body: { askedMinor } }, { as });
const withdraw = (params = ticket(), as = outlet.key) => house.api.call(calls.removeResaleListing, { params }, { as });
const list = async (as = outlet.key) => {
  const { showCode } = outlet.show;
  return (await house.api.call(calls.listResaleListings, { params: { showCode }, query: {} }, { as })).body.items;
};
type Body = CallArguments<typeof calls.purchaseResaleListing>['body'];
const buy = (
  listingId: number,
  askedMinor = 4500,
  more: Partial<Body> = {},
  as: TestUser = outlet.key,
  key?: string,
) => {
  const payments = askedMinor > 0 ? [{ method: 'card', amountMinor: askedMinor, currency: 'GBP', reference: 'r' }] : [];
  const body = { buyer: GRACE, payments, totalMinor: askedMinor, ...more };
  return house.api.call(calls.purchaseResaleListing, { params: { listingId }, body }, { as, ...(key ? { key } : {}) });
};
const storyOf = async (orderId: string) => {
  const { body } = await house.api.call(getOrder, { params: { orderId } }, { as: outlet.owner });
  return body.items.map(({ transactionHistory }) => transactionHistory.map(({ type, amount }) => [type, amount]));
};

describe('an offered ticket', () => {
  test('is listed without a word about who offers it, and goes when it is withdrawn', async () => {
    const { status, body } = await offer();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      seatId: 'Stalls|A|1',
      priceTypeId: outlet.show.prices[0],
      askedMinor: 4500,
      currency: 'GBP',
    });
    const other = await house.api.createKey(house.promoter);
    expect(await list(other)).toEqual([body]);
    expect(JSON.stringify(body)).not.toContain(order.orderId);
    expect((await withdraw()).status).toBe(204);
    expect((await withdraw()).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await buy(body.listingId)).problem).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'listing-closed', state: 'WITHDRAWN' },
    });
    expect((await offer()).status).toBe(201);
  });

  test('costs at most what was paid for it, is offered once, and only while the order is paid', async () => {
    const dear = await offer(5201);
    expect(dear.problem).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'asks-more-than-paid', mostMinor: 5200 },
    });
    expect(dear.problem.fieldErrors?.[0]?.field).toBe('askedMinor');
    expect((await offer(-1)).problem.code).toBe('INVALID');
    expect((await offer(5200)).status).toBe(201);
    expect((await offer(5200)).problem.details?.reason).toBe('listed-already');
    const phone = await house.api.createKey(house.promoter, { channel: 'phone' });
    const basket = await outlet.fill({ seats: [{ seatId: 'Stalls|B|1' }] }, phone);
    const unpaid = (await outlet.buy(basket, { payments: [] }, { as: phone })).body;
    expect((await offer(1, ticket(0, unpaid), phone)).problem.details).toEqual({
      reason: 'resale-unpaid',
      paymentStatus: 'UNPAID',
    });
    house.api.setNow(new Date('2027-03-01T19:30:00Z'));
    expect((await offer(1, ticket(1))).problem.details?.reason).toBe('resale-closed');
  });

  test('is offered and withdrawn by the key that sold it alone', async () => {
    await offer();
    const others = [
      await house.api.createKey(house.promoter),
      await house.api.createKey(await house.api.createPromoter()),
    ];
    for (const as of others) {
      expect((await offer(1, ticket(1), as)).status).toBe(404);
      expect((await withdraw(ticket(), as)).status).toBe(404);
    }
    expect((await offer(1, ticket(), outlet.owner)).status).toBe(403);
    for (const params of [ticket(), { orderId: '2222222222', orderItemId: 1 }])
      for (const refused of [await offer(1, params, others[0]), await withdraw(params, others[0])])
        expect(refused.problem).toMatchObject({ code: 'NOT_FOUND', detail: 'There is no such order.' });
    expect((await offer(1, { orderId: order.orderId, orderItemId: 4711 })).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  test('that is cancelled is offered no longer', async () => {
    const { listingId } = (await offer()).body;
    const { orderId, orderItemId } = ticket();
    const args = { params: { orderId }, body: { orderItemIds: [orderItemId] } };
    expect((await house.api.call(cancelChannelOrder, args, { as: outlet.key })).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await buy(listingId)).problem.details?.reason).toBe('listing-closed');
    expect((await offer()).problem.details?.reason).toBe('tickets-cancelled');
  });
});

describe('a resale', () => {
  test('ends the first ticket and makes a second one on the same seat', async () => {
    const { listingId } = (await offer()).body;
    const other = await house.api.createKey(house.promoter);
    const { status, body, text } = await buy(listingId, 4500, { externalReference: 'R-1' }, other);
    expect(status, text).toBe(201);
    expect(body).toMatchObject({
      buyer: GRACE,
      externalReference: 'R-1',
      paymentStatus: 'PAID',
      totalMinor: 4500,
      paidMinor: 4500,
      items: [{ seatId: 'Stalls|A|1', faceValueMinor: 4500, bookingFeeMinor: 0, taxMinor: 750, priceMinor: 4500 }],
    });
    expect((await outlet.readSold(body.orderId, other)).body).toEqual(body);
    const first = (await outlet.readSold(order.orderId)).body;
    expect(first.items[0]).toMatchObject({ status: 'CANCELLED', barcode: null });
    expect(body.items[0]?.barcode?.value).not.toBe(order.items[0]?.barcode?.value);
    // 126.00 was paid: 45.00 is due back, 7.00 of the first ticket is kept.
    expect(first).toMatchObject({ refundStatus: 'PENDING', totalMinor: 12_600 - 4500, balanceMinor: 4500 });
    const [claim] = await outlet.rowsOf((db) =>
      db.select().from(claims).where(eq(claims.showId, outlet.show.showId)).orderBy(claims.seat),
    );
    expect(claim).toMatchObject({ seat: 0, state: 'SOLD', orderItemId: body.items[0]?.orderItemId });
    expect((await withdraw()).problem).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'listing-sold', state: 'SOLD' },
    });
    expect((await storyOf(order.orderId))[0]?.[0]).toEqual(['RESALE', -4500]);
    expect((await storyOf(body.orderId))[0]).toEqual([
      ['RESALE', 4500],
      ['PURCHASE', 4500],
    ]);
    expect(await list()).toEqual([]);
  });

  test('sends its buyer the ticket by e-mail where the channel asks for it, and the first buyer nothing', async () => {
    const mailed = async () => {
      const mails = await outlet.rowsOf((db) => db.select().from(jobs).where(eq(jobs.kind, 'send-mail')));
      return mails.map(({ payload }) => ({ to: payload.email, order: payload.orderCode, kind: payload.kind }));
    };
    const before = await mailed();
    const silent = await buy((await offer()).body.listingId);
    const declined = await buy((await offer(4000, ticket(1))).body.listingId, 4000, { sendsMail: false });
    expect([silent.status, declined.status]).toEqual([201, 201]);
    expect(await mailed()).toEqual(before);
    const sent = await buy((await offer(2000, ticket(2))).body.listingId, 2000, { sendsMail: true });
    expect(sent.status, sent.text).toBe(201);
    const since = (await mailed()).slice(before.length);
    expect(since).toEqual([{ to: GRACE.email, order: sent.body.orderId, kind: 'tickets' }]);
  });

  test('of a place without a seat keeps the number of places', async () => {
    const { listingId } = (await offer(2200, ticket(2))).body;
    expect((await buy(listingId, 2200)).body.items).toMatchObject([{ seatId: null, priceMinor: 2200 }]);
    for (let i = 0; i < 4; i++)
      await outlet.fill({ quantities: [{ priceTypeId: outlet.show.standing, quantity: 10 }] });
    const rest = await outlet.open({ quantities: [{ priceTypeId: outlet.show.standing, quantity: 10 }] });
    expect(rest.problem).toMatchObject({ code: 'NOT_ENOUGH_LEFT', details: { left: 9 } });
  });

  test('may cost nothing, and be sold on', async () => {
    const { listingId } = (await offer(0)).body;
    const given = (await buy(listingId, 0)).body;
    expect(given).toMatchObject({ totalMinor: 0, paymentStatus: 'PAID' });
    expect((await offer(1, ticket(0, given))).problem.details?.reason).toBe('asks-more-than-paid');
    expect((await offer(0, ticket(0, given))).status).toBe(201);
  });

  test('is refused as a purchase is', async () => {
    const { listingId } = (await offer()).body;
    for (const [more, field] of [
      [{ totalMinor: 4400 }, 'totalMinor'],
      [{ payments: [] }, 'payments'],
      [{ payments: [{ method: 'card', amountMinor: 4500, currency: 'EUR' }] }, 'payments.0.currency'],
      [{ buyer: { name: '', email: 'a@b.test' } }, 'buyer.name'],
      [{ buyer: { name: 'A', email: '' } }, 'buyer.email'],
    ] as const) {
      const answer = await buy(listingId, 4500, more as Partial<Body>);
      expect(answer.problem.fieldErrors?.[0]?.field).toBe(field);
    }
    expect((await buy(listingId, 4500, {}, await house.api.createKey(await house.api.createPromoter()))).status).toBe(
      404,
    );
    expect((await buy(4711)).status).toBe(404);
    expect((await outlet.readSold(order.orderId)).body.items[0]?.status).toBe('ACTIVE');
  });

  test('is one however many want the ticket at once', async () => {
    const { listingId } = (await offer()).body;
    const answers = await Promise.all(Array.from({ length: 12 }, () => buy(listingId)));
    const statuses = answers.map(({ status, problem }) => (status === 201 ? 'sold' : problem.code));
    expect(statuses.filter((status) => status === 'sold')).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set(['sold', 'CONFLICT']));
  });

  test('and a cancellation at once leave one of the two', async () => {
    const { listingId } = (await offer()).body;
    const { orderId, orderItemId } = ticket();
    const [sold, cancelled] = await Promise.all([
      buy(listingId),
      house.api.call(
        cancelChannelOrder,
        { params: { orderId }, body: { orderItemIds: [orderItemId] } },
        { as: outlet.key },
      ),
    ]);
    expect([sold.status, cancelled.status].toSorted()).toEqual(sold.status === 201 ? [201, 409] : [200, 409]);
  });
});
