import { z } from 'zod';
import { LIMITS } from '../../choices/limits.ts';
import { EmailAddress } from '../../wire/email-address.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { requiredText } from '../../wire/values.ts';
import { manage, Order } from './order.ts';

export const TransferOrder = z
  .strictObject({
    name: requiredText(LIMITS.order.holderName),
    email: EmailAddress,
    sendsMail: z.boolean().default(true),
  })
  .meta({ id: 'TransferOrder' });

export const transferOrder = endpoint({
  ...manage,
  id: 'transferOrder',
  path: '/orders/{orderId}/transfer',
  summary: 'Give an order to somebody else: a new buyer, and barcodes that only they have',
  body: TransferOrder,
  response: { kind: 'json', schema: Order },
  permission: 'order:write',
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'CONFLICT', 'RULE_BROKEN'],
  reasons: { CONFLICT: ['resale'], RULE_BROKEN: ['no-ticket-stands'] },
  stale: ['order', 'customer'],
  example: { name: 'Grace Hopper', email: 'grace@example.test' },
});

export const ResendOrder = z
  .strictObject({
    /** The recipient; by default the buyer's own address. */
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
  reasons: { RULE_BROKEN: ['no-tickets-to-send'] },
  stale: ['order'],
  example: {},
});
