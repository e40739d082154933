import * as endpoints from '@parterre/contract/orders/note';
import { and, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { orderItems, orders } from '#db/schema/sales/orders.ts';
import { notFound } from '#errors.ts';
import { verb } from '#verb.ts';
import { appendEvents } from './history/append-events.ts';
import { readTransactions } from './history/read-transactions.ts';
import { writeKeys } from './search/write-keys.ts';

/**
 * Appends a note to the history of a ticket, valid or cancelled, and makes the order searchable by the words of the
 * note. Throws NOT_FOUND. Needs `order:note`.
 */
export const addOrderNote = verb(endpoints.addOrderNote, (ctx, { params, body }) =>
  ctx.change('order.add-note', async (change) => {
    const { order, item, show } = await requireItem(change, params);
    await appendEvents(change, order, [{ orderItemId: item.id, type: 'NOTE', text: body.text }]);
    await writeKeys(change, show, [{ id: order.id, texts: [body.text], whole: [], seats: [] }]);
    const histories = await readTransactions(change, order, [item]);
    return {
      answer: { items: [{ id: item.id, transactionHistory: histories.get(item.id) ?? [] }] },
      show,
      objectId: order.orderId,
      // The audit does not keep the text, because it may be about a person, who may ask to be erased.
      after: { orderItemId: item.id },
    };
  }),
);

async function requireItem(change: Change, { orderId, orderItemId }: { orderId: string; orderItemId: number }) {
  const [found] = await change.db
    .select({ order: orders, item: orderItems, show: shows })
    .from(orders)
    .innerJoin(orderItems, and(eq(orderItems.promoterId, orders.promoterId), eq(orderItems.orderId, orders.id)))
    .innerJoin(shows, and(eq(shows.promoterId, orders.promoterId), eq(shows.id, orders.showId)))
    .where(and(eq(orders.orderId, orderId), eq(orderItems.id, orderItemId)));
  if (!found) throw notFound('The order has no such ticket.');
  return found;
}
