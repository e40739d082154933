import * as calls from '@parterre/contract/calls/baskets';
import { createHold, updateHold } from '@parterre/contract/calls/holds';
import { updateBlock } from '@parterre/contract/calls/seats';
import { updateShow } from '@parterre/contract/calls/shows';
import type { CallArguments } from '@parterre/contract/wire/call';
import type { Problem } from '@parterre/contract/wire/problem';
import { buildSeatIndex } from '@parterre/seating-plan';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { claims } from '#db/schema/seating/seats.ts';
import { NOW } from '#test/scenes/open-box-office.ts';
import { openOutlet, type SalesOutlet, startOutlet } from '#test/scenes/open-sales-channel.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import { sweepExpired } from '#test/support/sweep-expired.ts';

let house: Awaited<ReturnType<typeof startOutlet>>;
let outlet: SalesOutlet;
let stalls: number;
let standing: number;

beforeAll(async () => {
  house = await startOutlet();
});
afterAll(async () => {
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
  await house.api.close();
});
beforeEach(async () => {
  outlet = await openOutlet(house);
  stalls = outlet.show.prices[0];
  standing = outlet.show.standing;
});

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const seat = (row: string, number: number) => ({ seatId: `Stalls|${row}|${number}` });
const places = (quantity: number) => [{ priceTypeId: standing, quantity }];
const claimed = async () => {
  const rows = await outlet.rowsOf((db) => db.select().from(claims).where(eq(claims.showId, outlet.show.showId)));
  return rows.map((claim) => claim.seat).toSorted((a, b) => a - b);
};
type Change = CallArguments<typeof calls.updateBasket>['body'];
const change = (basketId: number, body: Change, as = outlet.key) =>
  house.api.call(calls.updateBasket, { params: { basketId }, body }, { as });
const extend = (basketId: number, as = outlet.key) =>
  house.api.call(calls.extendBasket, { params: { basketId } }, { as });
const useCode = (basketId: number, offerCode: string, as = outlet.key) =>
  house.api.call(calls.setBasketOfferCode, { params: { basketId }, body: { offerCode } }, { as });
const dropCode = (basketId: number, as = outlet.key) =>
  house.api.call(calls.removeBasketOfferCode, { params: { basketId } }, { as });
const drop = (basketId: number, as = outlet.key) =>
  house.api.call(calls.removeBasket, { params: { basketId } }, { as });
const otherKey = () => house.api.createKey(house.promoter);
const strangerKey = async () => house.api.createKey(await house.api.createPromoter());
/** Returns the reason of a refusal, or its code when it has no reason. */
const refusalIn = ({ problem }: { problem: Problem }) => problem.details?.reason ?? problem.code;

const fieldsOf = ({ problem }: { problem: { fieldErrors?: { field: string }[] } }) =>
  problem.fieldErrors?.map(({ field }) => field);

const linkedTo = (priceTypeId: number) => ({
  linkedPriceId: priceTypeId,
  linkKind: 'percentage' as const,
  linkDifference: -4000,
});

describe('opening a basket', () => {
  test('keeps chosen seats and places for ten minutes, ticket by ticket with what each costs', async () => {
    const answer = await outlet.open({ seats: [seat('A', 1), seat('A', 2)], quantities: places(2) });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      showCode: outlet.show.showCode,
      state: 'OPEN',
      totalMinor: 2 * 5200 + 2 * 2200,
      currency: 'GBP',
      offerCode: null,
      expiresAt: later(10).toISOString(),
      extendableUntil: later(30).toISOString(),
      orderId: null,
    });
    expect(answer.body.lines).toMatchObject([
      { seatId: 'Stalls|A|1', priceTypeId: stalls, faceValueMinor: 5000, bookingFeeMinor: 200, priceMinor: 5200 },
      { seatId: 'Stalls|A|2', priceTypeId: stalls },
      { seatId: null, priceTypeId: standing, faceValueMinor: 2000, discountMinor: 0, priceMinor: 2200 },
      { seatId: null, priceTypeId: standing },
    ]);
    // One sixth of what is paid, rounded once for all lines.
    expect(answer.body.lines.reduce((sum, { taxMinor }) => sum + taxMinor, 0)).toBe(Math.round(14_800 / 6));
    expect((await outlet.readBasket(answer.body.basketId)).body).toEqual(answer.body);
  });

  test('sells a seat at a ticket that is linked to its own', async () => {
    const [, , cheap] = outlet.show.prices;
    await outlet.setTicket(cheap, linkedTo(stalls));
    const basket = await outlet.fill({ seats: [{ ...seat('A', 1), priceTypeId: cheap }, seat('A', 2)] });
    expect(basket.lines.map(({ priceTypeId }) => priceTypeId)).toEqual([cheap, stalls]);
  });

  test('finds the best seats side by side, beside those that are chosen', async () => {
    const basket = await outlet.fill({
      seats: [seat('A', 10)],
      bestAvailable: [
        { priceTypeId: stalls, quantity: 3 },
        { priceTypeId: stalls, quantity: 2 },
      ],
    });
    const { geometry } = outlet.show;
    const index = buildSeatIndex(geometry);
    const chosen = basket.lines.map(({ seatId }) => index.findSeat(seatId ?? '') ?? -1);
    expect(new Set(chosen).size).toBe(6);
    const hasNeighbour = (one: number) =>
      chosen.some((other) => [geometry.left[one], geometry.right[one]].includes(other));
    expect(chosen.filter((one) => one !== 9).every(hasNeighbour)).toBe(true);
  });

  test('finds seats in the block that is named, and only there', async () => {
    const best = { priceTypeId: stalls, quantity: 2 };
    expect((await outlet.fill({ bestAvailable: [{ ...best, blockLabel: 'stalls' }] })).lines).toHaveLength(2);
    expect((await outlet.fill({ bestAvailable: [{ ...best, blockLabel: 'Stal\u200dls' }] })).lines).toHaveLength(2);
    const circle = await outlet.open({ bestAvailable: [{ ...best, blockLabel: 'Circle' }] });
    expect(circle.problem).toMatchObject({ code: 'NOT_ENOUGH_LEFT', details: { left: 0, quantity: 2 } });
    expect(fieldsOf(await outlet.open({ bestAvailable: [{ ...best, blockLabel: 'Balcony' }] }))).toEqual([
      'bestAvailable.0.blockLabel',
    ]);
  });

  test('never gives away seats that are held or withheld, and says what is left', async () => {
    const hold = await outlet.addHold('H');
    await outlet.save([{ from: 0, to: 89, holdId: hold.holdId }], 2);
    const params = { showCode: outlet.show.showCode, blockId: 1 };
    await house.api.call(updateBlock, { params, body: { alternatingSeats: true } }, { as: outlet.owner });
    const answer = await outlet.open({ bestAvailable: [{ priceTypeId: stalls, quantity: 6 }] });
    expect(answer.problem).toMatchObject({ code: 'NOT_ENOUGH_LEFT', details: { priceTypeId: stalls, left: 5 } });
    await outlet.addCode('OPENS-H', { effect: 'none', value: 0, holdId: hold.holdId });
    const opened = await outlet.fill({ bestAvailable: [{ priceTypeId: stalls, quantity: 10 }], offerCode: 'opens-h' });
    expect(opened.lines).toHaveLength(10);
  });

  test('is all or nothing', async () => {
    await outlet.fill({ seats: [seat('A', 2)] });
    const answer = await outlet.open({ seats: [seat('A', 1), seat('A', 2)], quantities: places(1) });
    expect(answer.problem).toMatchObject({ code: 'SEAT_TAKEN', details: { seatIds: ['Stalls|A|2'] } });
    expect(await claimed()).toEqual([1]);
  });

  test.each<[string, (o: SalesOutlet) => object, string, string[] | undefined]>([
    ['nothing at all', () => ({}), 'INVALID', ['seats']],
    [
      'no places',
      (o) => ({ quantities: [{ priceTypeId: o.show.standing, quantity: 0 }] }),
      'INVALID',
      ['quantities.0.quantity'],
    ],
    [
      '10,000 places',
      (o) => ({ quantities: [{ priceTypeId: o.show.standing, quantity: 10_000 }] }),
      'INVALID',
      ['quantities.0.quantity'],
    ],
    [
      'no best seats',
      (o) => ({ bestAvailable: [{ priceTypeId: o.show.prices[0], quantity: 0 }] }),
      'INVALID',
      ['bestAvailable.0.quantity'],
    ],
    [
      '51 best seats',
      (o) => ({ bestAvailable: [{ priceTypeId: o.show.prices[0], quantity: 51 }] }),
      'INVALID',
      ['bestAvailable.0.quantity'],
    ],
    [
      'more than an order takes',
      (o) => ({ quantities: [{ priceTypeId: o.show.standing, quantity: 11 }] }),
      'order-limit',
      undefined,
    ],
    [
      'more best seats than an order takes',
      (o) => ({ bestAvailable: [{ priceTypeId: o.show.prices[0], quantity: 11 }] }),
      'order-limit',
      undefined,
    ],
    ['a seat the plan has not', () => ({ seats: [{ seatId: 'Stalls|Z|1' }] }), 'INVALID', ['seats.0.seatId']],
    [
      'a seat twice',
      () => ({ seats: [{ seatId: 'Stalls|A|1' }, { seatId: 'stalls|a|1' }] }),
      'INVALID',
      ['seats.1.seatId'],
    ],
    ['a seat without a price', () => ({ seats: [{ seatId: 'Circle|1|1' }] }), 'no-ticket', undefined],
    [
      'a seat at an unseated ticket',
      (o) => ({ seats: [{ seatId: 'Stalls|A|1', priceTypeId: o.show.standing }] }),
      'INVALID',
      ['seats.0.priceTypeId'],
    ],
    [
      'a seat at a ticket that is not linked to its own',
      (o) => ({ seats: [{ seatId: 'Stalls|A|1', priceTypeId: o.show.prices[1] }] }),
      'other-ticket',
      undefined,
    ],
    [
      'best seats of an unseated ticket',
      (o) => ({ bestAvailable: [{ priceTypeId: o.show.standing, quantity: 1 }] }),
      'INVALID',
      ['bestAvailable.0.priceTypeId'],
    ],
    [
      'places of a seated ticket',
      (o) => ({ quantities: [{ priceTypeId: o.show.prices[0], quantity: 1 }] }),
      'INVALID',
      ['quantities.0.priceTypeId'],
    ],
    [
      'a ticket of nobody',
      () => ({ quantities: [{ priceTypeId: 4711, quantity: 1 }] }),
      'INVALID',
      ['quantities.0.priceTypeId'],
    ],
    ['a code of nobody', () => ({ seats: [{ seatId: 'Stalls|A|1' }], offerCode: 'NOPE' }), 'unknown', undefined],
    ['an unknown field', () => ({ seats: [{ seatId: 'Stalls|A|1' }], price: 1 }), 'INVALID', ['price']],
  ])('is refused %s', async (_, bodyOf, code, fields) => {
    const answer = await outlet.open(bodyOf(outlet));
    expect(refusalIn(answer)).toBe(code);
    expect(fieldsOf(answer)).toEqual(fields);
    expect(await claimed()).toEqual([]);
  });

  test('is told which seat it names twice, and which the plan has not', async () => {
    const refusalOf = async (...seatIds: string[]) =>
      (await outlet.open({ seats: seatIds.map((seatId) => ({ seatId })) })).problem.fieldErrors;
    expect(await refusalOf('Stalls|A|1', 'stalls|a|1')).toMatchObject([{ code: 'seatTwice' }]);
    expect(await refusalOf('Stalls|Z|1')).toMatchObject([{ code: 'seat', values: { seatId: 'Stalls|Z|1' } }]);
  });

  test('is refused what is not for this counter', async () => {
    const request = { quantities: places(1) };
    for (const [set, reason] of [
      [{ visibility: 'hidden' }, 'hidden'],
      [{ visibility: 'box-office' }, 'box-office-only'],
      [{ visibility: 'code' }, 'code-only'],
      [{ visibility: 'public', statusCode: 2 }, 'paused'],
      [{ statusCode: 1, onSaleAtLocal: '2026-11-21T00:00:00' }, 'not-on-sale-yet'],
      [{ onSaleAtLocal: null, offSaleAtLocal: '2026-11-20T00:00:00' }, 'off-sale'],
    ] as const) {
      await outlet.setTicket(standing, set);
      expect((await outlet.open(request)).problem).toMatchObject({ code: 'RULE_BROKEN', details: { reason } });
    }
    const box = await house.api.createKey(house.promoter, { channel: 'box-office' });
    expect((await outlet.open(request, box)).status).toBe(201);
    await outlet.setTicket(standing, { offSaleAtLocal: null, partnerSiteIds: [2] });
    const site = await house.api.createKey(house.promoter, { partnerSiteId: 2 });
    expect((await outlet.open(request, site)).status).toBe(201);
    const other = await house.api.createKey(house.promoter, { partnerSiteId: 3 });
    expect((await outlet.open(request, other)).status).toBe(404);
  });

  test.each<[string, string, Parameters<typeof outlet.setTicket>[1]]>([
    ['SEAT_NOT_FOR_SALE', 'paused', { statusCode: 2 }],
    ['SEAT_NOT_FOR_SALE', 'hidden', { visibility: 'hidden' }],
    ['SEAT_NOT_FOR_SALE', 'box-office-only', { visibility: 'box-office' }],
    ['SEAT_NOT_FOR_SALE', 'code-only', { visibility: 'code' }],
    ['SEAT_NOT_FOR_SALE', 'other-partner-site', { partnerSiteIds: [1] }],
    ['SEAT_NOT_FOR_SALE', 'not-on-sale-yet', { onSaleAtLocal: '2027-03-01T10:00:00' }],
    ['SEAT_NOT_FOR_SALE', 'off-sale', { offSaleAtLocal: '2026-11-01T10:00:00' }],
  ])('says %s of seats whose ticket is not sold here now: %s', async (code, reason, set) => {
    await outlet.setTicket(standing, { partnerSiteIds: [2] });
    await outlet.setTicket(stalls, set);
    const site = await house.api.createKey(house.promoter, { partnerSiteId: 2 });
    const { problem } = await outlet.open({ seats: [seat('A', 1), seat('A', 2)] }, site);
    expect(problem).toMatchObject({
      code,
      details: { reason, seatIds: ['Stalls|A|1', 'Stalls|A|2'] },
    });
    expect(await claimed()).toEqual([]);
  });

  test('is refused once the event has started, whatever its sale says, and when it is called off', async () => {
    const offSaleAt = new Date('2027-03-01T21:00:00Z');
    await outlet.rowsOf((db) => db.update(shows).set({ offSaleAt }).where(eq(shows.id, outlet.show.showId)));
    house.api.setNow(new Date('2027-03-01T19:30:00Z'));
    expect((await outlet.open({ quantities: places(1) })).problem).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'off-sale' },
    });
    house.api.setNow(NOW);
    const args = {
      params: { showCode: outlet.show.showCode },
      body: { status: 'CANCEL_PENDING' as const, reason: 'Ill' },
    };
    expect((await house.api.call(updateShow, args, { as: outlet.owner })).status).toBe(200);
    expect((await outlet.open({ quantities: places(1) })).problem.details?.reason).toBe('not-active');
  });

  test('is closed to users, to other promoters and to revoked keys', async () => {
    expect((await outlet.open({ quantities: places(1) }, outlet.owner)).status).toBe(403);
    expect((await outlet.open({ quantities: places(1) }, await strangerKey())).status).toBe(404);
  });
});

describe('reading and dropping a basket', () => {
  test('is for the key that opened it', async () => {
    const { basketId } = await outlet.fill({ seats: [seat('B', 1)] });
    for (const as of [await otherKey(), await strangerKey()]) {
      expect((await outlet.readBasket(basketId, as)).status).toBe(404);
      expect((await drop(basketId, as)).status).toBe(404);
      expect((await extend(basketId, as)).status).toBe(404);
      expect((await change(basketId, { seats: [seat('B', 2)] }, as)).status).toBe(404);
      expect((await useCode(basketId, 'X', as)).status).toBe(404);
      expect((await dropCode(basketId, as)).status).toBe(404);
    }
    expect(await claimed()).toEqual([20]);
  });

  test('a dropped basket gives everything back at once; dropping it again is no fault', async () => {
    const { basketId } = await outlet.fill({ seats: [seat('B', 1)], quantities: places(10) });
    expect((await drop(basketId)).status).toBe(204);
    expect((await drop(basketId)).status).toBe(204);
    expect(await claimed()).toEqual([]);
    expect((await outlet.readBasket(basketId)).body).toMatchObject({ state: 'ENDED', lines: [], totalMinor: 0 });
    expect((await change(basketId, { seats: [seat('B', 1)] })).problem.code).toBe('BASKET_EXPIRED');
  });

  test('a basket whose time is up gives everything back though nothing swept it', async () => {
    const { basketId } = await outlet.fill({ seats: [seat('B', 1)], quantities: places(10) });
    house.api.setNow(later(10));
    expect((await outlet.readBasket(basketId)).body.state).toBe('ENDED');
    for (const attempt of [extend(basketId), change(basketId, { quantities: places(1) }), useCode(basketId, 'X')])
      expect((await attempt).problem.code).toBe('BASKET_EXPIRED');
    const next = await outlet.fill({ seats: [seat('B', 1)] });
    for (let i = 0; i < 5; i++) await outlet.fill({ quantities: places(10) });
    expect((await outlet.readBasket(next.basketId)).body.state).toBe('OPEN');
    await sweepExpired(house.api.database, later(30));
    expect(await claimed()).toEqual([]);
  });

  test('a purchased basket tells its order', async () => {
    const basket = await outlet.fill({ seats: [seat('B', 1)] });
    const { orderId } = (await outlet.buy(basket)).body;
    expect((await outlet.readBasket(basket.basketId)).body).toMatchObject({ state: 'PURCHASED', orderId, lines: [] });
    for (const late of [
      await drop(basket.basketId),
      await extend(basket.basketId),
      await change(basket.basketId, { quantities: places(1) }),
    ])
      expect(late.problem).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'basket-purchased', basketId: basket.basketId },
      });
  });
});

describe('extending a basket', () => {
  test('adds ten minutes, as far as thirty', async () => {
    const { basketId } = await outlet.fill({ seats: [seat('C', 1)] });
    house.api.setNow(later(9));
    expect((await extend(basketId)).body.expiresAt).toBe(later(20).toISOString());
    expect((await extend(basketId)).body.expiresAt).toBe(later(30).toISOString());
    expect((await extend(basketId)).problem).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'basket-kept-longest', mostMinutes: 30 },
    });
    house.api.setNow(later(29));
    expect((await outlet.open({ seats: [seat('C', 1)] })).problem.code).toBe('SEAT_TAKEN');
    house.api.setNow(later(30));
    expect((await outlet.open({ seats: [seat('C', 1)] })).status).toBe(201);
  });

  test('keeps its code as long as its seats', async () => {
    await outlet.addCode('HALF', { mostUses: 1 });
    const basket = await outlet.fill({ seats: [seat('C', 1)], offerCode: 'HALF' });
    await extend(basket.basketId);
    house.api.setNow(later(15));
    await sweepExpired(house.api.database, later(15));
    expect((await outlet.open({ seats: [seat('C', 2)], offerCode: 'HALF' })).problem.code).toBe('OFFER_CODE_REFUSED');
    expect((await outlet.buy(basket)).body.totalMinor).toBe(2700);
  });
});

describe('changing a basket', () => {
  test('takes in and out at once', async () => {
    const { basketId } = await outlet.fill({ seats: [seat('D', 1), seat('D', 2)], quantities: places(3) });
    const answer = await change(basketId, {
      removeSeatIds: ['Stalls|D|1'],
      seats: [seat('D', 5)],
      bestAvailable: [{ priceTypeId: stalls, quantity: 2, blockLabel: 'Stalls' }],
      quantities: places(1),
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.lines.map(({ seatId }) => seatId)).toEqual(
      expect.arrayContaining(['Stalls|D|2', 'Stalls|D|5', null]),
    );
    expect(answer.body.lines).toHaveLength(5);
    expect(answer.body.totalMinor).toBe(4 * 5200 + 2200);
    expect((await outlet.readBasket(basketId)).body).toEqual(answer.body);
    expect((await outlet.open({ seats: [seat('D', 1)] })).status).toBe(201);
  });

  test('sells a seat of the basket at a ticket that is linked to its own', async () => {
    const { basketId } = await outlet.fill({ seats: [seat('D', 1)] });
    const [, cheaper] = outlet.show.prices;
    await outlet.setTicket(cheaper, linkedTo(stalls));
    const seats = [{ ...seat('D', 1), priceTypeId: cheaper }];
    const answer = await change(basketId, { removeSeatIds: ['Stalls|D|1'], seats });
    expect(answer.body.lines).toMatchObject([{ seatId: 'Stalls|D|1', priceTypeId: cheaper, priceMinor: 3200 }]);
  });

  test('leaves everything as it was when any of it is refused', async () => {
    await outlet.fill({ seats: [seat('D', 9)] });
    const basket = await outlet.fill({ seats: [seat('D', 1), seat('D', 2)], quantities: places(3) });
    const removeSeatIds = ['Stalls|D|1'];
    for (const [body, code, field] of [
      [{ removeSeatIds, seats: [seat('D', 9)] }, 'SEAT_TAKEN', undefined],
      [{ removeSeatIds, seats: [{ seatId: 'Circle|1|1' }] }, 'no-ticket', undefined],
      [{ removeSeatIds, quantities: places(11) }, 'order-limit', undefined],
      [{ removeSeatIds, quantities: [{ priceTypeId: stalls, quantity: 1 }] }, 'INVALID', 'quantities.0.priceTypeId'],
      [{ removeSeatIds: ['Stalls|D|9'] }, 'INVALID', 'removeSeatIds.0'],
      [{ removeSeatIds: ['Stalls|D|1', 'Stalls|D|1'] }, 'INVALID', 'removeSeatIds.1'],
      [{ removeSeatIds: ['Stalls|D|1', 'Stalls|D|2'], quantities: places(0) }, 'basket-left-empty', undefined],
    ] as const) {
      const answer = await change(basket.basketId, body as unknown as Change);
      expect(refusalIn(answer)).toBe(code);
      expect(fieldsOf(answer)?.[0]).toBe(field);
      expect((await outlet.readBasket(basket.basketId)).body).toEqual(basket);
    }
  });

  test('counts the places it already has as its own', async () => {
    for (let i = 0; i < 4; i++) await outlet.fill({ quantities: places(10) });
    const { basketId } = await outlet.fill({ quantities: places(8) });
    expect((await change(basketId, { quantities: places(10) })).status).toBe(200);
    await outlet.setTicket(standing, { mostPerOrder: 50 });
    expect((await change(basketId, { quantities: places(11) })).problem).toMatchObject({
      code: 'NOT_ENOUGH_LEFT',
      details: { left: 0 },
    });
    expect((await change(basketId, { quantities: places(3) })).body.lines).toHaveLength(3);
  });

  test('lets go of what is not sold any more, and takes in no more of it', async () => {
    const { basketId } = await outlet.fill({ seats: [seat('D', 1)], quantities: places(3) });
    await outlet.setTicket(standing, { visibility: 'hidden' });
    expect((await change(basketId, { quantities: places(2) })).status).toBe(200);
    expect((await change(basketId, { quantities: places(3) })).problem.details).toMatchObject({ reason: 'hidden' });
  });

  test('keeps to the limits of the code it has', async () => {
    await outlet.addCode('TWO', { mostPerOrder: 2 });
    const { basketId } = await outlet.fill({ seats: [seat('D', 1), seat('D', 2)], offerCode: 'TWO' });
    expect((await change(basketId, { seats: [seat('D', 3)] })).problem).toMatchObject({
      code: 'OFFER_CODE_REFUSED',
      details: { reason: 'per-order', mostPerOrder: 2 },
    });
    const answer = await change(basketId, { removeSeatIds: ['Stalls|D|1'], seats: [seat('D', 3)] });
    expect(answer.body.lines.map(({ discountMinor }) => discountMinor)).toEqual([2500, 2500]);
  });
});

describe('the offer code of a basket', () => {
  test('is used, replaced and given back', async () => {
    await outlet.addCode('HALF', { mostUses: 1 });
    await outlet.addCode('TENTH', { value: 1000 });
    const { basketId } = await outlet.fill({ seats: [seat('E', 1)] });
    expect((await useCode(basketId, 'half')).body).toMatchObject({ offerCode: 'HALF', totalMinor: 2700 });
    expect((await useCode(basketId, 'HALF')).body).toMatchObject({ totalMinor: 2700 });
    expect((await outlet.open({ seats: [seat('E', 2)], offerCode: 'HALF' })).problem.details).toMatchObject({
      reason: 'used-up',
    });
    expect((await useCode(basketId, 'TENTH')).body).toMatchObject({ offerCode: 'TENTH', totalMinor: 4700 });
    expect((await outlet.open({ seats: [seat('E', 2)], offerCode: 'HALF' })).status).toBe(201);
    expect((await dropCode(basketId)).body).toMatchObject({ offerCode: null, totalMinor: 5200 });
    expect((await dropCode(basketId)).status).toBe(200);
  });

  test('stays when the next one is refused', async () => {
    await outlet.addCode('HALF');
    await outlet.addCode('ONLY-STANDING', { priceTypeIds: [standing] });
    const other = await openOutlet(house);
    await other.addCode('ELSEWHERE');
    const basket = await outlet.fill({ seats: [seat('E', 1)], offerCode: 'HALF' });
    for (const [code, reason] of [
      ['NOPE', 'unknown'],
      ['ELSEWHERE', 'unknown'],
      ['ONLY-STANDING', 'not-for-these-tickets'],
    ] as const) {
      expect((await useCode(basket.basketId, code)).problem).toMatchObject({
        code: 'OFFER_CODE_REFUSED',
        details: { reason },
      });
      expect((await outlet.readBasket(basket.basketId)).body).toEqual(basket);
    }
    expect(fieldsOf(await useCode(basket.basketId, ''))).toEqual(['offerCode']);
  });

  test('cannot be given back while the basket has what only it sells', async () => {
    await outlet.addCode('SECRET', { priceTypeIds: [standing] });
    await outlet.addCode('PLAIN');
    await outlet.setTicket(standing, { visibility: 'code' });
    const hidden = await outlet.fill({ quantities: places(1), offerCode: 'SECRET' });
    expect((await dropCode(hidden.basketId)).problem).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'code-only' },
    });
    const hold = await outlet.addHold('V');
    await outlet.save([{ from: 0, to: 9, holdId: hold.holdId }], 2);
    await outlet.addCode('VIP', { effect: 'none', value: 0, holdId: hold.holdId });
    const held = await outlet.fill({ seats: [seat('A', 1)], offerCode: 'VIP' });
    for (const attempt of [dropCode(held.basketId), useCode(held.basketId, 'PLAIN')])
      expect((await attempt).problem.details).toMatchObject({ reason: 'held' });
    await outlet.setTicket(standing, { visibility: 'public' });
    const both = await outlet.fill({ seats: [seat('A', 2)], quantities: places(1), offerCode: 'VIP' });
    await outlet.addCode('VIP-STANDING', { holdId: hold.holdId, priceTypeIds: [standing] });
    expect((await useCode(both.basketId, 'VIP-STANDING')).problem.details).toMatchObject({ reason: 'held' });
    await house.api.call(
      updateHold,
      { params: { showCode: outlet.show.showCode, hold: 'V' }, body: { allowSales: true } },
      { as: outlet.owner },
    );
    expect((await dropCode(held.basketId)).status).toBe(200);
  });

  test('takes the places along that it keeps back', async () => {
    await outlet.addCode('CLUB', { effect: 'none', value: 0, priceTypeIds: [standing], reservedPlaces: 45 });
    const club = await outlet.fill({ quantities: places(5), offerCode: 'CLUB' });
    await outlet.fill({ quantities: places(5) });
    expect((await outlet.open({ quantities: places(1) })).problem.code).toBe('NOT_ENOUGH_LEFT');
    expect((await dropCode(club.basketId)).problem.code).toBe('NOT_ENOUGH_LEFT');
    expect((await change(club.basketId, { quantities: places(10) })).status).toBe(200);
  });
});

test('a hold without sales is opened by nothing but its code', async () => {
  const params = { showCode: outlet.show.showCode };
  const body = { label: 'House', reservationFlag: 'X', colour: '#000000' };
  const hold = await house.api.call(createHold, { params, body }, { as: outlet.owner });
  await outlet.save([{ from: 0, to: 9, holdId: hold.body.holdId }], 2);
  expect((await outlet.open({ seats: [seat('A', 1)] })).problem).toMatchObject({
    code: 'SEAT_NOT_FOR_SALE',
    details: { reason: 'held', seatIds: ['Stalls|A|1'] },
  });
});
