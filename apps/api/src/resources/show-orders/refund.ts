import * as endpoints from '@parterre/contract/show-orders';
import { ORDERS_AT_ONCE } from '@parterre/contract/show-orders';
import { and, asc, eq } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import { verb } from '../../verb.ts';
import { lockOrders } from '../orders/lock-order.ts';
import { recordOrderRefund } from '../orders/refund.ts';
import { shareShow } from '../seats/require-plan.ts';
import { readOpenOrders } from './read-open-orders.ts';

/** Records a refund for the next orders of a show with money due to their buyers. Needs `order:refund`. */
export const refundOpenOrders = verb(endpoints.refundOpenOrders, (ctx, { params, body }) =>
  ctx.change('show.refund-orders', async (change) => {
    const show = await shareShow(change, params.showCode);
    const due = await change.db
      .select({ orderId: orders.orderId })
      .from(orders)
      .where(
        and(eq(orders.promoterId, show.promoterId), eq(orders.showId, show.id), eq(orders.refundStatus, 'PENDING')),
      )
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .limit(ORDERS_AT_ONCE);
    await lockOrders(
      change,
      show,
      due.map(({ orderId }) => orderId),
    );
    for (const { orderId } of due) await recordOrderRefund(change, { params: { orderId }, body });
    return {
      answer: { orders: due.length, left: await readOpenOrders(change, show) },
      show,
      objectId: show.showCode,
      after: { orders: due.length },
      ...(body.comment === '' ? {} : { reason: body.comment }),
    };
  }),
);
