import { createHold, updateHold } from '@parterre/contract/calls/holds';
import { updatePrice } from '@parterre/contract/calls/prices';
import { getAllocation, updateBlock } from '@parterre/contract/calls/seats';
import { decodeAllocation } from '@parterre/contract/seats/seat-bytes';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isUnavailable } from '#db/database-error.ts';
import { shows } from '#db/schema/events/shows.ts';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { baskets } from '#db/schema/sales/baskets.ts';
import { salesTotals } from '#db/schema/sales/orders.ts';
import { claims } from '#db/schema/seating/seats.ts';
import { runAsSystem } from '#db/system.ts';
import { AppError } from '#errors.ts';
import { buyBasket } from '#test/scenes/buy-basket.ts';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { startBoxOffice } from '#test/scenes/open-box-office.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import { type SeatRange, saveRanges } from '#test/scenes/save-ranges.ts';
import type { TestApi, TestPromoter, TestUser } from '#test/support/test-api.ts';
import { createBaskets } from './create-baskets.ts';
import type { BasketRequest } from './fill/basket-request.ts';
import { removeBasket } from './remove-basket.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: SeatedShow;
const NOW = new Date('2026-11-20T12:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

beforeAll(async () => {
  ({ api, promoter, owner } = await startBoxOffice());
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(NOW);
  show = await insertSeatedShow(api, promoter);
  await save([{ from: 0, to: 99, priceTypeId: show.prices[0] }], 1);
});
afterEach(() => api.setNow(NOW));

const save = (ranges: SeatRange[], revision: number) => saveRanges(api, show, { ranges, revision, as: owner });
const fill = (request: Omit<BasketRequest, 'channel'>) =>
  putInBasket(api.contextOf(promoter), { showCode: show.showCode, channel: 'web', ...request });
const buy = (basketId: number) =>
  buyBasket(api.contextOf(promoter), { basketId, buyer: { name: 'B', email: 'b@example.test' }, isPaid: true });
const claimsOf = () =>
  runAsSystem(api.database, (db) =>
    db.select().from(claims).where(eq(claims.showId, show.showId)).orderBy(claims.seat),
  );

async function refusalOf(attempt: Promise<unknown>): Promise<{ code: string; details: unknown }> {
  const error = await attempt.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (!(error instanceof AppError)) throw new Error(`Not refused: ${String(error)}`);
  return { code: error.code, details: error.extras.details };
}

describe('a basket', () => {
  test('holds seats by id and by ordinal for ten minutes, without an audit entry', async () => {
    const basket = await fill({ seats: ['Stalls|A|1', 1] });
    expect(basket).toMatchObject({ seats: [0, 1], expiresAt: later(10) });
    expect(await claimsOf()).toMatchObject([
      { seat: 0, state: 'BASKET', price: 1, columnPrice: 1, hold: 0, chunk: 0, basketId: basket.basketId, revision: 2 },
      { seat: 1, state: 'BASKET' },
    ]);
    const entries = await runAsSystem(api.database, (db) =>
      db.select().from(auditEntries).where(eq(auditEntries.action, 'basket.create')),
    );
    expect(entries).toEqual([]);
  });

  test('sells a seat at another price of the event', async () => {
    await fill({ seats: [5], priceTypeId: show.prices[2] });
    expect(await claimsOf()).toMatchObject([{ seat: 5, price: 3, columnPrice: 1 }]);
  });

  test('takes all seats or none', async () => {
    await fill({ seats: [3] });
    expect(await refusalOf(fill({ seats: [2, 3, 4] }))).toEqual({
      code: 'SEAT_TAKEN',
      details: { seatIds: ['Stalls|A|4'] },
    });
    expect((await claimsOf()).map(({ seat }) => seat)).toEqual([3]);
  });

  test('is refused seats without a price, held from sale, withheld, unknown or wanted twice', async () => {
    expect(await refusalOf(fill({ seats: [100] }))).toEqual({
      code: 'SEAT_NOT_FOR_SALE',
      details: { reason: 'no-ticket', seatIds: ['Circle|1|1'] },
    });
    const hold = await api.call(
      createHold,
      { params: { showCode: show.showCode }, body: { label: 'T', reservationFlag: 'T', colour: '#000000' } },
      { as: owner },
    );
    await save([{ from: 10, to: 10, holdId: hold.body.holdId }], 2);
    expect((await refusalOf(fill({ seats: [9, 10] }))).details).toEqual({
      reason: 'held',
      seatIds: ['Stalls|A|11'],
    });
    expect((await refusalOf(fill({ seats: [10, 100] }))).details).toEqual({
      reason: 'mixed',
      seatIds: ['Stalls|A|11', 'Circle|1|1'],
    });
    await api.call(
      updateHold,
      { params: { showCode: show.showCode, hold: 'T' }, body: { allowSales: true } },
      { as: owner },
    );
    expect((await fill({ seats: [10] })).seats).toEqual([10]);
    await api.call(
      updateBlock,
      { params: { showCode: show.showCode, blockId: 1 }, body: { alternatingSeats: true } },
      { as: owner },
    );
    const withheld = Array.from({ length: 4 }, (_, index) => 20 + index).filter(
      (seat) => show.geometry.parity[seat] === 1,
    );
    for (const seat of withheld)
      expect((await refusalOf(fill({ seats: [seat] }))).details).toMatchObject({ reason: 'alternating' });
    expect(withheld).toHaveLength(2);
    expect((await refusalOf(fill({ seats: ['Stalls|Z|1'] }))).code).toBe('INVALID');
    expect((await refusalOf(fill({ seats: [1, 'Stalls|A|2'] }))).code).toBe('INVALID');
    expect((await refusalOf(fill({ seats: [500] }))).code).toBe('INVALID');
    expect((await refusalOf(fill({ seats: [1], priceTypeId: show.standing }))).code).toBe('INVALID');
  });

  test('keeps to the limits per order and to active events', async () => {
    const eleven = Array.from({ length: 11 }, (_, index) => index);
    expect(await refusalOf(fill({ seats: eleven }))).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'order-limit', quantity: 11, mostPerOrder: 10 },
    });
    await runAsSystem(api.database, (db) =>
      db.update(shows).set({ status: 'CANCEL_PENDING' }).where(eq(shows.id, show.showId)),
    );
    expect((await refusalOf(fill({ seats: [1] }))).details).toMatchObject({ reason: 'not-active' });
  });

  test('gives its seats to the next buyer when its time is up, and cannot be purchased then', async () => {
    const late = await fill({ seats: [1, 2] });
    api.setNow(later(9));
    expect((await refusalOf(fill({ seats: [2] }))).code).toBe('SEAT_TAKEN');
    api.setNow(later(10));
    const next = await fill({ seats: [2, 3] });
    expect((await claimsOf()).map(({ seat }) => seat)).toEqual([2, 3]);
    expect((await claimsOf()).filter(({ basketId }) => basketId === next.basketId).map(({ seat }) => seat)).toEqual([
      2, 3,
    ]);
    const [row] = await runAsSystem(api.database, (db) =>
      db.select().from(baskets).where(eq(baskets.id, late.basketId)),
    );
    expect(row?.state).toBe('RELEASED');
    api.setNow(later(9));
    expect((await refusalOf(buy(late.basketId))).code).toBe('BASKET_EXPIRED');
    await buy(next.basketId);
    expect((await refusalOf(fill({ seats: [2] }))).code).toBe('SEAT_TAKEN');
  });

  test('gives its seats back when it is released, once', async () => {
    const basket = await fill({ seats: [1], quantities: [{ priceTypeId: show.standing, quantity: 2 }] });
    await removeBasket(api.contextOf(promoter), { params: basket });
    await removeBasket(api.contextOf(promoter), { params: basket });
    expect(await claimsOf()).toEqual([]);
    expect((await fill({ seats: [1] })).seats).toEqual([1]);
    const bought = await fill({ seats: [2] });
    await buy(bought.basketId);
    expect((await refusalOf(removeBasket(api.contextOf(promoter), { params: bought }))).code).toBe('CONFLICT');
    expect((await refusalOf(removeBasket(api.contextOf(promoter), { params: { basketId: 5 } }))).code).toBe(
      'NOT_FOUND',
    );
  });

  test('of another promoter is not found', async () => {
    const basket = await fill({ seats: [1] });
    const stranger = api.contextOf(await api.createPromoter());
    expect((await refusalOf(removeBasket(stranger, { params: basket }))).code).toBe('NOT_FOUND');
    expect((await refusalOf(putInBasket(stranger, { showCode: show.showCode, seats: [2], channel: 'web' }))).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('unseated places', () => {
  const places = (quantity: number) => [{ priceTypeId: show.standing, quantity }];

  test('are counted over baskets and sales, and come back when a basket runs out', async () => {
    const first = await fill({ quantities: places(10) });
    await buy(first.basketId);
    for (let i = 0; i < 4; i++) await fill({ quantities: places(10) });
    expect(await refusalOf(fill({ quantities: places(1) }))).toMatchObject({
      code: 'NOT_ENOUGH_LEFT',
      details: { priceTypeId: show.standing, left: 0, quantity: 1 },
    });
    api.setNow(later(11));
    expect((await fill({ quantities: places(5) })).seats).toEqual([]);
  });

  test('are refused for seated tickets and quantities that are none', async () => {
    expect((await refusalOf(fill({ quantities: [{ priceTypeId: show.prices[0], quantity: 1 }] }))).code).toBe(
      'INVALID',
    );
    expect((await refusalOf(fill({ quantities: places(0) }))).code).toBe('INVALID');
    expect((await refusalOf(fill({ quantities: [...places(1), ...places(1)] }))).code).toBe('INVALID');
  });
});

describe('where and when tickets are sold', () => {
  const order = (channel: string, more: Partial<BasketRequest> = {}) =>
    putInBasket(api.contextOf(promoter), {
      showCode: show.showCode,
      quantities: [{ priceTypeId: show.standing, quantity: 1 }],
      channel,
      ...more,
    });
  const setTicket = (body: object, priceTypeId = show.standing) =>
    api.call(updatePrice, { params: { showCode: show.showCode, priceTypeId }, body }, { as: owner });
  const setShow = (set: Partial<typeof shows.$inferInsert>) =>
    runAsSystem(api.database, (db) => db.update(shows).set(set).where(eq(shows.id, show.showId)));

  test('public channels keep to the sale of the event, the box office does not', async () => {
    await setShow({ onSaleAt: later(5), offSaleAt: later(60) });
    for (const [minutes, reason] of [
      [4, 'not-on-sale-yet'],
      [60, 'off-sale'],
    ] as const) {
      api.setNow(later(minutes));
      expect(await refusalOf(order('web'))).toMatchObject({ code: 'RULE_BROKEN', details: { reason } });
      expect((await refusalOf(order('partner-site', { partnerSiteId: 1 }))).details).toMatchObject({ reason });
      await order('box-office');
      await order('phone');
    }
    api.setNow(later(5));
    await order('web');
  });

  test('a ticket keeps to its own sale, its partner sites and its pause', async () => {
    await setTicket({ onSaleAtLocal: '2026-11-20T12:05:00', partnerSiteIds: [1] });
    expect(await refusalOf(order('web'))).toEqual({
      code: 'RULE_BROKEN',
      details: { priceTypeId: show.standing, reason: 'not-on-sale-yet' },
    });
    expect((await refusalOf(order('partner-site', { partnerSiteId: 2 }))).details).toMatchObject({
      reason: 'other-partner-site',
    });
    await order('box-office');
    api.setNow(later(5));
    await order('partner-site', { partnerSiteId: 1 });
    await setTicket({ statusCode: 2 });
    expect((await refusalOf(order('box-office'))).details).toMatchObject({ reason: 'paused' });
  });

  test('seats tell which and why', async () => {
    await setTicket({ visibility: 'hidden' }, show.prices[0]);
    expect(await refusalOf(fill({ seats: [0, 1] }))).toEqual({
      code: 'SEAT_NOT_FOR_SALE',
      details: { seatIds: ['Stalls|A|1', 'Stalls|A|2'], reason: 'hidden' },
    });
    expect((await order('box-office', { seats: [0], quantities: [] })).seats).toEqual([0]);
    expect((await fill({ seats: [1], priceTypeId: show.prices[1] })).seats).toEqual([1]);
  });
});

describe('600 buyers for 50 places', () => {
  /**
   * Runs eight buyers at a time, fewer than the pool has connections. A buyer who gets BUSY asks again, as people do.
   */
  async function storm(attempt: (buyer: number) => Promise<unknown>): Promise<Map<string, number>> {
    const outcomes = new Map<string, number>();
    let next = 0;
    const buyer = async () => {
      while (next < 600) {
        const outcome = await attempt(next++).then(
          () => 'sold',
          (error: unknown) => (error instanceof AppError ? error.code : String(error)),
        );
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 8 }, buyer));
    return outcomes;
  }

  async function insist<T>(step: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await step();
      } catch (error) {
        const isBusy = isUnavailable(error) || (error instanceof AppError && error.code === 'BUSY');
        if (!isBusy) throw error;
      }
    }
  }

  const sell = async (request: Omit<BasketRequest, 'channel'>) => {
    const { basketId } = await insist(() => fill(request));
    return insist(() => buy(basketId));
  };

  test('get exactly 50 seats', { timeout: 180_000 }, async () => {
    const outcomes = await storm((buyer) => sell({ seats: [buyer % 50] }));
    expect(Object.fromEntries(outcomes)).toEqual({ sold: 50, SEAT_TAKEN: 550 });
    expect((await claimsOf()).map(({ seat, state }) => `${seat} ${state}`)).toEqual(
      Array.from({ length: 50 }, (_, seat) => `${seat} SOLD`),
    );
  });

  test('get exactly 50 unseated places', { timeout: 180_000 }, async () => {
    const outcomes = await storm(() => sell({ quantities: [{ priceTypeId: show.standing, quantity: 1 }] }));
    expect(Object.fromEntries(outcomes)).toEqual({ sold: 50, NOT_ENOUGH_LEFT: 550 });
    const totals = await runAsSystem(api.database, (db) =>
      db.select().from(salesTotals).where(eq(salesTotals.showId, show.showId)),
    );
    expect(totals.reduce((sum, { tickets }) => sum + tickets, 0)).toBe(50);
  });
});

describe('many baskets at once', () => {
  test('are filled in one change and show up in the allocation', async () => {
    const requests = Array.from({ length: 20 }, (_, index) => ({ seats: [index * 4, index * 4 + 1], channel: 'demo' }));
    const filled = await createBaskets(api.contextOf(promoter), show.showCode, requests);
    expect(filled.map(({ seats }) => seats)).toEqual(requests.map(({ seats }) => seats));
    const bytes = await api.call(getAllocation, { params: { showCode: show.showCode } }, { as: owner });
    expect([...decodeAllocation(bytes.bytes).columns.claim].filter((code) => code === 1)).toHaveLength(40);
  });

  test('are none when one of them cannot be filled', async () => {
    const requests = [
      { seats: [1], channel: 'demo' },
      { seats: [100], channel: 'demo' },
    ];
    expect((await refusalOf(createBaskets(api.contextOf(promoter), show.showCode, requests))).code).toBe(
      'SEAT_NOT_FOR_SALE',
    );
    expect(await claimsOf()).toEqual([]);
  });
});
