import { saveAllSeats } from '@parterre/contract/calls/seats';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { priceTypes } from '#db/schema/events/prices.ts';
import { shows } from '#db/schema/events/shows.ts';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { ledger, orderItems, orders, salesTotals } from '#db/schema/sales/orders.ts';
import { claims, seatChanges } from '#db/schema/seating/seats.ts';
import { runAsSystem } from '#db/system.ts';
import { createJobContext } from '#jobs/job-context.ts';
import { startJobs } from '#jobs/run-jobs.ts';
import { createBaskets } from '#resources/sales/baskets/create-baskets.ts';
import { decodeRanges } from '#resources/seating/seats/range-bytes.ts';
import { listBackgroundWork } from '#server/app.ts';
import { buyBasket } from '#test/scenes/buy-basket.ts';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import { sweepExpired } from '#test/support/sweep-expired.ts';
import {
  ADDRESSES,
  startTestApi,
  TEST_OUTGOING,
  type TestApi,
  type TestPromoter,
  type TestUser,
} from '#test/support/test-api.ts';
import { foldSalesTotals } from '../ledger/fold-sales-totals.ts';
import { purchaseBaskets } from './purchase.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: SeatedShow;
const NOW = new Date('2026-11-20T23:30:00Z');
const buyer = { name: 'Ada Lovelace', email: 'ada@example.test' };

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(NOW);
  show = await insertSeatedShow(api, promoter);
  const blocks = [{ blockId: 1, revision: 1, ranges: [{ from: 0, to: 99, priceTypeId: show.prices[0] }] }];
  await api.call(
    saveAllSeats,
    { params: { showCode: show.showCode }, body: { planVersionId: show.planVersionId, blocks } },
    { as: owner },
  );
});

const fill = (seats: number[], places = 0) =>
  putInBasket(api.contextOf(promoter), {
    showCode: show.showCode,
    seats,
    quantities: places > 0 ? [{ priceTypeId: show.standing, quantity: places }] : [],
    channel: 'web',
    partnerSiteId: 1,
  });
const rowsOf = <T>(read: (db: Parameters<Parameters<typeof runAsSystem>[1]>[0]) => Promise<T>) =>
  runAsSystem(api.database, read);

describe('a purchase', () => {
  test('makes an order whose items, tax and ledger add up', async () => {
    const { basketId } = await fill([0, 1], 1);
    const bought = await buyBasket(api.contextOf(promoter), { basketId, buyer, isPaid: true });
    expect(bought).toMatchObject({
      basketId,
      totalMinor: 2 * 5200 + 2200,
      tickets: 3,
      orderId: expect.stringMatching(/^[A-HJ-NP-Z2-9]{10}$/),
    });
    const [order] = await rowsOf((db) => db.select().from(orders).where(eq(orders.orderId, bought.orderId)));
    expect(order).toMatchObject({
      status: 'ACTIVE',
      paymentStatus: 'PAID',
      currency: 'GBP',
      channel: 'web',
      partnerSiteId: 1,
      buyer,
    });
    const items = await rowsOf((db) => db.select().from(orderItems).where(eq(orderItems.orderId, order!.id)));
    expect(
      items.map(({ seat, faceValueMinor, bookingFeeMinor, paidMinor }) => [
        seat,
        faceValueMinor,
        bookingFeeMinor,
        paidMinor,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [0, 5000, 200, 5200],
        [1, 5000, 200, 5200],
        [null, 2000, 200, 2200],
      ]),
    );
    expect(items.reduce((sum, item) => sum + item.taxMinor, 0)).toBe(Math.round((12_600 * 2000) / 12_000));
    const movements = await rowsOf((db) => db.select().from(ledger).where(eq(ledger.orderId, order!.id)));
    const sumOf = (kind: string) =>
      movements.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.amountMinor, 0);
    expect([sumOf('SALE'), sumOf('FEE'), sumOf('PAYMENT')]).toEqual([12_000, 600, 12_600]);
  });

  test('sells the seats, marks the show once and tells live maps', async () => {
    const { basketId } = await fill([4, 5]);
    await buyBasket(api.contextOf(promoter), { basketId, buyer, isPaid: true });
    const sold = await rowsOf((db) => db.select().from(claims).where(eq(claims.showId, show.showId)));
    expect(sold).toMatchObject([
      { state: 'SOLD', expiresAt: null },
      { state: 'SOLD', expiresAt: null },
    ]);
    expect(sold.every(({ orderItemId }) => orderItemId !== null)).toBe(true);
    const [row] = await rowsOf((db) => db.select().from(shows).where(eq(shows.id, show.showId)));
    expect(row?.hasOrders).toBe(true);
    const changes = await rowsOf((db) =>
      db.select().from(seatChanges).where(eq(seatChanges.showId, show.showId)).orderBy(seatChanges.id),
    );
    expect(changes.map(({ kind, ranges }) => [kind, decodeRanges(ranges)])).toEqual([
      ['allocation', [{ from: 0, to: 99 }]],
      ['claim', [{ from: 4, to: 5 }]],
      ['sale', [{ from: 4, to: 5 }]],
    ]);
  });

  test('keeps what it cost when the price changes afterwards', async () => {
    const { basketId } = await fill([0]);
    await buyBasket(api.contextOf(promoter), { basketId, buyer, isPaid: true });
    await rowsOf((db) => db.update(priceTypes).set({ faceValueMinor: 9900 }).where(eq(priceTypes.id, show.prices[0])));
    const [item] = await rowsOf((db) => db.select().from(orderItems).where(eq(orderItems.showId, show.showId)));
    expect(item?.faceValueMinor).toBe(5000);
  });

  test('without payment is pending and moves no payment', async () => {
    const { basketId } = await fill([0]);
    const bought = await buyBasket(api.contextOf(promoter), { basketId, buyer, isPaid: false });
    const [order] = await rowsOf((db) => db.select().from(orders).where(eq(orders.orderId, bought.orderId)));
    expect(order).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
    const movements = await rowsOf((db) => db.select().from(ledger).where(eq(ledger.orderId, order!.id)));
    expect(movements.map(({ kind }) => kind)).toEqual(['SALE', 'FEE', 'TAX']);
  });

  test('of the same basket happens once, and of an unknown or expired one never', async () => {
    const { basketId } = await fill([0]);
    await buyBasket(api.contextOf(promoter), { basketId, buyer, isPaid: true });
    await expect(buyBasket(api.contextOf(promoter), { basketId, buyer, isPaid: true })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(buyBasket(api.contextOf(promoter), { basketId: 5, buyer, isPaid: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const late = await fill([1]);
    api.setNow(new Date(NOW.getTime() + 10 * 60_000));
    await expect(
      buyBasket(api.contextOf(promoter), { basketId: late.basketId, buyer, isPaid: true }),
    ).rejects.toMatchObject({ code: 'BASKET_EXPIRED' });
  });

  test('of many baskets writes one audit entry with a part per order', async () => {
    const requests = Array.from({ length: 10 }, (_, index) => ({ seats: [index * 2, index * 2 + 1], channel: 'demo' }));
    const filled = await createBaskets(api.contextOf(promoter), show.showCode, requests);
    const bought = await purchaseBaskets(
      api.contextOf(promoter),
      filled.map(({ basketId }) => ({ basketId, buyer, isPaid: true })),
    );
    expect(new Set(bought.map(({ orderId }) => orderId)).size).toBe(10);
    const entries = await rowsOf((db) => db.select().from(auditEntries).where(eq(auditEntries.showId, show.showId)));
    const purchases = entries.filter(({ action }) => action === 'order.purchase');
    expect(purchases).toHaveLength(1);
    expect(purchases[0]?.parts.map(({ objectId }) => objectId)).toEqual(bought.map(({ orderId }) => orderId));
  });
});

describe('the jobs', () => {
  const totals = () => rowsOf((db) => db.select().from(salesTotals).where(eq(salesTotals.showId, show.showId)));

  test('fold appended totals into one row per day and lose nothing', async () => {
    for (const seat of [0, 1, 2])
      await buyBasket(api.contextOf(promoter), { basketId: (await fill([seat], 1)).basketId, buyer, isPaid: true });
    expect(await totals()).toHaveLength(6);
    await foldSalesTotals(createJobContext(api.database, NOW));
    await buyBasket(api.contextOf(promoter), { basketId: (await fill([3])).basketId, buyer, isPaid: true });
    await foldSalesTotals(createJobContext(api.database, NOW));
    const rows = await totals();
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          priceTypeId: show.prices[0],
          part: 0,
          soldOn: '2026-11-20',
          tickets: 4,
          grossMinor: 20_000,
        }),
        expect.objectContaining({ priceTypeId: show.standing, part: 0, tickets: 3, grossMinor: 6000 }),
      ]),
    );
  });

  test('find a sale counted on the day it is at the venue', async () => {
    await rowsOf((db) => db.update(shows).set({ timeZone: 'Asia/Tokyo' }).where(eq(shows.id, show.showId)));
    const { orderId } = await buyBasket(api.contextOf(promoter), {
      basketId: (await fill([0])).basketId,
      buyer,
      isPaid: true,
    });
    await foldSalesTotals(createJobContext(api.database, NOW));
    expect((await totals()).map(({ soldOn }) => soldOn)).toEqual(['2026-11-21']);
    const [order] = await rowsOf((db) => db.select().from(orders).where(eq(orders.orderId, orderId)));
    expect(order?.createdOn).toBe('2026-11-21');
  });

  test('give the seats of expired baskets back and tell live maps', async () => {
    await fill([7, 8]);
    const kept = await fill([9]);
    await buyBasket(api.contextOf(promoter), { basketId: kept.basketId, buyer, isPaid: true });
    await sweepExpired(api.database, new Date(NOW.getTime() + 60 * 60_000));
    const left = await rowsOf((db) => db.select().from(claims).where(eq(claims.showId, show.showId)));
    expect(left.map(({ seat, state }) => [seat, state])).toEqual([[9, 'SOLD']]);
    const changes = await rowsOf((db) =>
      db.select().from(seatChanges).where(eq(seatChanges.showId, show.showId)).orderBy(seatChanges.id),
    );
    expect(changes.at(-1)?.kind).toBe('release');
    expect(decodeRanges(changes.at(-1)!.ranges)).toEqual([{ from: 7, to: 8 }]);
  });

  test('forget idempotent answers after a day', async () => {
    const key = 'kept-for-a-day';
    const body = { planVersionId: show.planVersionId, blocks: [] };
    const save = () => api.call(saveAllSeats, { params: { showCode: show.showCode }, body }, { as: owner, key });
    await save();
    await sweepExpired(api.database, new Date(NOW.getTime() + 23 * 3_600_000));
    expect((await save()).headers['idempotent-replayed']).toBe('true');
    await sweepExpired(api.database, new Date(NOW.getTime() + 25 * 3_600_000));
    expect((await save()).headers['idempotent-replayed']).toBeUndefined();
  });

  test('run until they are stopped and log what fails', async () => {
    const { basketId } = await fill([0]);
    await buyBasket(api.contextOf(promoter), { basketId, buyer, isPaid: true });
    const failures: string[] = [];
    const log = {
      info: () => undefined,
      warn: () => undefined,
      error: (_: object, message: string) => failures.push(message),
    };
    const mailer = { send: async () => undefined };
    const { database, storage } = api;
    const work = listBackgroundWork({ database, storage, mailer, addresses: ADDRESSES, outgoing: TEST_OUTGOING, log });
    const jobs = startJobs({ ...work, database, now: () => NOW, log, intervalMs: 5 });
    await expect.poll(async () => (await totals()).map(({ part }) => part)).toEqual([0]);
    await jobs.stop();
    expect(failures).toEqual([]);
  });
});
