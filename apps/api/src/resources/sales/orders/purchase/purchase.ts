import { asc, inArray } from 'drizzle-orm';
import type { Change, Context } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { baskets } from '#db/schema/sales/baskets.ts';
import { notFound } from '#errors.ts';
import { lockForSale, markOrdered, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { type BasketRow, requireOpenBasket } from '#resources/sales/baskets/lock-basket.ts';
import { requireActive } from '#resources/sales/baskets/require-sellable.ts';
import { isOwnSale } from '#resources/sales/baskets/seller.ts';
import { draftOrders } from './draft-orders.ts';
import type { OrderDraft, Purchase } from './sale-terms.ts';
import { writeOrders } from './write-orders.ts';

export interface PurchasedOrder {
  orderId: string;
  basketId: number;
  totalMinor: number;
  tickets: number;
}

/**
 * Turns open baskets of one show into orders in few statements, all of them or none. Writes one audit entry with a part
 * per order. Throws BASKET_EXPIRED, CONFLICT when one was already purchased, NOT_FOUND, OFFER_CODE_REFUSED when a buyer
 * has used up the code of their basket.
 */
export function purchaseBaskets(ctx: Context, purchases: readonly Purchase[]): Promise<PurchasedOrder[]> {
  return ctx.change('order.purchase', async (change) => {
    const { show, drafts } = await sellBaskets(change, purchases);
    if (drafts.length > 1) for (const draft of drafts) change.recordPart('order.purchase', describeSale(show, draft));
    const [first] = drafts;
    if (!first) throw new Error('A purchase names no basket');
    const answer = drafts.map(presentPurchase);
    return { ...describeSale(show, first), answer };
  });
}

/**
 * Sells baskets of one show, which stays locked until the change ends, and returns the written orders. Sales stop at
 * once when a show leaves ACTIVE, also for tickets in baskets.
 */
export async function sellBaskets(
  change: Change,
  purchases: readonly Purchase[],
): Promise<{ show: ShowRow; drafts: OrderDraft[] }> {
  const show = await lockForSale(change, await requireOneShow(change, purchases));
  const rows = await lockBaskets(change, purchases);
  requireActive(show.status);
  const drafts = await draftOrders(change, show, purchases, rows);
  await markOrdered(change, show);
  await writeOrders(change, show, drafts);
  return { show, drafts };
}

/** Locks in the order of ids, so that two bulk purchases cannot deadlock. */
async function lockBaskets(change: Change, purchases: readonly Purchase[]): Promise<Map<number, BasketRow>> {
  const ids = purchases.map(({ basketId }) => basketId);
  const rows = await change.db
    .select()
    .from(baskets)
    .where(inArray(baskets.id, ids))
    .orderBy(asc(baskets.id))
    .for('update');
  const byId = new Map(rows.filter((row) => isOwnSale(change.actor, row)).map((row) => [row.id, row]));
  if (byId.size < ids.length) throw notFound('There is no such basket.');
  for (const basket of rows) requireOpenBasket(basket, change.now);
  return byId;
}

async function requireOneShow(change: Change, purchases: readonly Purchase[]): Promise<ShowRow> {
  const ids = purchases.map(({ basketId }) => basketId);
  const named = change.db.select({ id: baskets.showId }).from(baskets).where(inArray(baskets.id, ids));
  const [show, other] = await change.db.select().from(shows).where(inArray(shows.id, named)).limit(2);
  if (!show) throw notFound('There is no such basket.');
  if (other) throw new Error('A purchase names baskets of several events');
  return show;
}

const presentPurchase = ({ orderId, basket, totalMinor, items }: OrderDraft): PurchasedOrder => ({
  orderId,
  basketId: basket.id,
  totalMinor,
  tickets: items.length,
});

export const describeSale = (show: ShowRow, draft: OrderDraft) => ({
  answer: undefined,
  show,
  object: 'order',
  objectId: draft.orderId,
  after: { ...presentPurchase(draft), channel: draft.basket.channel, currency: show.currency },
});
