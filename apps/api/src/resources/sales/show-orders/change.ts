import * as endpoints from '@parterre/contract/show-orders';
import { ORDERS_AT_ONCE } from '@parterre/contract/show-orders';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { orders } from '#db/schema/sales/orders.ts';
import { refusal } from '#errors.ts';
import { type ShowRow, shareShow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { cancelOrder } from '../orders/cancel/cancel.ts';
import { lockOrders } from '../orders/lock-order.ts';
import { recordOrderRefund } from '../orders/refund.ts';
import { readOpenOrders } from './read-open-orders.ts';

/**
 * Cancels the next orders of a show that is being cancelled, each like a single cancellation by staff. Throws
 * RULE_BROKEN for a show that takes place, CONFLICT when another user has just cancelled one of them. Needs
 * `order:cancel`.
 */
export const cancelOpenOrders = verb(endpoints.cancelOpenOrders, (ctx, { params, body }) =>
  ctx.change('show.cancel-orders', async (change) => {
    const show = await shareShow(change, params.showCode);
    if (show.status !== 'CANCEL_PENDING') throw refusal('RULE_BROKEN', 'not-being-cancelled', { status: show.status });
    const standing = await listStanding(change, show);
    await lockOrders(change, show, standing);
    for (const orderId of standing)
      await cancelOrder(change, {
        params: { orderId },
        body: {
          reason: 'event-changed',
          comment: body.comment,
          feeMinor: 0,
          refund: body.refund,
          holdId: null,
          sendsMail: body.sendsMail,
        },
      });
    return {
      answer: { orders: standing.length, left: await readOpenOrders(change, show) },
      show,
      objectId: show.showCode,
      after: { orders: standing.length, refund: body.refund },
      ...(body.comment === '' ? {} : { reason: body.comment }),
    };
  }),
);

/** Lists the next orders by their status, which is PENDING or ACTIVE until their cancellation. */
async function listStanding(change: Change, show: ShowRow): Promise<string[]> {
  const rows = await change.db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(
      and(
        eq(orders.promoterId, show.promoterId),
        eq(orders.showId, show.id),
        inArray(orders.status, ['PENDING', 'ACTIVE']),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(ORDERS_AT_ONCE);
  return rows.map(({ orderId }) => orderId);
}

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
