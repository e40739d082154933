import { z } from 'zod';
import { PAYMENT_METHODS } from '../../choices/instalment-choices.ts';
import { LIMITS } from '../../choices/limits.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { AmountMinor, optionalText, requiredText } from '../../wire/values.ts';
import { Order, order, orderParams } from './order.ts';

export const RecordRefund = z
  .strictObject({ comment: optionalText(LIMITS.order.comment).default('') })
  .meta({ id: 'RecordRefund' });

export const RecordPayment = z
  .strictObject({
    /** At most the amount that the order, or the named instalment, still owes. */
    amountMinor: AmountMinor.min(1, 'min'),
    method: z.enum(PAYMENT_METHODS),
    /** The reference of the bank, the terminal or the partner. */
    reference: optionalText(LIMITS.order.reference).default(''),
    /** The instalment that is paid; by default the one due first. */
    instalmentNumber: z.int().min(0).max(99).optional(),
  })
  .meta({ id: 'RecordPayment' });

export const WaiveInstalments = z
  .strictObject({ reason: requiredText(LIMITS.order.reason) })
  .meta({ id: 'WaiveInstalments' });

export const recordOrderRefund = endpoint({
  ...order,
  id: 'recordOrderRefund',
  method: 'POST',
  path: '/orders/{orderId}/refund',
  summary: 'Say that the money due to the buyer has been given back',
  params: orderParams,
  body: RecordRefund,
  response: { kind: 'json', schema: Order },
  scope: 'customers.orders_manage',
  permission: 'order:refund',
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['no-refund-due'] },
  stale: ['order'],
  example: { comment: 'Card terminal 2' },
});

export const recordOrderPayment = endpoint({
  ...order,
  id: 'recordOrderPayment',
  method: 'POST',
  path: '/orders/{orderId}/payments',
  summary: 'Say that money came in for an unpaid order or one that is paid in parts',
  params: orderParams,
  body: RecordPayment,
  response: { kind: 'json', schema: Order },
  scope: 'customers.orders_manage',
  permission: 'order:pay',
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'CONFLICT', 'RULE_BROKEN'],
  reasons: { CONFLICT: ['instalment-settled'], RULE_BROKEN: ['nothing-owed', 'more-than-owed'] },
  stale: ['order', 'instalment', 'history'],
  example: { amountMinor: 2500, method: 'bank-transfer', reference: 'HBCE 114', instalmentNumber: 1 },
});

export const waiveOrderInstalments = endpoint({
  ...order,
  id: 'waiveOrderInstalments',
  method: 'POST',
  path: '/orders/{orderId}/waive-instalments',
  summary: 'Waive what an order that is paid by instalments still owes',
  params: orderParams,
  body: WaiveInstalments,
  response: { kind: 'json', schema: Order },
  scope: 'customers.orders_manage',
  permission: 'instalment:write',
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['no-open-instalments'] },
  stale: ['order', 'instalment', 'history'],
  example: { reason: 'Agreed with the school' },
});
