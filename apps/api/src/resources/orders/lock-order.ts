import { and, asc, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { shows } from '../../db/schema/shows.ts';
import { notFound } from '../../errors.ts';
import type { ShowRow } from '../shows/require-show.ts';

export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;

export interface LockedOrder {
  order: OrderRow;
  show: ShowRow;
  items: ItemRow[];
}

/**
 * An order with its tickets, locked until the change ends, and its event share-locked: its status, plan and holds stay.
 * Throws NOT_FOUND.
 */
export async function lockOrder(change: Change, orderId: string): Promise<LockedOrder> {
  const [order] = await change.db.select().from(orders).where(eq(orders.orderId, orderId)).for('no key update');
  if (!order) throw notFound('There is no such order.');
  const { promoterId } = order;
  const [show] = await change.db
    .select()
    .from(shows)
    .where(and(eq(shows.promoterId, promoterId), eq(shows.id, order.showId)))
    .for('share');
  if (!show) throw notFound();
  const items = await change.db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.promoterId, promoterId), eq(orderItems.orderId, order.id)))
    .orderBy(asc(orderItems.seat), asc(orderItems.id));
  return { order, show, items };
}
