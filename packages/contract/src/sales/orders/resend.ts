import { z } from 'zod';
import { EmailAddress } from '../../wire/email-address.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { Order } from './order.ts';
import { manage } from './order-calls.ts';

export const ResendOrder = z
  .strictObject({
    /** Absent: the buyer's own. */
    email: EmailAddress.optional(),
  })
  .meta({ id: 'ResendOrder' });

export const resendOrder = endpoint({
  ...manage,
  id: 'resendOrder',
  path: '/orders/{orderId}/resend',
  summary: 'Send the tickets of an order by e-mail once more',
  body: ResendOrder,
  response: { kind: 'json', schema: Order },
  permission: 'order:write',
  errors: ['INVALID', 'NOT_FOUND', 'RULE_BROKEN'],
  stale: ['order'],
  example: {},
});
