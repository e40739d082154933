import * as endpoints from '@parterre/contract/orders/pay';
import { requireRevision } from '#context/require-revision.ts';
import { refusal } from '#errors.ts';
import { verb } from '#verb.ts';
import { appendEvents } from './history/append-events.ts';
import { appendLedger, sumLedger, toBalance } from './ledger/append-ledger.ts';
import { lockOrder } from './lock-order.ts';
import { readOrder } from './read/read-order.ts';
import { writeOrderState } from './write-order-state.ts';

/**
 * Records that all the money due to the buyer has been refunded. Throws RULE_BROKEN when nothing is due, STALE. Needs
 * `order:refund`.
 */
export const recordOrderRefund = verb(endpoints.recordOrderRefund, (ctx, { params, body }) =>
  ctx.change('order.refund', async (change) => {
    const { order, show, items } = await lockOrder(change, params.orderId);
    requireRevision(change, order);
    const dueMinor = toBalance(await sumLedger(change, order));
    if (dueMinor <= 0) throw refusal('RULE_BROKEN', 'no-refund-due', { dueMinor: 0 });
    await appendLedger(change, show, [{ orderId: order.id, itemId: null, kind: 'REFUND', amountMinor: -dueMinor }]);
    const standing = items.filter(({ status }) => status === 'ACTIVE').length;
    const state = await writeOrderState(change, order, standing);
    change.recordOccurrence({
      kind: 'order.refunded',
      promoterId: show.promoterId,
      showId: show.id,
      ids: [order.orderId],
    });
    const moved = { amountMinor: -dueMinor, before: order.refundStatus, after: state.refundStatus };
    await appendEvents(change, order, [{ type: 'REFUND', text: body.comment, ...moved }]);
    return {
      answer: await readOrder(change, order.orderId),
      show,
      objectId: order.orderId,
      before: { status: order.status, refundStatus: order.refundStatus },
      after: { status: state.status, refundStatus: state.refundStatus, refundedMinor: dueMinor },
      ...(body.comment === '' ? {} : { reason: body.comment }),
      revision: state.revision,
    };
  }),
);
