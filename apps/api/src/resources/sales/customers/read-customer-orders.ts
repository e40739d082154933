import type { CustomerOrder } from '@parterre/contract/customers';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { orderItems, orders } from '#db/schema/sales/orders.ts';
import { presentRefund } from '../orders/present/present-refund.ts';

/**
 * Reads the newest `limit` orders with their shows and the number of valid tickets. Only some are read, because a
 * regular buyer has hundreds.
 */
export const readCustomerOrders = (
  ctx: Context,
  { promoterId, id }: { promoterId: number; id: number },
  limit: number,
) =>
  ctx.db
    .select({
      order: orders,
      show: shows,
      tickets: sql<number>`(
        select count(*)::int from ${orderItems} where ${orderItems.promoterId} = ${orders.promoterId}
          and ${orderItems.orderId} = ${orders.id} and ${orderItems.status} = 'ACTIVE')`,
    })
    .from(orders)
    .innerJoin(shows, and(eq(shows.promoterId, orders.promoterId), eq(shows.id, orders.showId)))
    .where(and(eq(orders.promoterId, promoterId), eq(orders.customerId, id)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);

export type CustomerOrderRow = Awaited<ReturnType<typeof readCustomerOrders>>[number];

export const presentCustomerOrder = ({ order, show, tickets }: CustomerOrderRow): CustomerOrder => ({
  orderId: order.orderId,
  showCode: show.showCode,
  showName: show.name,
  startsAtLocal: show.startsAtLocal,
  status: order.status,
  paymentStatus: order.paymentStatus,
  refundStatus: presentRefund(order),
  tickets,
  currency: order.currency,
  totalMinor: order.totalMinor,
  createdAt: order.createdAt.toISOString(),
});
