import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Change, Reader } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { orderItems, orders } from '#db/schema/sales/orders.ts';
import { claims } from '#db/schema/seating/seats.ts';
import { notFound, refusal } from '#errors.ts';
import { lockPlaces } from '#resources/events/prices/places/lock-places.ts';
import { readListedItems } from '#resources/ground/resale-rows/open-listings.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';

export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;

export interface LockedOrder {
  order: OrderRow;
  show: ShowRow;
  items: ItemRow[];
}

/**
 * Locks an order with its tickets until the change ends, after share-locking its show, so that the status, plan and
 * holds of the show stay. Throws NOT_FOUND.
 */
export async function lockOrder(change: Change, orderId: string): Promise<LockedOrder> {
  const named = change.db.select({ id: orders.showId }).from(orders).where(eq(orders.orderId, orderId));
  const [show] = await change.db.select().from(shows).where(inArray(shows.id, named)).for('share');
  const [order] = await change.db.select().from(orders).where(eq(orders.orderId, orderId)).for('no key update');
  if (!show || !order) throw notFound('There is no such order.');
  const { promoterId } = order;
  const items = await change.db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.promoterId, promoterId), eq(orderItems.orderId, order.id)))
    .orderBy(asc(orderItems.seat), asc(orderItems.id));
  return { order, show, items };
}

/**
 * Locks the orders of a locked show that one change processes, and everything that cancelling any of them locks, before
 * it starts. Otherwise it could deadlock with a transaction that holds one of these rows and wants another.
 */
export async function lockOrders(change: Change, show: ShowRow, orderIds: readonly string[]): Promise<void> {
  const locked = await change.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.promoterId, show.promoterId), inArray(orders.orderId, [...orderIds])))
    .orderBy(asc(orders.id))
    .for('no key update');
  const ofOrders = inArray(
    orderItems.orderId,
    locked.map(({ id }) => id),
  );
  const tickets = await change.db
    .select({ priceTypeId: orderItems.priceTypeId, seat: orderItems.seat })
    .from(orderItems)
    .where(and(eq(orderItems.promoterId, show.promoterId), ofOrders, eq(orderItems.status, 'ACTIVE')));
  const unseated = tickets.flatMap(({ priceTypeId, seat }) => (seat === null ? [priceTypeId] : []));
  await lockPlaces(change, show, [...new Set(unseated)]);
  const seats = tickets.flatMap(({ seat }) => seat ?? []);
  await change.db
    .select({ seat: claims.seat })
    .from(claims)
    .where(and(eq(claims.promoterId, show.promoterId), eq(claims.showId, show.id), inArray(claims.seat, seats)))
    .orderBy(asc(claims.seat))
    .for('update');
}

/**
 * Returns the valid tickets of an order. Throws RULE_BROKEN when there is none, CONFLICT when one of them is offered
 * for resale.
 */
export async function requireChangeable(
  ctx: Reader,
  promoterId: number,
  items: readonly ItemRow[],
): Promise<ItemRow[]> {
  const standing = items.filter(({ status }) => status === 'ACTIVE');
  if (standing.length === 0) throw refusal('RULE_BROKEN', 'no-ticket-stands', {});
  const listed = await readListedItems(
    ctx,
    promoterId,
    standing.map(({ id }) => id),
  );
  if (listed.length > 0) throw refusal('CONFLICT', 'resale', { orderItemIds: listed });
  return standing;
}
