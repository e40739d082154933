import * as endpoints from '@parterre/contract/resale';
import { and, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { orders } from '#db/schema/sales/orders.ts';
import { resaleListings } from '#db/schema/sales/resale.ts';
import { fieldError, notFound, refusal } from '#errors.ts';
import { newId } from '#ids.ts';
import { closeListings } from '#resources/ground/resale-rows/open-listings.ts';
import { verb } from '#verb.ts';
import { nameSeats } from '../baskets/read/read-basket.ts';
import { isOwnSale } from '../baskets/seller.ts';
import { type ItemRow, type LockedOrder, lockOrder } from '../orders/lock-order.ts';
import { presentListing } from './list-listings.ts';

/**
 * Offers a ticket for resale. Throws CONFLICT when it is already offered or was cancelled; RULE_BROKEN for more than
 * was paid, for unpaid orders, and once the show has started or is cancelled. Needs `channel:sell`.
 */
export const createResaleListing = verb(endpoints.createResaleListing, (ctx, { params, body }) =>
  ctx.change('resale.create', async (change) => {
    const { locked, item } = await requireOwnTicket(change, params);
    requireOfferable(locked, item, body.askedMinor, change.now);
    const { order, show } = locked;
    const listing = {
      promoterId: order.promoterId,
      id: newId(),
      showId: show.id,
      orderItemId: item.id,
      askedMinor: body.askedMinor,
      state: 'OPEN' as const,
      createdAt: change.now,
    };
    const made = await change.db.insert(resaleListings).values(listing).onConflictDoNothing().returning();
    if (made.length === 0) throw refusal('CONFLICT', 'listed-already', { orderItemId: item.id });
    const seatIdOf = await nameSeats(change, show, item.seat === null ? [] : [item.seat]);
    return {
      answer: presentListing({ listing, show, item, seatIdOf }),
      show,
      object: 'order',
      objectId: order.orderId,
      after: { orderItemId: item.id, askedMinor: body.askedMinor },
    };
  }),
);

function requireOfferable({ order, show }: LockedOrder, item: ItemRow, askedMinor: number, now: Date): void {
  if (item.status !== 'ACTIVE') throw refusal('CONFLICT', 'tickets-cancelled', { orderItemIds: [item.id] });
  if (show.status !== 'ACTIVE' || show.startsAt <= now)
    throw refusal('RULE_BROKEN', 'resale-closed', { status: show.status, startsAt: show.startsAt.toISOString() });
  if (order.paymentStatus !== 'PAID')
    throw refusal('RULE_BROKEN', 'resale-unpaid', { paymentStatus: order.paymentStatus });
  const mostMinor = item.paidMinor;
  if (askedMinor > mostMinor)
    throw refusal('RULE_BROKEN', 'asks-more-than-paid', { mostMinor }, [
      fieldError('askedMinor', 'max', { values: { maxNumber: mostMinor, mostMinor } }),
    ]);
}

/**
 * Withdraws a ticket from resale; a ticket that is not offered is no error. Throws NOT_FOUND, CONFLICT when it was
 * already bought. Needs `channel:sell`.
 */
export const removeResaleListing = verb(endpoints.removeResaleListing, (ctx, { params }) =>
  ctx.change('resale.remove', async (change) => {
    const { locked, item } = await requireOwnTicket(change, params);
    const { order, show } = locked;
    await refuseSold(change, order.promoterId, item.id);
    await closeListings(change, order, [item.id]);
    return {
      answer: undefined,
      show,
      object: 'order',
      objectId: order.orderId,
      before: { orderItemId: item.id },
    };
  }),
);

async function refuseSold(change: Change, promoterId: number, orderItemId: number): Promise<void> {
  const [sold] = await change.db
    .select({ id: resaleListings.id })
    .from(resaleListings)
    .where(
      and(
        eq(resaleListings.promoterId, promoterId),
        eq(resaleListings.orderItemId, orderItemId),
        eq(resaleListings.state, 'SOLD'),
      ),
    );
  if (sold) throw refusal('CONFLICT', 'listing-sold', { state: 'SOLD' });
}

/**
 * Locks a ticket of an order that the caller sold until the change ends. Throws NOT_FOUND. An order of another seller
 * is refused in the same way as a missing one, after one read and before any lock, so that the two cannot be
 * distinguished.
 */
async function requireOwnTicket(
  change: Change,
  { orderId, orderItemId }: { orderId: string; orderItemId: number },
): Promise<{ locked: LockedOrder; item: ItemRow }> {
  const [sale] = await change.db.select({ apiKeyId: orders.apiKeyId }).from(orders).where(eq(orders.orderId, orderId));
  if (!sale || !isOwnSale(change.actor, sale)) throw notFound('There is no such order.');
  const locked = await lockOrder(change, orderId);
  const item = locked.items.find(({ id }) => id === orderItemId);
  if (!item) throw notFound('The order has no such ticket.');
  return { locked, item };
}
