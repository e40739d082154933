import type { Change } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { isOwnSale } from '../baskets/seller.ts';
import { type ItemRow, type LockedOrder, lockOrder } from '../orders/lock-order.ts';

/** A ticket of an order that the caller sold, locked until the change ends. Throws NOT_FOUND. */
export async function requireOwnTicket(
  change: Change,
  { orderId, orderItemId }: { orderId: string; orderItemId: number },
): Promise<{ locked: LockedOrder; item: ItemRow }> {
  const locked = await lockOrder(change, orderId);
  const item = locked.items.find(({ id }) => id === orderItemId);
  if (!item || !isOwnSale(change.actor, locked.order)) throw notFound('The order has no such ticket.');
  return { locked, item };
}
