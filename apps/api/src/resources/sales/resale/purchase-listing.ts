import * as endpoints from '@parterre/contract/resale';
import { and, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { orderItems, orders } from '#db/schema/sales/orders.ts';
import { resaleListings } from '#db/schema/sales/resale.ts';
import { notFound, refusal } from '#errors.ts';
import { shrinkUse } from '#resources/events/offer-codes/uses/change-use.ts';
import { verb } from '#verb.ts';
import { reclaimSeat } from '../baskets/fill/claim-seats.ts';
import { requireSellable } from '../baskets/require-sellable.ts';
import { requireSoldShow, sellerOf } from '../baskets/seller.ts';
import { writeCancellation } from '../orders/cancel/write-cancellation.ts';
import { appendEvents } from '../orders/history/append-events.ts';
import { type ItemRow, type LockedOrder, lockOrder } from '../orders/lock-order.ts';
import { nameCustomers } from '../orders/purchase/draft-orders.ts';
import { mailTickets } from '../orders/purchase/mail-tickets.ts';
import { describeSale } from '../orders/purchase/purchase.ts';
import { requireEmail } from '../orders/purchase/sale-terms.ts';
import { settleDraft } from '../orders/purchase/settle-draft.ts';
import { writeOrders } from '../orders/purchase/write-orders.ts';
import { presentSale } from '../orders/read/read-sold-order.ts';
import { writeOrderState } from '../orders/write-order-state.ts';
import { draftResale } from './draft-resale.ts';

type ListingRow = typeof resaleListings.$inferSelect;

/**
 * Sells an offered ticket to another buyer in one transaction: the first ticket and its barcode become invalid, its
 * seat moves from one order to the other without ever being free, and the first buyer is due what the second one paid.
 * Throws CONFLICT when it was sold or withdrawn, RULE_BROKEN for a show that is not on sale, and the errors of a
 * purchase. Needs `channel:sell`.
 */
export const purchaseResaleListing = verb(endpoints.purchaseResaleListing, (ctx, { params, body }) =>
  ctx.change('order.purchase', async (change) => {
    const seller = sellerOf(change.actor);
    const { buyer, sendsMail, ...terms } = body;
    requireEmail(seller.channel, buyer.email);
    const { locked, item, listing } = await lockOffered(change, params.listingId);
    const { order, show } = locked;
    requireSoldShow(show, seller);
    requireSellable(show, [seller], change.now);
    const priced = await draftResale(change, show, { ...item, askedMinor: listing.askedMinor }, seller);
    const drafted = await settleDraft(change, show, { buyer, terms }, { priced, postages: new Map() });
    const [draft] = await nameCustomers(change, show, [{ buyer, terms }], [drafted]);
    const [ticket] = drafted.items;
    if (!draft || !ticket) throw new Error('The draft of a resale has no ticket');
    await settleFirstBuyer(change, locked, item, listing.askedMinor);
    await reclaimSeat(change, show, item, draft.basket);
    await writeOrders(change, show, [draft]);
    await appendEvents(change, { promoterId: order.promoterId, id: draft.id }, [
      { orderItemId: ticket.id, type: 'RESALE', text: '', amountMinor: listing.askedMinor },
    ]);
    await change.db
      .update(resaleListings)
      .set({ state: 'SOLD', closedAt: change.now, soldItemId: ticket.id })
      .where(and(eq(resaleListings.promoterId, listing.promoterId), eq(resaleListings.id, listing.id)));
    if (sendsMail) await mailTickets(change, show, draft);
    return { ...describeSale(show, draft), answer: await presentSale(change, show, draft) };
  }),
);

/** Locks the order before its listing, as a cancellation does. */
async function lockOffered(
  change: Change,
  listingId: number,
): Promise<{ locked: LockedOrder; item: ItemRow; listing: ListingRow }> {
  const [found] = await change.db
    .select({ orderId: orders.orderId, itemId: orderItems.id })
    .from(resaleListings)
    .innerJoin(
      orderItems,
      and(eq(orderItems.promoterId, resaleListings.promoterId), eq(orderItems.id, resaleListings.orderItemId)),
    )
    .innerJoin(orders, and(eq(orders.promoterId, orderItems.promoterId), eq(orders.id, orderItems.orderId)))
    .where(eq(resaleListings.id, listingId));
  if (!found) throw notFound('There is no such listing.');
  const locked = await lockOrder(change, found.orderId);
  const [listing] = await change.db.select().from(resaleListings).where(eq(resaleListings.id, listingId)).for('update');
  const item = locked.items.find(({ id }) => id === found.itemId);
  if (!listing || !item) throw notFound('There is no such listing.');
  if (listing.state !== 'OPEN' || item.status !== 'ACTIVE')
    throw refusal('CONFLICT', 'listing-closed', { state: listing.state });
  return { locked, item, listing };
}

/**
 * Cancels the first ticket: reverses its sale, keeps what it cost beyond the asked amount, and makes the rest due to
 * its buyer.
 */
async function settleFirstBuyer(change: Change, locked: LockedOrder, item: ItemRow, askedMinor: number): Promise<void> {
  const standing = locked.items.filter(({ id, status }) => status === 'ACTIVE' && id !== item.id);
  await shrinkUse(change, locked.order, standing);
  const feeMinor = item.paidMinor - askedMinor;
  await writeCancellation(change, {
    ...locked,
    cancelled: [item],
    settlement: {
      items: [{ id: item.id, feeMinor, backMinor: askedMinor }],
      feeMinor,
      backMinor: askedMinor,
      waivedMinor: 0,
    },
    isRefunded: false,
    reason: 'customer-request',
    comment: '',
    type: 'RESALE',
  });
  await writeOrderState(change, locked.order, standing.length);
}
