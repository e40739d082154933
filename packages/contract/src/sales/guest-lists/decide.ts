import { z } from 'zod';
import { GUEST_SKIP_REASONS } from '../../choices/guest-list-choices.ts';
import { LIMITS } from '../../choices/limits.ts';
import { WITHHELD } from '../../choices/reasons.ts';
import { SeatId } from '../../seating/seats/seat.ts';
import { endpoint, LARGE_BODIES } from '../../wire/endpoint.ts';
import { Id } from '../../wire/values.ts';
import { GuestList, listParams, ofList, sold, stale, writing } from './guest-list.ts';

const guestIds = z.array(Id).min(1).max(LIMITS.guestList.perCall);

export const ChooseGuests = z.strictObject({ guestIds }).meta({ id: 'ChooseGuests' });

const Skipped = z.strictObject({ guestId: Id, reason: z.enum(GUEST_SKIP_REASONS) }).meta({ id: 'SkippedGuest' });

export const DecidedGuests = z.strictObject({ changed: z.int(), guestList: GuestList }).meta({ id: 'DecidedGuests' });

export const IssueGuests = z
  .strictObject({
    guestIds: guestIds.optional().meta({
      description: `The guests to issue tickets to; by default the first ${LIMITS.guestList.perCall} approved ones by name. The figures of the answer say how many approved people are left.`,
    }),
    /** The seats of some guests; the others get the best available ones, adjacent where possible. */
    seats: z
      .array(
        z.strictObject({
          guestId: Id,
          seatIds: z
            .array(SeatId)
            .min(1)
            .max(LIMITS.guest.plusOnes + 1),
        }),
      )
      .max(LIMITS.guestList.perCall)
      .default([]),
  })
  .meta({ id: 'IssueGuests' });

export const IssuedGuests = z
  .strictObject({
    issued: z.array(z.strictObject({ guestId: Id, orderId: z.string(), seatIds: z.array(z.string()) })),
    /** Guests who were named but got no tickets, each with the reason. */
    skipped: z.array(Skipped),
    guestList: GuestList,
  })
  .meta({ id: 'IssuedGuests' });

export type IssuedGuests = z.infer<typeof IssuedGuests>;

export const approveGuests = endpoint({
  ...ofList,
  ...writing,
  permission: 'guestlist:approve',
  id: 'approveGuests',
  method: 'POST',
  path: '/guest-lists/{guestListId}/guests/approve',
  summary: 'Approve guests who asked or were declined',
  params: listParams,
  body: ChooseGuests,
  response: { kind: 'json', schema: DecidedGuests },
  errors: ['INVALID', 'NOT_FOUND', 'CONFLICT', 'NOT_ENOUGH_LEFT', 'RULE_BROKEN'],
  reasons: { CONFLICT: ['guest-has-tickets', 'guest-had-tickets'], RULE_BROKEN: ['cut-off'] },
  stale,
  example: { guestIds: [4711] },
});

export const declineGuests = endpoint({
  ...ofList,
  ...writing,
  id: 'declineGuests',
  method: 'POST',
  path: '/guest-lists/{guestListId}/guests/decline',
  summary: 'Decline guests who are not issued, also after the cut-off',
  params: listParams,
  body: ChooseGuests,
  response: { kind: 'json', schema: DecidedGuests },
  errors: ['INVALID', 'NOT_FOUND', 'CONFLICT'],
  reasons: { CONFLICT: ['guest-has-tickets', 'guest-had-tickets'] },
  stale,
  example: { guestIds: [4711] },
});

export const issueGuests = endpoint({
  ...ofList,
  ...writing,
  id: 'issueGuests',
  method: 'POST',
  path: '/guest-lists/{guestListId}/issue',
  summary: 'Issue tickets that cost nothing to approved guests and who they bring, all or none',
  params: listParams,
  body: IssueGuests,
  maxBodyBytes: LARGE_BODIES.seats,
  response: { kind: 'json', schema: IssuedGuests },
  errors: ['INVALID', 'NOT_FOUND', 'NOT_ENOUGH_LEFT', 'SEAT_TAKEN', 'SEAT_NOT_FOR_SALE', 'RULE_BROKEN'],
  reasons: {
    SEAT_NOT_FOR_SALE: ['other-ticket', ...WITHHELD],
    RULE_BROKEN: ['comp-has-price', 'not-active', 'order-limit', 'no-seating-plan'],
  },
  stale: sold,
  example: {},
});

export const withdrawGuests = endpoint({
  ...ofList,
  ...writing,
  id: 'withdrawGuests',
  method: 'POST',
  path: '/guest-lists/{guestListId}/guests/withdraw',
  summary: 'Take back what was issued to guests: their orders are cancelled, their seats are where they came from',
  params: listParams,
  body: ChooseGuests,
  response: { kind: 'json', schema: DecidedGuests },
  errors: ['INVALID', 'NOT_FOUND', 'CONFLICT'],
  reasons: { CONFLICT: ['guest-without-tickets', 'tickets-cancelled'] },
  stale: sold,
  example: { guestIds: [4711] },
});
