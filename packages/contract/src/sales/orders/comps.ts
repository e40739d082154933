import { z } from 'zod';
import { LIMITS } from '../../choices/limits.ts';
import { WITHHELD } from '../../choices/reasons.ts';
import { showWrite } from '../../events/shows/show.ts';
import { SeatId } from '../../seating/seats/seat.ts';
import { EmailAddress } from '../../wire/email-address.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { Id, optionalText, requiredText, ShowCode } from '../../wire/values.ts';
import { freed } from './order.ts';

export const IssueComps = z
  .strictObject({
    /** A comp price type of the show. */
    priceTypeId: Id,
    /** The seats of a seated comp; empty for an unseated one. */
    seatIds: z.array(SeatId).max(LIMITS.order.comps).default([]),
    /** The number of tickets of an unseated comp; 0 for a seated one. */
    quantity: z.int().min(0).max(LIMITS.order.comps).default(0),
    holder: z.strictObject({
      name: requiredText(LIMITS.order.holderName),
      email: z.union([z.literal(''), EmailAddress]).default(''),
    }),
    note: optionalText(LIMITS.order.note).default(''),
    sendsMail: z.boolean().default(false),
  })
  .meta({ id: 'IssueComps' });

export const IssuedComps = z.strictObject({ orderId: z.string(), tickets: z.int() }).meta({ id: 'IssuedComps' });

export const issueComps = endpoint({
  ...showWrite('comp:create'),
  id: 'issueComps',
  method: 'POST',
  path: '/shows/{showCode}/comps',
  summary: 'Issue comp tickets at the box office: an order of somebody who pays nothing',
  params: z.strictObject({ showCode: ShowCode }),
  body: IssueComps,
  response: { kind: 'json', schema: IssuedComps },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND', 'SEAT_TAKEN', 'SEAT_NOT_FOR_SALE', 'NOT_ENOUGH_LEFT', 'RULE_BROKEN'],
  reasons: {
    SEAT_NOT_FOR_SALE: ['paused', 'code-only', 'other-ticket', ...WITHHELD],
    RULE_BROKEN: ['not-active', 'paused', 'code-only', 'order-limit', 'no-seating-plan'],
  },
  stale: ['order', 'customer', ...freed],
  example: { priceTypeId: 4711, quantity: 2, holder: { name: 'Grace Hopper' } },
});
