import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { orderEvents, orderKeys, orders } from '../../../db/schema/orders.ts';
import { insertKeys } from './write-keys.ts';

/** Makes orders found by who bought them now and by what is written about them, by nothing else that is personal. */
export async function rewritePersonalKeys(
  change: Change,
  promoterId: number,
  orderIds: readonly number[],
): Promise<void> {
  if (orderIds.length === 0) return;
  const ids = [...orderIds];
  await change.db
    .delete(orderKeys)
    .where(and(eq(orderKeys.promoterId, promoterId), inArray(orderKeys.orderId, ids), eq(orderKeys.isPersonal, true)));
  const rows = await change.db
    .select({ id: orders.id, buyer: orders.buyer })
    .from(orders)
    .where(and(eq(orders.promoterId, promoterId), inArray(orders.id, ids)));
  const notes = await change.db
    .select({ orderId: orderEvents.orderId, text: orderEvents.text })
    .from(orderEvents)
    .where(
      and(eq(orderEvents.promoterId, promoterId), inArray(orderEvents.orderId, ids), eq(orderEvents.type, 'NOTE')),
    );
  await insertKeys(
    change,
    promoterId,
    rows.map(({ id, buyer }) => ({
      id,
      texts: [buyer.name, ...notes.flatMap(({ orderId, text }) => (orderId === id ? [text] : []))],
      whole: [buyer.email],
    })),
  );
}
