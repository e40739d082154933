import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Change, Context } from '../../context.ts';
import { type Buyer, baskets } from '../../db/schema/orders.ts';
import { claims } from '../../db/schema/seats.ts';
import { shows } from '../../db/schema/shows.ts';
import { AppError, notFound } from '../../errors.ts';
import { newId, newOrderCode } from '../../ids.ts';
import { readBasketOffers } from '../offer-codes/redeem/read-basket-offers.ts';
import { recordSeats } from '../seats/change/record-seats.ts';
import { markOrdered } from '../shows/mark-ordered.ts';
import type { ShowRow } from '../shows/require-show.ts';
import { type OrderDraft, priceOrder } from './price-order.ts';
import { readSalePrices } from './read-sale-prices.ts';
import { writeOrders } from './write-orders.ts';

export interface Purchase {
  basketId: number;
  buyer: Buyer;
  /** Paid at once; an unpaid order is PENDING and keeps its seats. */
  paid: boolean;
}

export interface PurchasedOrder {
  /** 10 characters. */
  orderId: string;
  basketId: number;
  totalMinor: number;
  tickets: number;
}

/**
 * Turns an open basket into an order. Throws BASKET_EXPIRED, CONFLICT when it was purchased before, NOT_FOUND,
 * OFFER_CODE_REFUSED when this buyer used the basket's code as often as they may.
 */
export async function purchase(ctx: Context, wanted: Purchase): Promise<PurchasedOrder> {
  const [order] = await purchaseBaskets(ctx, [wanted]);
  if (!order) throw new Error('A purchase was answered without an order');
  return order;
}

/** Purchases many baskets of one show in few statements; all of them or none. One audit entry with a part per order. */
export function purchaseBaskets(ctx: Context, purchases: readonly Purchase[]): Promise<PurchasedOrder[]> {
  return ctx.change('order.purchase', async (change) => {
    const rows = await lockBaskets(change, purchases);
    const show = await requireOneShow(change, rows);
    const drafts = await draftOrders(change, show, purchases, rows);
    await markOrdered(change, show);
    await writeOrders(change, show, drafts);
    const sold = drafts.flatMap(({ items }) =>
      items.flatMap(({ seat }) => (seat === null ? [] : [{ from: seat, to: seat }])),
    );
    if (sold.length > 0) await recordSeats(change, show, 'sale', sold);
    for (const draft of drafts.length > 1 ? drafts : [])
      await change.change('order.purchase', async () => describeOrder(show, draft));
    const [first] = drafts;
    if (!first) throw new Error('Nothing was named to purchase');
    const answer = drafts.map(presentOrder);
    return { ...describeOrder(show, first), answer };
  });
}

type BasketRow = typeof baskets.$inferSelect;

/** In the order of their ids, so that two bulk purchases never wait for each other. */
async function lockBaskets(change: Change, purchases: readonly Purchase[]): Promise<Map<number, BasketRow>> {
  const ids = purchases.map(({ basketId }) => basketId);
  const rows = await change.db
    .select()
    .from(baskets)
    .where(inArray(baskets.id, ids))
    .orderBy(asc(baskets.id))
    .for('update');
  const byId = new Map(rows.map((row) => [row.id, row]));
  if (byId.size < ids.length) throw notFound('There is no such basket.');
  for (const basket of rows) requireOpen(change, basket);
  return byId;
}

function requireOpen(change: Change, { id, state, expiresAt }: BasketRow): void {
  const details = { basketId: id };
  if (state === 'PURCHASED') throw new AppError('CONFLICT', { details, detail: 'The basket was purchased before.' });
  if (state === 'RELEASED' || expiresAt <= change.now) throw new AppError('BASKET_EXPIRED', { details });
}

async function requireOneShow(change: Change, rows: ReadonlyMap<number, BasketRow>): Promise<ShowRow> {
  const showIds = new Set([...rows.values()].map(({ showId }) => showId));
  if (showIds.size > 1) throw new AppError('RULE_BROKEN', { detail: 'These baskets belong to several events.' });
  const [show] = await change.db
    .select()
    .from(shows)
    .where(inArray(shows.id, [...showIds]));
  if (!show) throw notFound();
  return show;
}

async function draftOrders(
  change: Change,
  show: ShowRow,
  purchases: readonly Purchase[],
  rows: ReadonlyMap<number, BasketRow>,
): Promise<OrderDraft[]> {
  const prices = await readSalePrices(change, show);
  const seats = await readSeatsOf(change, show, [...rows.keys()]);
  const offered = [...rows.values()].flatMap(({ id, offerCodeId }) => (offerCodeId === null ? [] : [id]));
  const offers = await readBasketOffers(change, show, offered);
  return purchases.map(({ basketId, buyer, paid }) => {
    const basket = rows.get(basketId);
    if (!basket) throw notFound();
    const offer = offers.get(basketId);
    if (basket.offerCodeId !== null && !offer) throw new AppError('BASKET_EXPIRED', { details: { basketId } });
    return {
      id: newId(),
      orderId: newOrderCode(),
      basket,
      buyer,
      paid,
      ...priceOrder(prices, { seats: seats.get(basketId) ?? [], quantities: basket.quantities, offer }),
    };
  });
}

async function readSeatsOf(change: Change, show: ShowRow, basketIds: readonly number[]) {
  const rows = await change.db
    .select({ basketId: claims.basketId, seat: claims.seat, price: claims.price, hold: claims.hold })
    .from(claims)
    .where(and(eq(claims.promoterId, show.promoterId), inArray(claims.basketId, [...basketIds])))
    .orderBy(asc(claims.seat));
  const seats = new Map<number, { seat: number; price: number; hold: number }[]>();
  for (const { basketId, ...seat } of rows) seats.set(basketId, [...(seats.get(basketId) ?? []), seat]);
  return seats;
}

const presentOrder = ({ orderId, basket, totalMinor, items }: OrderDraft): PurchasedOrder => ({
  orderId,
  basketId: basket.id,
  totalMinor,
  tickets: items.length,
});

const describeOrder = (show: ShowRow, draft: OrderDraft) => ({
  answer: undefined,
  promoterId: show.promoterId,
  object: 'order',
  objectId: draft.orderId,
  showId: show.id,
  after: { ...presentOrder(draft), channel: draft.basket.channel, currency: show.currency },
});
