import { eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { orders } from '../../db/schema/orders.ts';
import { notFound } from '../../errors.ts';
import { isOwnSale } from '../baskets/seller.ts';
import { type ItemRow, type LockedOrder, lockOrder } from '../orders/lock-order.ts';

/**
 * A ticket of an order that the caller sold, locked until the change ends. Throws NOT_FOUND, which for an order of
 * somebody else comes the same way as for none: after one read, before any lock.
 */
export async function requireOwnTicket(
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
