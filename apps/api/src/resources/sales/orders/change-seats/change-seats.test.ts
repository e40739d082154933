import { updateHold } from '@parterre/contract/calls/holds';
import { createOfferCode } from '@parterre/contract/calls/offer-codes';
import { changeOrderSeats, listOrders, previewSeatChange } from '@parterre/contract/calls/orders';
import { listPriceGroups } from '@parterre/contract/calls/price-groups';
import { updateBlock } from '@parterre/contract/calls/seats';
import type { Order } from '@parterre/contract/orders/order';
import { buildSeatIndex } from '@parterre/seating-plan';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resaleListings } from '#db/schema/sales/resale.ts';
import { claims, seatChanges } from '#db/schema/seating/seats.ts';
import { decodeRanges } from '#resources/seating/seats/range-bytes.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import type { TestUser } from '#test/support/test-api.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
/** Seats 50 to 99, rows C from 11 to E, cost 30.00 instead of 50.00. */
beforeEach(async () => {
  office = await openBoxOffice(house);
  const saved = await office.save([{ from: 50, to: 99, priceTypeId: office.show.prices[1] }], 2);
  expect(saved.status).toBe(200);
});

type Moves = [seat: string, to: string][];
const nameMoves = (order: Order, moves: Moves) =>
  moves.map(([seat, to]) => ({
    orderItemId: order.items.find(({ seatId }) => seatId === seat)?.id ?? 4711,
    seatId: to,
  }));
const change = (order: Order, moves: Moves, more: object = {}, options: object = {}) =>
  house.api.call(
    changeOrderSeats,
    { params: { orderId: order.orderId }, body: { changes: nameMoves(order, moves), ...more } },
    { as: house.owner, ...options },
  );
const preview = (order: Order, moves: Moves, as = house.owner) =>
  house.api.call(
    previewSeatChange,
    { params: { orderId: order.orderId }, body: { changes: nameMoves(order, moves) } },
    { as },
  );
const seatsOf = (order: Order) => order.items.map(({ seatId }) => seatId).toSorted();
const searchSeats = async (seatId: string) =>
  (
    await house.api.call(
      listOrders,
      { query: { searchTerm: seatId, showCode: office.show.showCode } },
      { as: house.owner },
    )
  ).body.items.map(({ orderId }) => orderId);
/** The last two events that were sent to live maps, the latest first. */
const lastReported = async () => {
  const rows = await office.rowsOf((db) =>
    db
      .select()
      .from(seatChanges)
      .where(eq(seatChanges.showId, office.show.showId))
      .orderBy(desc(seatChanges.id))
      .limit(2),
  );
  return rows.map(({ kind, ranges }) => [kind, decodeRanges(ranges)]);
};
const addCode = async (priceTypeIds: number[]) => {
  const params = { showCode: office.show.showCode };
  const as = { as: house.owner };
  const groups = await house.api.call(listPriceGroups, { params }, as);
  const priceGroupId = groups.body.items[0]?.priceGroupId ?? 0;
  const body = { code: 'HALF', effect: 'percentage' as const, value: 5000, priceTypeIds };
  const code = await house.api.call(createOfferCode, { params: { ...params, priceGroupId }, body }, as);
  expect(code.status).toBe(201);
};
const expectWhole = async () => expect(await findBrokenInvariants(house.api.database)).toEqual([]);

describe('changing seats at the same price', () => {
  test('is done at once: new barcode, live maps, search and history follow', async () => {
    const order = await office.sell({ seats: [0, 1] });
    const before = order.items.find(({ seatId }) => seatId === 'Stalls|A|1');
    const { status, body } = await change(order, [['Stalls|A|1', 'Stalls|A|9']], {}, { revision: order.revision });
    expect(status).toBe(200);
    expect(seatsOf(body)).toEqual(['Stalls|A|2', 'Stalls|A|9']);
    const moved = body.items.find(({ id }) => id === before?.id);
    expect(moved?.barcode?.value).not.toBe(before?.barcode?.value);
    expect(moved?.transactionHistory[0]).toMatchObject({
      type: 'SEAT_CHANGE',
      before: 'Stalls|A|1',
      after: 'Stalls|A|9',
      amount: null,
    });
    expect([body.money, body.revision]).toEqual([order.money, order.revision + 1]);
    expect(await searchSeats('Stalls|A|9')).toEqual([order.orderId]);
    expect(await searchSeats('Stalls|A|1')).toEqual([]);
    expect(await lastReported()).toEqual([
      ['sale', [{ from: 8, to: 8 }]],
      ['release', [{ from: 0, to: 0 }]],
    ]);
    await expectWhole();
  });

  test('lets two tickets of the order swap', async () => {
    const order = await office.sell({ seats: [0, 1] });
    const { status, body } = await change(order, [
      ['Stalls|A|1', 'Stalls|A|2'],
      ['Stalls|A|2', 'Stalls|A|1'],
    ]);
    expect([status, seatsOf(body)]).toEqual([200, seatsOf(order)]);
    const first = order.items.find(({ seatId }) => seatId === 'Stalls|A|1');
    expect(body.items.find(({ id }) => id === first?.id)?.seatId).toBe('Stalls|A|2');
    await expectWhole();
  });

  test('tells maps of no seat as free that another ticket of the order moves to', async () => {
    const order = await office.sell({ seats: [0, 1] });
    await change(order, [
      ['Stalls|A|1', 'Stalls|A|2'],
      ['Stalls|A|2', 'Stalls|A|3'],
    ]);
    expect(await lastReported()).toEqual([
      ['sale', [{ from: 1, to: 2 }]],
      ['release', [{ from: 0, to: 0 }]],
    ]);
  });

  test('lets no seat go when the new one cannot be had', async () => {
    const order = await office.sell({ seats: [0, 1] });
    await office.sell({ seats: [4] });
    const taken = await change(order, [
      ['Stalls|A|1', 'Stalls|A|7'],
      ['Stalls|A|2', 'Stalls|A|5'],
    ]);
    expect([taken.status, taken.problem?.code, taken.problem?.details?.seatIds]).toEqual([
      409,
      'SEAT_TAKEN',
      ['Stalls|A|5'],
    ]);
    expect((await preview(order, [['Stalls|A|1', 'Stalls|A|5']])).problem?.code).toBe('SEAT_TAKEN');
    expect(await office.read(order.orderId)).toEqual(order);
    await expectWhole();
  });

  test('of two who want one seat at once, one has it', async () => {
    const orders = [await office.sell({ seats: [0] }), await office.sell({ seats: [1] })] as const;
    const answers = await Promise.all([
      change(orders[0], [['Stalls|A|1', 'Stalls|B|5']]),
      change(orders[1], [['Stalls|A|2', 'Stalls|B|5']]),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await expectWhole();
  });

  test('takes over the seat of a basket that ran out, but not of one that lives', async () => {
    const order = await office.sell({ seats: [0] });
    const request = { showCode: office.show.showCode, seats: [5], channel: 'web' };
    await putInBasket(house.api.contextOf(house.promoter), request);
    expect((await change(order, [['Stalls|A|1', 'Stalls|A|6']])).problem?.code).toBe('SEAT_TAKEN');
    house.api.setNow(new Date('2026-11-21T00:00:00Z'));
    expect((await change(order, [['Stalls|A|1', 'Stalls|A|6']])).status).toBe(200);
    await expectWhole();
  });

  test('respects holds, but for tickets that came out of the same one', async () => {
    const order = await office.sell({ seats: [0] });
    const { holdId } = await office.addHold('TEC', { allowSales: false });
    await office.save([{ from: 10, to: 12, holdId }], 3);
    const held = await change(order, [['Stalls|A|1', 'Stalls|A|11']]);
    expect(held.problem).toMatchObject({ status: 409, code: 'SEAT_NOT_FOR_SALE', details: { reason: 'held' } });
    const circle = await change(order, [['Stalls|A|1', 'Circle|1|1']]);
    expect(circle.problem).toMatchObject({ status: 409, code: 'SEAT_NOT_FOR_SALE', details: { reason: 'no-ticket' } });
    const own = await office.addHold('VIP', { allowSales: true });
    await office.save([{ from: 20, to: 22, holdId: own.holdId }], 4);
    const fromHold = await office.sell({ seats: [20] });
    const params = { showCode: office.show.showCode, hold: String(own.holdId) };
    const shut = await house.api.call(updateHold, { params, body: { allowSales: false } }, { as: house.owner });
    expect(shut.status).toBe(200);
    const within = await change(fromHold, [['Stalls|B|1', 'Stalls|B|2']]);
    expect([within.status, seatsOf(within.body)]).toEqual([200, ['Stalls|B|2']]);
    expect((await change(order, [['Stalls|A|1', 'Stalls|B|3']])).problem?.code).toBe('SEAT_NOT_FOR_SALE');
    await expectWhole();
  });

  test('leaves every second seat of an alternating block alone', async () => {
    const order = await office.sell({ seats: [0] });
    const params = { showCode: office.show.showCode, blockId: 1 };
    await house.api.call(updateBlock, { params, body: { alternatingSeats: true } }, { as: house.owner });
    const parities = ['Stalls|A|3', 'Stalls|A|4'].map((seatId) => {
      const seat = buildSeatIndex(office.show.geometry).findSeat(seatId) ?? -1;
      return office.show.geometry.parity[seat];
    });
    expect(parities).toEqual([0, 1]);
    for (const answer of [
      await change(order, [['Stalls|A|1', 'Stalls|A|4']]),
      await preview(order, [['Stalls|A|1', 'Stalls|A|4']]),
    ])
      expect(answer.problem).toMatchObject({
        code: 'SEAT_NOT_FOR_SALE',
        details: { reason: 'alternating', seatIds: ['Stalls|A|4'] },
      });
    expect((await change(order, [['Stalls|A|1', 'Stalls|A|3']])).status).toBe(200);
  });
});

describe('changing seats at another price', () => {
  test('shows the difference first and takes nothing that was not seen', async () => {
    const order = await office.sell({ seats: [50] });
    const moves: Moves = [['Stalls|C|11', 'Stalls|A|1']];
    const shown = await preview(order, moves);
    expect(shown.body).toMatchObject({ differenceMinor: 2000, currency: 'GBP' });
    expect(shown.body.items).toMatchObject([{ fromSeatId: 'Stalls|C|11', paidMinor: 3200, newPaidMinor: 5200 }]);
    const unseen = await change(order, moves);
    expect(unseen.problem).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'difference', differenceMinor: 2000 },
    });
    const { body } = await change(order, moves, { expectedDifferenceMinor: 2000 });
    expect(body).toMatchObject({
      paymentStatus: 'PART_PAID',
      totalMinor: 5200,
      money: { balanceMinor: -2000, totalMinor: 5200 },
    });
    expect(body.items[0]).toMatchObject({ priceTypeId: office.show.prices[0], paidMinor: 5200, taxMinor: 867 });
    await expectWhole();
  });

  test('owes the buyer what the new seat costs less', async () => {
    const order = await office.sell({ seats: [0], places: 1 });
    const { body } = await change(order, [['Stalls|A|1', 'Stalls|E|1']], { expectedDifferenceMinor: -2000 });
    expect(body).toMatchObject({ refundStatus: 'PENDING', money: { balanceMinor: 2000 } });
    const history = body.items.find(({ seatId }) => seatId === 'Stalls|E|1')?.transactionHistory;
    expect(history?.map(({ type, amount }) => [type, amount])).toEqual([
      ['SEAT_CHANGE', -2000],
      ['PURCHASE', 5200],
    ]);
    await expectWhole();
  });

  test('keeps the discount of a code that covers the new ticket too', async () => {
    await addCode([office.show.prices[0], office.show.prices[1]]);
    const order = await office.sell({ seats: [0, 1], offerCode: 'HALF' });
    const { status, body } = await change(order, [['Stalls|A|1', 'Stalls|E|1']], { expectedDifferenceMinor: -1000 });
    expect([status, body.totalMinor]).toEqual([200, 2700 + 1700]);
    expect(body.items.find(({ seatId }) => seatId === 'Stalls|E|1')).toMatchObject({
      offerCode: 'HALF',
      discountMinor: 1500,
      paidMinor: 1700,
    });
    await expectWhole();
  });

  test('loses the discount of a code that does not cover the new ticket, on the way back too', async () => {
    await addCode([office.show.prices[0]]);
    const order = await office.sell({ seats: [0, 1], offerCode: 'HALF' });
    expect(order.totalMinor).toBe(2 * 2700);
    const moved = await change(order, [['Stalls|A|1', 'Stalls|E|1']], { expectedDifferenceMinor: 500 });
    expect(moved.status).toBe(200);
    const back = await change(moved.body, [['Stalls|E|1', 'Stalls|A|1']], { expectedDifferenceMinor: 2000 });
    expect(back.body.items.find(({ seatId }) => seatId === 'Stalls|A|1')).toMatchObject({
      offerCode: null,
      paidMinor: 5200,
    });
    await expectWhole();
  });
});

describe('changing seats is refused', () => {
  test('to those who may not, for other promoters, without sense and over another change', async () => {
    const order = await office.sell({ seats: [0], places: 1 });
    const finance = await house.api.createUser(house.promoter, 'finance');
    const stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
    const move: Moves = [['Stalls|A|1', 'Stalls|A|2']];
    const statusOf = async (as: TestUser) => [
      (await change(order, move, {}, { as })).status,
      (await preview(order, move, as)).status,
    ];
    expect(await statusOf(finance)).toEqual([403, 403]);
    expect(await statusOf(stranger)).toEqual([404, 404]);
    const senseless: [moves: Moves, refusal: object][] = [
      [[['Stalls|A|1', 'Stalls|A|1']], { field: 'changes.0.seatId', code: 'seatSame' }],
      [[['Stalls|A|1', 'Stalls|Z|99']], { field: 'changes.0.seatId', code: 'seat' }],
      [[['Stalls|Q|1', 'Stalls|A|2']], { field: 'changes.0.orderItemId', code: 'unknown' }],
      [
        [
          ['Stalls|A|1', 'Stalls|A|2'],
          ['Stalls|A|1', 'Stalls|A|3'],
        ],
        { field: 'changes.1.orderItemId', code: 'unknown' },
      ],
    ];
    for (const [moves, refusal] of senseless) {
      const { status, problem } = await change(order, moves);
      expect([moves, status]).toEqual([moves, 400]);
      expect(problem?.fieldErrors).toMatchObject([refusal]);
    }
    expect((await change(order, move, {}, { revision: 9 })).status).toBe(412);
    expect(await office.read(order.orderId)).toEqual(order);
  });

  test('for tickets that were cancelled, and for those offered for resale', async () => {
    const order = await office.sell({ seats: [0] });
    const [item] = order.items;
    await office.rowsOf((db) =>
      db.insert(resaleListings).values({
        promoterId: house.promoter.id,
        id: item?.id ?? 0,
        showId: office.show.showId,
        orderItemId: item?.id ?? 0,
        askedMinor: 100,
        state: 'OPEN',
        createdAt: new Date(),
      }),
    );
    const listed = await change(order, [['Stalls|A|1', 'Stalls|A|2']]);
    expect([listed.status, listed.problem?.details?.reason]).toEqual([409, 'resale']);
    await office.rowsOf((db) => db.delete(resaleListings).where(eq(resaleListings.id, item?.id ?? 0)));
    await office.cancel(order.orderId);
    expect((await change(order, [['Stalls|A|1', 'Stalls|A|2']])).problem?.details?.reason).toBe('no-ticket-stands');
    const left = await office.rowsOf((db) =>
      db
        .select()
        .from(claims)
        .where(and(eq(claims.showId, office.show.showId), eq(claims.state, 'SOLD'))),
    );
    expect(left).toEqual([]);
  });
});
