import * as endpoints from '@parterre/contract/channel';
import type { Change } from '#context.ts';
import { notFound, refusal } from '#errors.ts';
import { verb } from '#verb.ts';
import { isOwnSale } from '../baskets/seller.ts';
import { cancelOrder } from '../orders/cancel/cancel.ts';
import { type LockedOrder, lockOrder } from '../orders/lock-order.ts';
import { readSoldOrder } from '../orders/read/read-sold-order.ts';

/**
 * Cancels tickets that a channel sold: nothing is kept, the paid amount is due back, and seats go back on sale. Only
 * the box office cancels with a fee or after the start. Throws NOT_FOUND for orders of another channel, CONFLICT for
 * tickets cancelled before, INVALID for tickets of another order, RULE_BROKEN once the show has started.
 *
 * What changed stands in the part of the audit entry that `cancelOrder` writes, so the entry does not repeat it. Needs
 * `channel:sell`.
 */
export const cancelChannelOrder = verb(endpoints.cancelChannelOrder, (ctx, { params, body }) =>
  ctx.change('order.cancel', async (change) => {
    const { order, show } = await requireOwnOrder(change, params.orderId);
    if (show.startsAt <= change.now) throw refusal('RULE_BROKEN', 'started', { startsAt: show.startsAt.toISOString() });
    await cancelOrder(change, {
      params,
      body: { ...body, feeMinor: 0, refund: 'later', holdId: null, sendsMail: false },
    });
    const answer = await readSoldOrder(change, params.orderId);
    return {
      answer,
      show,
      objectId: order.orderId,
      reason: body.reason,
    };
  }),
);

/** Locks an order in the same way as `cancelOrder`. */
async function requireOwnOrder(change: Change, orderId: string): Promise<LockedOrder> {
  const locked = await lockOrder(change, orderId);
  if (!isOwnSale(change.actor, locked.order)) throw notFound('There is no such order.');
  return locked;
}
