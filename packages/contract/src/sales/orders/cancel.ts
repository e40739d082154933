import { z } from 'zod';
import { LIMITS } from '../../choices/limits.ts';
import { CANCEL_REASONS, CANCEL_REFUNDS } from '../../choices/order-choices.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { AmountMinor, Id, optionalText } from '../../wire/values.ts';
import { freed, Order, order, orderParams } from './order.ts';

export const CancelOrder = z
  .strictObject({
    /** The tickets to cancel; by default every active one. */
    orderItemIds: z.array(Id).min(1).max(LIMITS.order.items).optional(),
    reason: z.enum(CANCEL_REASONS),
    comment: optionalText(LIMITS.order.comment).default(''),
    /** The amount to keep of the payment for the cancelled tickets; at most all of it. In minor units. */
    feeMinor: AmountMinor.default(0),
    /** `done` records that the money was refunded; `none` keeps all of it. For an unpaid order it has no effect. */
    refund: z.enum(CANCEL_REFUNDS).default('later'),
    /** The hold of the show that the seats go to; null puts them back on sale. */
    holdId: Id.nullable().default(null),
    /** True sends the buyer an e-mail if the order has an address. */
    sendsMail: z.boolean().default(false),
  })
  .meta({ id: 'CancelOrder' });

export const cancelOrder = endpoint({
  ...order,
  id: 'cancelOrder',
  method: 'POST',
  path: '/orders/{orderId}/cancel',
  summary: 'Cancel tickets of an order, or all of it: seats go back, barcodes are revoked, the ledger says what is due',
  params: orderParams,
  body: CancelOrder,
  response: { kind: 'json', schema: Order },
  scope: 'customers.orders_manage',
  permission: 'order:cancel',
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'CONFLICT', 'RULE_BROKEN'],
  reasons: { CONFLICT: ['tickets-cancelled'], RULE_BROKEN: ['keeps-more-than-paid'] },
  stale: ['order', ...freed],
  example: { reason: 'customer-request', comment: 'Ill', feeMinor: 500, refund: 'later' },
});
