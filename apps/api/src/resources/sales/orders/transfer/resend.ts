import * as endpoints from '@parterre/contract/orders/transfer';
import { invalidField, refusal } from '#errors.ts';
import { enqueueMail } from '#mail/enqueue-mail.ts';
import { verb } from '#verb.ts';
import { appendEvents } from '../history/append-events.ts';
import { lockOrder } from '../lock-order.ts';
import { readOrder } from '../read/read-order.ts';

/**
 * Sends the tickets of an order again, to its buyer or to another address. Throws RULE_BROKEN when no ticket is valid
 * or the order is not paid yet, INVALID when there is no address. Needs `order:write`.
 */
export const resendOrder = verb(endpoints.resendOrder, (ctx, { params, body }) =>
  ctx.change('order.resend', async (change) => {
    const { order, show, items } = await lockOrder(change, params.orderId);
    const standing = items.filter(({ status }) => status === 'ACTIVE');
    if (standing.length === 0 || order.status !== 'ACTIVE')
      throw refusal('RULE_BROKEN', 'no-tickets-to-send', { status: order.status });
    const email = body.email ?? order.buyer.email;
    if (email === '') throw invalidField('email', 'required');
    await enqueueMail(change, order, { kind: 'tickets', email });
    await appendEvents(change, order, [{ type: 'RESEND', text: '', after: email }]);
    return {
      answer: await readOrder(change, order.orderId),
      show,
      objectId: order.orderId,
      after: { tickets: standing.length, isToBuyer: body.email === undefined },
    };
  }),
);
