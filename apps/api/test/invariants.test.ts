import { createHold } from '@parterre/contract/calls/holds';
import { createOfferCode, listOfferCodes, removeOfferCode } from '@parterre/contract/calls/offer-codes';
import { cancelOrder, getOrder } from '@parterre/contract/calls/orders';
import { createPriceGroup, listPriceGroups, updatePriceGroup } from '@parterre/contract/calls/price-groups';
import { createPrice, duplicatePrice, removePrice } from '@parterre/contract/calls/prices';
import { updateAlternatingSeats } from '@parterre/contract/calls/seats';
import { createShow, updateShow } from '@parterre/contract/calls/shows';
import type { CreateOfferCode } from '@parterre/contract/offer-codes';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { shows } from '#db/schema/events/shows.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { orders } from '#db/schema/sales/orders.ts';
import { claims } from '#db/schema/seating/seats.ts';
import { runAsSystem } from '#db/system.ts';
import { createJobContext } from '#jobs/job-context.ts';
import { removeBasket } from '#resources/sales/baskets/remove-basket.ts';
import { foldSalesTotals } from '#resources/sales/orders/ledger/fold-sales-totals.ts';
import type { PurchasedOrder } from '#resources/sales/orders/purchase/purchase.ts';
import { buyBasket } from './scenes/buy-basket.ts';
import { insertSeatedShow, type SeatedShow } from './scenes/insert-seated-show.ts';
import { insertVenue } from './scenes/insert-venue.ts';
import { putInBasket } from './scenes/put-in-basket.ts';
import { type SeatRange, saveRanges } from './scenes/save-ranges.ts';
import { findBrokenInvariants } from './support/invariants.ts';
import { sweepExpired } from './support/sweep-expired.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from './support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: SeatedShow;
const NOW = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(NOW);
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  show = await insertSeatedShow(api, promoter);
  await workADay();
});
afterAll(() => api.close());

const as = () => ({ as: owner });
const save = (ranges: SeatRange[], revision: number) => saveRanges(api, show, { ranges, revision, as: owner });
const fill = (seats: number[], places = 0, offerCode?: string) =>
  putInBasket(api.contextOf(promoter), {
    showCode: show.showCode,
    seats,
    ...(offerCode ? { offerCode } : {}),
    quantities: places > 0 ? [{ priceTypeId: show.standing, quantity: places }] : [],
    channel: 'web',
  });
const buy = (basketId: number, isPaid: boolean) =>
  buyBasket(api.contextOf(promoter), { basketId, buyer: { name: 'A', email: 'a@example.test' }, isPaid });

/** Runs set-up, prices, holds, baskets, sales, releases, expiries, and refused attempts at all of them. */
async function workADay(): Promise<void> {
  const params = { showCode: show.showCode };
  const hold = await api.call(
    createHold,
    { params, body: { label: 'Technical', reservationFlag: 'TEC', colour: '#A3323F', allowSales: true } },
    as(),
  );
  await save(
    [
      { from: 0, to: 59, priceTypeId: show.prices[0] },
      { from: 60, to: 79, holdId: hold.body.holdId },
    ],
    1,
  );
  const first = await fill([0, 1, 2], 3);
  const second = await fill([10, 11]);
  const third = await fill([20, 21], 2);
  const paid = await buy(first.basketId, true);
  const unpaid = await buy(second.basketId, false);
  await removeBasket(api.contextOf(promoter), { params: { basketId: third.basketId } });
  await fill([30]);
  await save([{ from: 0, to: 40, priceTypeId: show.prices[1] }], 2);
  await save([{ from: 0, to: 40, priceTypeId: show.prices[2] }], 1);
  await api.call(updateAlternatingSeats, { params, body: { blocks: [{ blockId: 2, alternatingSeats: true }] } }, as());
  await fill([0]).catch(() => undefined);
  const withCode = await redeemCodes(params);
  await cancelTickets({ paid, unpaid, withCode }, hold.body.holdId);
  api.setNow(new Date(NOW.getTime() + 60 * 60_000));
  await sweepExpired(api.database, new Date(NOW.getTime() + 60 * 60_000));
  await foldSalesTotals(createJobContext(api.database, NOW));
  await changeTickets(params);
  await changePlan();
  const [worked] = await runAsSystem(api.database, (db) =>
    db
      .select({
        orders: db.$count(orders),
        sold: db.$count(claims, eq(claims.state, 'SOLD')),
        held: db.$count(claims, eq(claims.state, 'BASKET')),
        shows: db.$count(shows),
      })
      .from(promoters)
      .limit(1),
  );
  expect(worked).toEqual({ orders: 4, sold: 4, held: 0, shows: 2 });
}

/** Makes codes that are used, used up, released, left to expire, changed and removed. */
async function redeemCodes(params: { showCode: string }): Promise<PurchasedOrder> {
  const groups = await api.call(listPriceGroups, { params }, as());
  const group = { ...params, priceGroupId: groups.body.items[0]?.priceGroupId ?? 0 };
  const create = (body: { code: string } & Partial<z.input<typeof CreateOfferCode>>) =>
    api.call(createOfferCode, { params: group, body }, as());
  const tenth = await create({ code: 'TENTH', effect: 'percentage', value: 1000, mostUses: 2 });
  await create({ code: 'KEPT', reservedPlaces: 5, priceTypeIds: [show.standing], effect: 'subtract', value: 300 });
  await create({ code: 'UNUSED' });
  const bought = await buy((await fill([50, 51], 0, 'TENTH')).basketId, true);
  await removeBasket(api.contextOf(promoter), { params: await fill([52], 0, 'TENTH') });
  await buy((await fill([52], 2, 'KEPT')).basketId, false);
  await fill([53], 0, 'TENTH');
  await fill([54], 0, 'TENTH').catch(() => undefined);
  await api.call(removeOfferCode, { params: { ...group, offerCodeId: tenth.body.offerCodeId } }, as());
  const { items } = (await api.call(listOfferCodes, { params: group, query: {} }, as())).body;
  expect(items.map(({ code, usage, status }) => `${code} ${usage.orders} ${status}`)).toEqual([
    'KEPT 1 active',
    'TENTH 1 disabled',
    'UNUSED 0 active',
  ]);
  return bought;
}

/**
 * Cancels some tickets with a fee, into a hold and with a refund; an unpaid order; and one of two tickets bought with a
 * code.
 */
async function cancelTickets(
  { paid, unpaid, withCode }: Record<'paid' | 'unpaid' | 'withCode', PurchasedOrder>,
  holdId: number,
): Promise<void> {
  const cancel = (orderId: string, body: Partial<CallArguments<typeof cancelOrder>['body']> = {}) =>
    api.call(cancelOrder, { params: { orderId }, body: { reason: 'other', ...body } }, as());
  const itemsOf = async ({ orderId }: PurchasedOrder) =>
    (await api.call(getOrder, { params: { orderId } }, as())).body.items.map(({ id }) => id);
  const [seat, ...others] = await itemsOf(paid);
  const orderItemIds = [seat ?? 0, others.at(-1) ?? 0];
  const answers = [
    await cancel(paid.orderId, { orderItemIds, feeMinor: 500, refund: 'done', holdId }),
    await cancel(paid.orderId, { orderItemIds }),
    await cancel(unpaid.orderId),
    await cancel(withCode.orderId, { orderItemIds: (await itemsOf(withCode)).slice(1) }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 200, 200]);
}

async function changeTickets(params: { showCode: string }): Promise<void> {
  const groups = await Promise.all(
    ['Balcony', 'Boxes', 'Balcony'].map((name) =>
      api.call(createPriceGroup, { params, body: { name: { 'en-GB': name } } }, as()),
    ),
  );
  const priceGroupId = groups[0]?.body.priceGroupId ?? 0;
  await api.call(updatePriceGroup, { params: { ...params, priceGroupId }, body: { displayOrder: 1 } }, as());
  const body = { priceGroupId, name: { 'en-GB': 'Box' }, faceValueMinor: 900, isSeated: false, allocation: 12 };
  const created = await api.call(createPrice, { params, body }, as());
  const priceParams = { ...params, priceTypeId: created.body.priceTypeId };
  await api.call(duplicatePrice, { params: priceParams, body: { name: { 'en-GB': 'Box 2' } } }, as());
  await api.call(removePrice, { params: priceParams }, as());
  await api.call(removePrice, { params: { ...params, priceTypeId: show.prices[0] } }, as());
  expect((await api.call(listPriceGroups, { params }, as())).status).toBe(200);
}

async function changePlan(): Promise<void> {
  const { venueId, plans } = await insertVenue(api, promoter, { plans: [{ Stalls: [10, 10] }, { Stalls: [5000] }] });
  const body = {
    promoterCode: promoter.code,
    name: { 'en-GB': 'Second concert' },
    venueId,
    startsAtLocal: '2030-03-01T19:30:00',
    currency: 'GBP',
  };
  const created = await api.call(createShow, { body }, as());
  const params = { showCode: created.body.showCode };
  await api.call(updateShow, { params, body: { seatingPlanId: plans[1]?.planId ?? 0 } }, as());
  await api.call(updateShow, { params: { showCode: show.showCode }, body: { seatingPlanId: null } }, as());
}

test('after a day of work, with what was refused in it, every invariant holds', async () => {
  expect(await findBrokenInvariants(api.database)).toEqual([]);
});

test.each([
  ['update claims set seat = 129 where seat = 1', 'a claim is a seat of its chunk'],
  ["update allocations set tally = '[]'", 'the tally of a chunk is the recount of its columns'],
  ['update orders set total_minor = total_minor + 1', 'an order costs what its tickets that stand and kept fees cost'],
  [
    'update price_types set display_order = display_order + 1',
    'tickets stand one after the other from 1 in their group',
  ],
  ["delete from claims where state = 'SOLD'", 'a ticket with a seat is a sold claim'],
  ['update shows set capacity = capacity + 1', 'the capacity of an event is its seats and places'],
  ['update order_items set discount_minor = discount_minor + 1', 'the discounts of an order are in its ledger'],
  ['update order_items set discount_minor = 1', 'a discount comes from a code and is at most the face value'],
  ['update offer_codes set most_uses = 0', 'a code is used at most as often as it may be'],
  ['update offer_code_uses set tickets = tickets + 1', 'a use knows what it did for its order'],
  [
    'update offer_code_uses set order_id = null',
    'a use is held by a basket until it runs out, or belongs to an order for good',
  ],
  ["delete from ledger where kind = 'DISCOUNT'", 'the ledger of an order sums to its total'],
  ["delete from ledger where kind = 'PAYMENT'", 'the payment status of an order says what its ledger says'],
  ['update order_items set cancelled_at = null', 'a ticket is cancelled at a time, and only then'],
  [
    "delete from ledger where kind = 'SALE' and amount_minor < 0",
    'a cancelled ticket has nothing left in the ledger but its fee',
  ],
  [
    "update ledger set amount_minor = amount_minor * 100 where kind = 'CANCEL_FEE'",
    'a fee is kept of cancelled tickets and is at most what was paid',
  ],
  ["update orders set refund_status = 'NONE'", 'the refund of an order says what its ledger says'],
  ["update orders set status = 'ACTIVE'", 'an order is cancelled when nothing of it stands and nothing is due'],
])('the checker sees what "%s" breaks', async (damage, name) => {
  const undo = new Error('undo');
  let seen: string[] = [];
  await runAsSystem(api.database, async (db) => {
    await db.execute(sql.raw(damage));
    const rows = async (text: string) => db.execute(sql.raw(text));
    seen = (await findBrokenInvariants({ ...api.database, acquire: () => borrow(rows) })).map((broken) => broken.name);
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  expect(seen).toContain(name);
});

/** Runs the open transaction as a session, so that the damage is seen and then rolled back. */
async function borrow(rows: (text: string) => Promise<unknown>) {
  return {
    query: async (text: string) => (await rows(text)) as unknown[][],
    each: async () => undefined,
    run: async () => undefined,
    release: () => undefined,
  };
}
