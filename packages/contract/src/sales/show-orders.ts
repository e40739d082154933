import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Currency, optionalText, ShowCode } from '../wire/values.ts';

/** The orders of a cancelled show that are still to be cancelled or refunded. */
export const OpenOrders = z
  .strictObject({
    /** Orders with an active ticket, those tickets, and the payments for them in minor units. */
    standing: z.strictObject({ orders: z.int(), tickets: z.int(), paidMinor: z.int() }),
    /** Cancelled orders that have not been refunded, and the amount due in minor units. */
    toRefund: z.strictObject({ orders: z.int(), amountMinor: z.int() }),
    currency: Currency,
  })
  .meta({ id: 'OpenOrders' });
export type OpenOrders = z.infer<typeof OpenOrders>;

/** The orders that one call handles; callers repeat it until none is left. */
export const ORDERS_AT_ONCE = 25;

export const CancelOpenOrders = z
  .strictObject({
    comment: optionalText(LIMITS.order.comment).default(''),
    /** `later`: the buyers are due what they paid; `none`: they have no claim to it. */
    refund: z.enum(['later', 'none']).default('later'),
    sendsMail: z.boolean().default(false),
  })
  .meta({ id: 'CancelOpenOrders' });
export const RefundOpenOrders = z
  .strictObject({ comment: optionalText(LIMITS.order.comment).default('') })
  .meta({ id: 'RefundOpenOrders' });
export const WorkedOff = z
  .strictObject({ /** Orders this call has worked through. */ orders: z.int(), left: OpenOrders })
  .meta({ id: 'WorkedOff' });

const ofShow = {
  base: 'customers',
  params: z.strictObject({ showCode: ShowCode }),
  tenant: { from: 'show', at: 'params.showCode' },
} as const;
const freed = [
  'order',
  'show',
  'history',
  'price-group',
  'price',
  'seating-block',
  'seat-price',
  'offer-code',
] as const;

export const getOpenOrders = endpoint({
  ...ofShow,
  id: 'getOpenOrders',
  method: 'GET',
  path: '/shows/{showCode}/open-orders',
  summary: 'How many orders of an event stand, and how many wait for their money',
  response: { kind: 'json', schema: OpenOrders },
  scope: 'customers.read',
  permission: 'order:read',
  errors: ['NOT_FOUND'],
  reads: ['order'],
});

export const cancelOpenOrders = endpoint({
  ...ofShow,
  id: 'cancelOpenOrders',
  method: 'POST',
  path: '/shows/{showCode}/open-orders/cancel',
  summary: 'Cancel the next orders of an event that is being cancelled, all their tickets; call it until none stands',
  body: CancelOpenOrders,
  response: { kind: 'json', schema: WorkedOff },
  scope: 'customers.orders_manage',
  permission: 'order:cancel',
  errors: ['INVALID', 'NOT_FOUND', 'CONFLICT', 'RULE_BROKEN'],
  reasons: { CONFLICT: ['tickets-cancelled'], RULE_BROKEN: ['not-being-cancelled'] },
  stale: freed,
  example: { comment: 'The singer is ill', refund: 'later' },
});

export const refundOpenOrders = endpoint({
  ...ofShow,
  id: 'refundOpenOrders',
  method: 'POST',
  path: '/shows/{showCode}/open-orders/refund',
  summary: 'Say that the next buyers of an event have their money back; call it until none waits',
  body: RefundOpenOrders,
  response: { kind: 'json', schema: WorkedOff },
  scope: 'customers.orders_manage',
  permission: 'order:refund',
  errors: ['INVALID', 'NOT_FOUND'],
  stale: ['order'],
  example: { comment: 'Card provider, batch 118' },
});
