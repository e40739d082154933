import { createHold } from '@parterre/contract/calls/holds';
import * as calls from '@parterre/contract/calls/offer-codes';
import { listPriceGroups } from '@parterre/contract/calls/price-groups';
import { updatePrice } from '@parterre/contract/calls/prices';
import type { CreateOfferCode } from '@parterre/contract/offer-codes';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { isUnavailable } from '#db/database-error.ts';
import { offerCodeUses } from '#db/schema/events/offer-codes.ts';
import { ledger, orderItems, salesTotals } from '#db/schema/sales/orders.ts';
import { runAsSystem } from '#db/system.ts';
import { AppError } from '#errors.ts';
import { createBaskets, type OpenedBasket } from '#resources/sales/baskets/create-baskets.ts';
import type { BasketRequest } from '#resources/sales/baskets/fill/basket-request.ts';
import { removeBasket } from '#resources/sales/baskets/remove-basket.ts';
import { buyBasket } from '#test/scenes/buy-basket.ts';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { startBoxOffice } from '#test/scenes/open-box-office.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import { type SeatRange, saveRanges } from '#test/scenes/save-ranges.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import { sweepExpired } from '#test/support/sweep-expired.ts';
import type { TestApi, TestPromoter, TestUser } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: SeatedShow;
let params: { showCode: string; priceGroupId: number };
const NOW = new Date('2026-11-20T12:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

beforeAll(async () => {
  ({ api, promoter, owner } = await startBoxOffice());
});
beforeEach(async () => {
  api.setNow(NOW);
  show = await insertSeatedShow(api, promoter);
  const { showCode } = show;
  const groups = await api.call(listPriceGroups, { params: { showCode } }, { as: owner });
  params = { showCode, priceGroupId: groups.body.items[0]!.priceGroupId };
  await save([{ from: 0, to: 99, priceTypeId: show.prices[0] }], 1);
});
afterEach(async () => {
  await sweepExpired(api.database, new Date('2027-01-01T00:00:00Z'));
  expect(await findBrokenInvariants(api.database)).toEqual([]);
});
afterAll(() => api.close());

const save = (ranges: SeatRange[], revision: number) => saveRanges(api, show, { ranges, revision, as: owner });
const add = async (body: Partial<z.input<typeof CreateOfferCode>> = {}) => {
  const answer = await api.call(calls.createOfferCode, { params, body: { code: 'SAVE', ...body } }, { as: owner });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
};
const usageOf = async (code = 'SAVE') =>
  (await api.call(calls.listOfferCodes, { params, query: { searchTerm: code } }, { as: owner })).body.items[0]?.usage;
const fill = (request: Omit<BasketRequest, 'channel'>, channel = 'web') =>
  putInBasket(api.contextOf(promoter), { showCode: show.showCode, channel, ...request });
const places = (quantity: number) => [{ priceTypeId: show.standing, quantity }];
const buy = ({ basketId }: Pick<OpenedBasket, 'basketId'>, email = 'b@example.test') =>
  buyBasket(api.contextOf(promoter), { basketId, buyer: { name: 'B', email }, isPaid: true });
const setTicket = (priceTypeId: number, body: object) =>
  api.call(updatePrice, { params: { showCode: show.showCode, priceTypeId }, body }, { as: owner });
const itemsOf = () =>
  runAsSystem(api.database, (db) => db.select().from(orderItems).where(eq(orderItems.showId, show.showId)));

async function refusalOf(attempt: Promise<unknown>): Promise<{ code: string; details: unknown }> {
  const error = await attempt.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (!(error instanceof AppError)) throw new Error(`Not refused: ${String(error)}`);
  return { code: error.code, details: error.extras.details };
}
const refused = (reason: string, limits: object = {}) => ({
  code: 'OFFER_CODE_REFUSED',
  details: { reason, ...limits },
});

describe('a code in a basket', () => {
  test('takes its discount off the tickets it is for, and the order and the ledger know it', async () => {
    const { offerCodeId } = await add({ effect: 'percentage', value: 1250, priceTypeIds: [show.prices[0]] });
    const basket = await fill({ seats: [0, 1], quantities: places(1), offerCode: ' save ' });
    expect(basket.offer).toEqual({ offerCodeId, tickets: 2, discountMinor: 1250 });
    expect(await usageOf()).toEqual({ orders: 0, tickets: 0, inBaskets: 1, discountMinor: 0 });
    const order = await buy(basket);
    expect(order.totalMinor).toBe(2 * (5000 - 625 + 200) + 2200);
    expect((await itemsOf()).map((item) => [item.faceValueMinor, item.discountMinor, item.offerCodeId])).toEqual(
      expect.arrayContaining([
        [5000, 625, offerCodeId],
        [5000, 625, offerCodeId],
        [2000, 0, null],
      ]),
    );
    const discounts = await runAsSystem(api.database, (db) =>
      db
        .select({ amountMinor: ledger.amountMinor })
        .from(ledger)
        .where(and(eq(ledger.showId, show.showId), eq(ledger.kind, 'DISCOUNT'))),
    );
    expect(discounts).toEqual([{ amountMinor: -625 }, { amountMinor: -625 }]);
    const totals = await runAsSystem(api.database, (db) =>
      db.select().from(salesTotals).where(eq(salesTotals.showId, show.showId)),
    );
    expect(totals.map(({ grossMinor }) => grossMinor).sort()).toEqual([2000, 8750]);
    expect(await usageOf()).toEqual({ orders: 1, tickets: 2, inBaskets: 0, discountMinor: 1250 });
  });

  test.each([
    ['unknown', { code: 'OTHER' }],
    ['disabled', { isDisabled: true }],
    ['scheduled', { validFromLocal: '2026-11-20T12:01' }],
    ['expired', { validUntilLocal: '2026-11-20T12:00' }],
    ['not-for-these-tickets', { standing: true }],
    ['per-order', { mostPerOrder: 1 }],
  ] as const)('is refused as %s', async (reason, { standing, ...body }: { standing?: boolean } & object) => {
    await add({ ...body, ...(standing ? { priceTypeIds: [show.standing] } : {}) });
    const refusal = await refusalOf(fill({ seats: [0, 1], offerCode: 'SAVE' }));
    expect(refusal).toMatchObject(refused(reason));
    expect((await fill({ seats: [0, 1] })).seats).toEqual([0, 1]);
  });

  test('counts uses by orders and live baskets, and gives them back on release and when time is up', async () => {
    await add({ mostUses: 2 });
    const first = await fill({ seats: [0], offerCode: 'SAVE' });
    const second = await fill({ seats: [1], offerCode: 'SAVE' });
    expect(await refusalOf(fill({ seats: [2], offerCode: 'SAVE' }))).toEqual(refused('used-up', { mostUses: 2 }));
    await removeBasket(api.contextOf(promoter), { params: first });
    const third = await fill({ seats: [2], offerCode: 'SAVE' });
    await buy(second);
    api.setNow(later(11));
    const fourth = await fill({ seats: [3], offerCode: 'SAVE' });
    api.setNow(later(9));
    expect((await refusalOf(buy(third))).code).toBe('BASKET_EXPIRED');
    await buy(fourth);
    expect((await refusalOf(fill({ seats: [4], offerCode: 'SAVE' }))).details).toMatchObject({ reason: 'used-up' });
    expect(await usageOf()).toMatchObject({ orders: 2, inBaskets: 0 });
  });

  test('keeps to its limit per customer, however the address is written, and at the purchase too', async () => {
    await add({ mostPerCustomer: 1 });
    const first = await fill({ seats: [0], offerCode: 'SAVE', customerEmail: 'Ada@Example.test ' });
    expect(await refusalOf(fill({ seats: [1], offerCode: 'SAVE', customerEmail: 'ada@example.TEST' }))).toEqual(
      refused('per-customer', { mostPerCustomer: 1 }),
    );
    await buy(first, 'ada@example.test');
    const sly = await fill({ seats: [1], offerCode: 'SAVE', customerEmail: 'other@example.test' });
    expect(await refusalOf(buy(sly, 'ADA@example.test'))).toEqual(refused('per-customer', { mostPerCustomer: 1 }));
    await buy(sly, 'other@example.test');
    const unsaid = await fill({ seats: [2], offerCode: 'SAVE' });
    await buy(unsaid, 'third@example.test');
    expect(await usageOf()).toMatchObject({ orders: 3 });
  });

  test('honours what was promised when the code is disabled meanwhile', async () => {
    const { offerCodeId } = await add({ effect: 'subtract', value: 1000 });
    const basket = await fill({ seats: [0], offerCode: 'SAVE' });
    await api.call(calls.removeOfferCode, { params: { ...params, offerCodeId } }, { as: owner });
    expect((await buy(basket)).totalMinor).toBe(4200);
  });

  test('is of one event only', async () => {
    await add();
    show = await insertSeatedShow(api, promoter);
    expect(await refusalOf(fill({ quantities: places(1), offerCode: 'SAVE' }))).toEqual(refused('unknown'));
  });

  test('works in many baskets at once, all of them or none', async () => {
    await add({ effect: 'set-price', value: 0, mostUses: 3 });
    const request = (seat: number) => ({ seats: [seat], channel: 'web', offerCode: 'SAVE' });
    const all = (seats: number[]) => createBaskets(api.contextOf(promoter), show.showCode, seats.map(request));
    expect((await refusalOf(all([0, 1, 2, 3]))).details).toMatchObject({ reason: 'used-up' });
    const filled = await all([0, 1, 2]);
    expect(filled.map(({ offer }) => offer?.discountMinor)).toEqual([5000, 5000, 5000]);
    for (const basket of filled) expect((await buy(basket)).totalMinor).toBe(200);
  });
});

describe('tickets for codes only', () => {
  test('are sold with a code that is for them', async () => {
    await setTicket(show.standing, { visibility: 'code' });
    await add({ code: 'OPEN', priceTypeIds: [show.standing] });
    await add({ code: 'SEATS', priceTypeIds: [show.prices[0]] });
    expect(await refusalOf(fill({ quantities: places(1) }))).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'code-only', priceTypeId: show.standing },
    });
    expect((await refusalOf(fill({ quantities: places(1) }, 'box-office'))).details).toMatchObject({
      reason: 'code-only',
    });
    expect((await refusalOf(fill({ seats: [0], quantities: places(1), offerCode: 'SEATS' }))).details).toMatchObject({
      reason: 'code-only',
    });
    expect((await fill({ quantities: places(1), offerCode: 'OPEN' })).offer?.tickets).toBe(1);
  });

  test('are seats too', async () => {
    await setTicket(show.prices[0], { visibility: 'code' });
    await add();
    expect(await refusalOf(fill({ seats: [0] }))).toEqual({
      code: 'SEAT_NOT_FOR_SALE',
      details: { seatIds: ['Stalls|A|1'], reason: 'code-only' },
    });
    expect((await fill({ seats: [0], offerCode: 'SAVE' })).seats).toEqual([0]);
  });
});

describe('a code with a hold', () => {
  test.each([false, true])('opens its seats, whether the hold allows sales is %s', async (allowSales) => {
    const hold = await api.call(
      createHold,
      {
        params: { showCode: show.showCode },
        body: { label: 'Sponsor', reservationFlag: 'SPO', colour: '#112233', allowSales },
      },
      { as: owner },
    );
    const { holdId } = hold.body;
    const saved = await save(
      [
        { from: 0, to: 3, holdId },
        { from: 4, to: 4, holdId, priceTypeId: show.prices[1] },
      ],
      2,
    );
    expect(saved.status).toBe(200);
    await add({ holdId, priceTypeIds: [show.prices[0]] });
    await add({ code: 'PLAIN' });
    if (!allowSales) {
      expect((await refusalOf(fill({ seats: [0] }))).details).toMatchObject({ reason: 'held' });
      expect((await refusalOf(fill({ seats: [0], offerCode: 'PLAIN' }))).details).toMatchObject({ reason: 'held' });
      expect((await refusalOf(fill({ seats: [0, 4], offerCode: 'SAVE' }))).details).toEqual({
        seatIds: ['Stalls|A|5'],
        reason: 'held',
      });
    }
    const basket = await fill({ seats: [0, 10], offerCode: 'SAVE' });
    await buy(basket);
  });
});

describe('places that a code keeps back', () => {
  test('are sold through it and to nobody else', async () => {
    await add({ priceTypeIds: [show.standing], reservedPlaces: 45 });
    expect(await refusalOf(fill({ quantities: places(6) }))).toEqual({
      code: 'NOT_ENOUGH_LEFT',
      details: { priceTypeId: show.standing, left: 5, quantity: 6 },
    });
    await buy(await fill({ quantities: places(5) }));
    expect((await refusalOf(fill({ quantities: places(1) }))).code).toBe('NOT_ENOUGH_LEFT');
    for (let i = 0; i < 4; i++) await buy(await fill({ quantities: places(10), offerCode: 'SAVE' }));
    const last = await fill({ quantities: places(5), offerCode: 'SAVE' });
    expect((await refusalOf(fill({ quantities: places(1), offerCode: 'SAVE' }))).details).toMatchObject({ left: 0 });
    await removeBasket(api.contextOf(promoter), { params: last });
    expect((await refusalOf(fill({ quantities: places(1) }))).details).toMatchObject({ left: 0 });
  });

  test('in many baskets at once are counted for one after the other', async () => {
    await add({ priceTypeIds: [show.standing], reservedPlaces: 45 });
    const request = (quantity: number) => ({ quantities: places(quantity), channel: 'web', offerCode: 'SAVE' });
    const all = (...quantities: number[]) =>
      createBaskets(api.contextOf(promoter), show.showCode, quantities.map(request));
    expect(await refusalOf(all(10, 10, 10, 10, 10, 1))).toEqual({
      code: 'NOT_ENOUGH_LEFT',
      details: { priceTypeId: show.standing, left: 0, quantity: 1 },
    });
    expect(await all(10, 10, 10, 10, 10)).toHaveLength(5);
  });

  test('go back to everybody when the code is over or used up', async () => {
    await add({ priceTypeIds: [show.standing], reservedPlaces: 45, validUntilLocal: '2026-11-20T12:05', mostUses: 1 });
    const basket = await fill({ quantities: places(2), offerCode: 'SAVE' });
    expect((await refusalOf(fill({ quantities: places(6) }))).code).toBe('NOT_ENOUGH_LEFT');
    api.setNow(later(5));
    await removeBasket(api.contextOf(promoter), { params: await fill({ quantities: places(10) }) });
    api.setNow(NOW);
    await buy(basket);
    await fill({ quantities: places(10) });
  });
});

describe('600 buyers of a code that may be used 50 times', () => {
  const isBusy = (error: unknown) =>
    isUnavailable(error) || (error instanceof AppError && ['BUSY', 'UNAVAILABLE'].includes(error.code));

  /** Tries again while the database is busy, as people do. */
  async function insist<T>(step: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await step();
      } catch (error) {
        if (!isBusy(error)) throw error;
      }
    }
  }

  test('use it exactly 50 times', { timeout: 300_000 }, async () => {
    await add({ mostUses: 50, effect: 'percentage', value: 1000 });
    await setTicket(show.standing, { allocation: 1000 });
    const attempt = async () => {
      const basket = await insist(() => fill({ quantities: places(1), offerCode: 'SAVE' }));
      await insist(() => buy(basket));
    };
    const outcomes = await Promise.all(
      Array.from({ length: 600 }, () =>
        attempt().then(
          () => 'used',
          (error: unknown) => (error instanceof AppError ? JSON.stringify(error.extras.details) : String(error)),
        ),
      ),
    );
    const counted = new Map<string, number>();
    for (const outcome of outcomes) counted.set(outcome, (counted.get(outcome) ?? 0) + 1);
    expect(Object.fromEntries(counted)).toEqual({ used: 50, '{"reason":"used-up","mostUses":50}': 550 });
    const uses = await runAsSystem(api.database, (db) =>
      db.select().from(offerCodeUses).where(eq(offerCodeUses.showId, show.showId)),
    );
    expect(uses.filter(({ orderId, expiresAt }) => orderId !== null && expiresAt === null)).toHaveLength(50);
    expect(uses).toHaveLength(50);
  });
});
