import { z } from 'zod';
import { GUEST_SORTS, GUEST_STATUSES } from '../../choices/guest-list-choices.ts';
import { LIMITS } from '../../choices/limits.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { pageOf, pageQuery, sortQuery } from '../../wire/paging.ts';
import {
  CHOICE_MESSAGE,
  Id,
  Instant,
  idParam,
  optionalText,
  Revision,
  requiredText,
  wholeNumber,
} from '../../wire/values.ts';
import { emailOrNone, guestParams, listParams, ofList, reading, stale, writing } from './guest-list.ts';

export const Guest = z
  .strictObject({
    guestId: Id,
    guestListId: Id,
    name: z.string(),
    email: z.string(),
    plusOnes: z.int(),
    status: z.enum(GUEST_STATUSES),
    note: z.string(),
    /** The name of the user who approved or declined the guest; null before a decision. */
    decidedBy: z.string().nullable(),
    /** The order of the guest's tickets, which cost nothing; null if none were ever issued. */
    orderId: z.string().nullable(),
    /** The seat ids of the guest's active tickets. */
    seatIds: z.array(z.string()),
    createdAt: Instant,
    revision: Revision,
  })
  .meta({ id: 'Guest' });

export type Guest = z.infer<typeof Guest>;

export const GuestPage = pageOf('GuestPage', Guest);

const guestFields = {
  name: requiredText(LIMITS.guest.name),
  email: emailOrNone,
  plusOnes: wholeNumber(0, LIMITS.guest.plusOnes),
  note: optionalText(LIMITS.guest.note),
};

export const AddGuest = z
  .strictObject({
    ...guestFields,
    email: guestFields.email.default(''),
    plusOnes: guestFields.plusOnes.default(0),
    note: guestFields.note.default(''),
  })
  .meta({ id: 'AddGuest' });

export const UpdateGuest = z.strictObject(guestFields).partial().meta({ id: 'UpdateGuest' });

export const listGuests = endpoint({
  ...ofList,
  ...reading,
  id: 'listGuests',
  method: 'GET',
  path: '/guest-lists/{guestListId}/guests',
  summary: 'Guests of a list',
  params: listParams,
  query: z.strictObject({
    searchTerm: optionalText(LIMITS.searchTerm).optional(),
    status: z.enum(GUEST_STATUSES, CHOICE_MESSAGE).optional(),
    /** Keeps one guest, so that a link finds them on whatever page they are. */
    guestId: idParam.optional(),
    ...sortQuery(GUEST_SORTS),
    ...pageQuery,
  }),
  response: { kind: 'json', schema: GuestPage },
  namesPeople: 'guests',
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['guest-list'],
});

export const addGuest = endpoint({
  ...ofList,
  ...writing,
  id: 'addGuest',
  method: 'POST',
  path: '/guest-lists/{guestListId}/guests',
  summary: 'Put a guest on a list; approved at once when the list needs no approval',
  params: listParams,
  body: AddGuest,
  response: { kind: 'json', schema: Guest },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND', 'NOT_ENOUGH_LEFT', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['cut-off'] },
  stale,
  example: { name: 'Grace Hopper', plusOnes: 1 },
});

export const updateGuest = endpoint({
  ...ofList,
  ...writing,
  id: 'updateGuest',
  method: 'PATCH',
  path: '/guest-lists/{guestListId}/guests/{guestId}',
  summary: 'Change a guest; of one who was issued only the note',
  params: guestParams,
  body: UpdateGuest,
  response: { kind: 'json', schema: Guest },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'CONFLICT', 'NOT_ENOUGH_LEFT', 'RULE_BROKEN'],
  reasons: { CONFLICT: ['guest-has-tickets'], RULE_BROKEN: ['cut-off'] },
  stale,
  example: { plusOnes: 2 },
});

export const removeGuest = endpoint({
  ...ofList,
  ...writing,
  id: 'removeGuest',
  method: 'DELETE',
  path: '/guest-lists/{guestListId}/guests/{guestId}',
  summary: 'Take a guest off a list who was never issued',
  params: guestParams,
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND', 'STALE', 'CONFLICT', 'RULE_BROKEN'],
  reasons: { CONFLICT: ['guest-has-tickets', 'guest-had-tickets'], RULE_BROKEN: ['cut-off'] },
  stale,
});
