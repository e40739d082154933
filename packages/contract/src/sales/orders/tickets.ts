import { z } from 'zod';
import { LIMITS } from '../../choices/limits.ts';
import { TICKET_FORMS } from '../../choices/print-at-home-choices.ts';
import { ticketsPdf } from '../../events/print-at-home.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { BARCODE_FORM } from '../../wire/patterns.ts';
import { CultureCode, Id, idParam, OrderId } from '../../wire/values.ts';
import { manage, Order } from './order.ts';

export const ExportOrderTickets = z
  .strictObject({
    /** By default the buyer's language if tickets are printed in it. */
    languageCode: CultureCode.optional(),
    form: z.enum(TICKET_FORMS).default('PAPER'),
    /** The tickets to print; by default every active one. */
    orderItemIds: z.array(Id).min(1).max(LIMITS.order.items).meta({ uniqueItems: true }).optional(),
  })
  .meta({ id: 'ExportOrderTickets' });

export const exportOrderTickets = endpoint({
  ...manage,
  id: 'exportOrderTickets',
  path: '/orders/{orderId}/tickets',
  summary: 'The tickets of an order as one PDF; the history of the order tells who took them',
  body: ExportOrderTickets,
  response: ticketsPdf,
  readOnly: true,
  permission: 'order:write',
  errors: ['INVALID', 'NOT_FOUND', 'BUSY', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['no-tickets-to-send'] },
  example: { languageCode: 'en-GB' },
});

export const SetBarcode = z
  .strictObject({
    /** What is printed on the ticket, card or wristband. */
    barcode: z.string('required').trim().regex(BARCODE_FORM, 'barcode').meta({ example: '$123456789' }),
  })
  .meta({ id: 'SetBarcode' });

export const setOrderBarcode = endpoint({
  ...manage,
  id: 'setOrderBarcode',
  method: 'PATCH',
  path: '/orders/{orderId}/{orderItemId}/barcode',
  summary: 'Give a ticket the barcode of a pre-printed ticket, card or wristband; the one it had is revoked',
  params: z.strictObject({ orderId: OrderId, orderItemId: idParam }),
  body: SetBarcode,
  response: { kind: 'json', schema: Order },
  permission: 'order:write',
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'CONFLICT', 'RULE_BROKEN'],
  reasons: {
    CONFLICT: ['tickets-cancelled', 'resale', 'barcode-in-use', 'barcode-revoked'],
    RULE_BROKEN: ['order-unpaid'],
  },
  stale: ['order'],
  example: { barcode: '$123456789' },
});
