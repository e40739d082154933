import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { BARCODE_FORM } from '../../wire/patterns.ts';
import { idParam, OrderId } from '../../wire/values.ts';
import { manage, Order } from './order.ts';

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
    RULE_BROKEN: ['no-tickets-to-send'],
  },
  stale: ['order'],
  example: { barcode: '$123456789' },
});
