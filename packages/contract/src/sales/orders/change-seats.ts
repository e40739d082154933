import { z } from 'zod';
import { LIMITS } from '../../choices/limits.ts';
import { WITHHELD } from '../../choices/reasons.ts';
import { SeatId } from '../../seating/seats/seat.ts';
import { endpoint, LARGE_BODIES } from '../../wire/endpoint.ts';
import { Currency, Id, textByCulture } from '../../wire/values.ts';
import { freed, manage, Order } from './order.ts';

const SeatMoves = z
  .array(z.strictObject({ orderItemId: Id, seatId: SeatId }))
  .min(1)
  .max(LIMITS.order.items);

export const PreviewSeatChange = z.strictObject({ changes: SeatMoves }).meta({ id: 'PreviewSeatChange' });

export const ChangeSeats = z
  .strictObject({
    changes: SeatMoves,
    /** The difference of the preview in minor units. The change is refused if it costs another amount. */
    expectedDifferenceMinor: z.int().default(0),
    sendsMail: z.boolean().default(false),
  })
  .meta({ id: 'ChangeSeats' });

export const SeatChangePreview = z
  .strictObject({
    items: z.array(
      z.strictObject({
        orderItemId: Id,
        fromSeatId: z.string(),
        toSeatId: z.string(),
        /** The price type of the ticket after the change. */
        priceTypeId: Id,
        priceName: textByCulture(LIMITS.price.name),
        paidMinor: z.int(),
        newPaidMinor: z.int(),
      }),
    ),
    /** In minor units: positive is to be paid by the buyer, negative is to be refunded. */
    differenceMinor: z.int(),
    currency: Currency,
  })
  .meta({ id: 'SeatChangePreview' });

export type SeatChangePreview = z.infer<typeof SeatChangePreview>;

export const previewSeatChange = endpoint({
  ...manage,
  id: 'previewSeatChange',
  path: '/orders/{orderId}/change-seats/preview',
  summary: 'What other seats would cost: the tickets they become and the difference',
  body: PreviewSeatChange,
  maxBodyBytes: LARGE_BODIES.lists,
  response: { kind: 'json', schema: SeatChangePreview },
  permission: 'order:write',
  readOnly: true,
  errors: ['INVALID', 'NOT_FOUND', 'CONFLICT', 'SEAT_TAKEN', 'SEAT_NOT_FOR_SALE', 'RULE_BROKEN'],
  reasons: { CONFLICT: ['resale'], SEAT_NOT_FOR_SALE: WITHHELD, RULE_BROKEN: ['no-ticket-stands', 'no-seating-plan'] },
  example: { changes: [{ orderItemId: 4711, seatId: 'Stalls|A|1' }] },
});

export const changeOrderSeats = endpoint({
  ...manage,
  id: 'changeOrderSeats',
  path: '/orders/{orderId}/change-seats',
  summary: 'Move tickets to other seats, all or none; what they cost more or less is owed, barcodes are drawn anew',
  body: ChangeSeats,
  maxBodyBytes: LARGE_BODIES.lists,
  response: { kind: 'json', schema: Order },
  permission: 'order:write',
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'CONFLICT', 'SEAT_TAKEN', 'SEAT_NOT_FOR_SALE', 'RULE_BROKEN'],
  reasons: {
    CONFLICT: ['resale', 'difference'],
    SEAT_NOT_FOR_SALE: WITHHELD,
    RULE_BROKEN: ['no-ticket-stands', 'no-seating-plan'],
  },
  stale: ['order', ...freed],
  example: { changes: [{ orderItemId: 4711, seatId: 'Stalls|A|1' }], expectedDifferenceMinor: 0 },
});
