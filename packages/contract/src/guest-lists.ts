import { z } from 'zod';
import { EmailAddress } from './customers.ts';
import { endpoint } from './endpoint.ts';
import {
  GUEST_IMPORT_MOST_ROWS,
  GUEST_LIST_SORTS,
  GUEST_LIST_STATUSES,
  GUEST_ROW_PROBLEMS,
  GUEST_SORTS,
  GUEST_STATUSES,
  SKIP_REASONS,
} from './guest-list-choices.ts';
import { flag, pageOf, pageQuery, sortQuery } from './paging.ts';
import { showParams } from './shows.ts';
import {
  Id,
  Instant,
  idParam,
  LocalDate,
  LocalDateTime,
  optionalText,
  PromoterCode,
  Revision,
  requiredText,
  ShowCode,
  textByCulture,
  wholeNumber,
} from './values.ts';

export const GuestListFigures = z
  .strictObject({
    /** Guests and the people they bring: asked for, approved, issued. Together at most the allocation. */
    requested: z.int(),
    approved: z.int(),
    issued: z.int(),
    /** What is left of the allocation. */
    left: z.int(),
  })
  .meta({ id: 'GuestListFigures', description: 'People of a guest list, companions included' });

export const GuestList = z
  .strictObject({
    guestListId: Id,
    promoterCode: z.string(),
    showCode: z.string(),
    showName: textByCulture(120),
    /** Wall time at the venue. */
    startsAtLocal: z.string(),
    timeZone: z.string(),
    name: z.string(),
    ownerName: z.string(),
    ownerEmail: z.string(),
    /** People the list may bring, companions included. */
    allocation: z.int(),
    /** People a guest may bring. */
    mostPlusOnes: z.int(),
    /** Wall time at the venue; guests are neither added nor changed after it. */
    cutOffAtLocal: z.string().nullable(),
    cutOffAt: Instant.nullable(),
    status: z.enum(GUEST_LIST_STATUSES),
    needsApproval: z.boolean(),
    /** Their seats come out of it. */
    holdId: Id.nullable(),
    holdLabel: z.string().nullable(),
    /** The comp that guests are issued. */
    priceTypeId: Id,
    priceName: textByCulture(120),
    /** The comp has seats. */
    isSeated: z.boolean(),
    note: z.string(),
    figures: GuestListFigures,
    createdAt: Instant,
    revision: Revision,
  })
  .meta({ id: 'GuestList' });
export type GuestList = z.infer<typeof GuestList>;
export const GuestListPage = pageOf('GuestListPage', GuestList);

const emailOrNone = z.union([z.literal(''), EmailAddress]);

const listFields = {
  name: requiredText(80),
  ownerName: requiredText(120),
  ownerEmail: emailOrNone,
  allocation: wholeNumber(1, 10_000),
  mostPlusOnes: wholeNumber(0, 20),
  cutOffAtLocal: LocalDateTime.nullable(),
  needsApproval: z.boolean(),
  /** A hold of the event, of a comp with seats. */
  holdId: Id.nullable(),
  /** A comp of the event that costs nothing. */
  priceTypeId: Id,
  note: optionalText(500),
};
/** Which instant is meant when the clock shows the cut-off twice. */
const overlap = z.enum(['first', 'second']).optional();

export const CreateGuestList = z
  .strictObject({
    ...listFields,
    ownerEmail: listFields.ownerEmail.default(''),
    mostPlusOnes: listFields.mostPlusOnes.default(0),
    cutOffAtLocal: listFields.cutOffAtLocal.default(null),
    needsApproval: listFields.needsApproval.default(false),
    holdId: listFields.holdId.default(null),
    note: listFields.note.default(''),
    overlap,
  })
  .meta({ id: 'CreateGuestList' });
export const UpdateGuestList = z
  .strictObject({ ...z.strictObject(listFields).partial().shape, overlap })
  .meta({ id: 'UpdateGuestList' });

export const Guest = z
  .strictObject({
    guestId: Id,
    guestListId: Id,
    name: z.string(),
    email: z.string(),
    /** People they bring. */
    plusOnes: z.int(),
    status: z.enum(GUEST_STATUSES),
    note: z.string(),
    /** Who approved or declined. */
    decidedBy: z.string().nullable(),
    /** The zero-price order of a guest who was issued. */
    orderId: z.string().nullable(),
    /** Seat ids of tickets that stand. */
    seatIds: z.array(z.string()),
    createdAt: Instant,
    revision: Revision,
  })
  .meta({ id: 'Guest' });
export type Guest = z.infer<typeof Guest>;
export const GuestPage = pageOf('GuestPage', Guest);

const guestFields = {
  name: requiredText(120),
  email: emailOrNone,
  plusOnes: wholeNumber(0, 20),
  note: optionalText(500),
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

const guestIds = z.array(Id).min(1).max(500);
export const ChooseGuests = z.strictObject({ guestIds }).meta({ id: 'ChooseGuests' });
const Skipped = z.strictObject({ guestId: Id, reason: z.enum(SKIP_REASONS) }).meta({ id: 'SkippedGuest' });
/** Guests that changed, and the list with its figures. */
export const DecidedGuests = z.strictObject({ changed: z.int(), guestList: GuestList }).meta({ id: 'DecidedGuests' });

export const IssueGuests = z
  .strictObject({
    /** Absent: everybody who is approved. */
    guestIds: guestIds.optional(),
    /** Seats for some of them; the others get the best that are left, next to each other where there are such. */
    seats: z
      .array(z.strictObject({ guestId: Id, seatIds: z.array(requiredText(200)).min(1).max(21) }))
      .max(500)
      .default([]),
  })
  .meta({ id: 'IssueGuests' });
export const IssuedGuests = z
  .strictObject({
    issued: z.array(z.strictObject({ guestId: Id, orderId: z.string(), seatIds: z.array(z.string()) })),
    /** Named, and left as they were. */
    skipped: z.array(Skipped),
    guestList: GuestList,
  })
  .meta({ id: 'IssuedGuests' });
export type IssuedGuests = z.infer<typeof IssuedGuests>;

const importText = z.string().trim().min(1).max(400_000);
/** Lines of `name, +n, e-mail, note`, or a table with a header row; comma, semicolon or tab. */
export const GuestText = z.strictObject({ text: importText }).meta({ id: 'GuestText' });
export const ReadGuests = z
  .strictObject({
    /** The first rows that bring a guest. */
    sample: z.array(
      z.strictObject({ row: z.int(), name: z.string(), plusOnes: z.int(), email: z.string(), note: z.string() }),
    ),
    guests: z.int(),
    /** Guests with the people they bring. */
    people: z.int(),
    /** The first hundred rows that bring nobody, and why. */
    problems: z.array(z.strictObject({ row: z.int(), text: z.string(), problem: z.enum(GUEST_ROW_PROBLEMS) })),
    failed: z.int(),
    /** What the list has left. */
    left: z.int(),
  })
  .meta({ id: 'ReadGuests', description: `At most ${GUEST_IMPORT_MOST_ROWS} rows` });
export type ReadGuests = z.infer<typeof ReadGuests>;
export const ImportedGuests = z
  .strictObject({ added: z.int(), failed: z.int(), guestList: GuestList })
  .meta({ id: 'ImportedGuests' });

const listParams = z.strictObject({ guestListId: idParam });
const guestParams = z.strictObject({ guestListId: idParam, guestId: idParam });
const ofList = { base: 'customers', tenant: { from: 'guest-list', at: 'params.guestListId' } } as const;
const ofShow = { base: 'customers', tenant: { from: 'show', at: 'params.showCode' } } as const;
const reading = { scope: 'customers.read', permission: 'guestlist:read' } as const;
const writing = { scope: 'customers.orders_manage', permission: 'guestlist:write' } as const;
const stale = ['guest-list', 'history'] as const;
/** Issued and withdrawn tickets change every figure of the event. */
const sold = [
  ...stale,
  'order',
  'customer',
  'show',
  'price-group',
  'price',
  'seating-block',
  'seat-price',
  'hold',
] as const;

export const GuestListsQuery = z.strictObject({
  promoterCode: PromoterCode.optional(),
  /** Words of the list, its owner or a guest. */
  searchTerm: optionalText(200).optional(),
  showCode: ShowCode.optional(),
  status: z.enum(GUEST_LIST_STATUSES, 'Unable to parse value to enum').optional(),
  /** Only lists with guests who wait for a decision. */
  waiting: flag.optional(),
  /** Days of the events on the clock of the venue. */
  dateFrom: LocalDate.optional(),
  dateTo: LocalDate.optional(),
  ...sortQuery(GUEST_LIST_SORTS, 'StartsAt'),
  ...pageQuery,
});

export const listGuestLists = endpoint({
  id: 'listGuestLists',
  base: 'customers',
  ...reading,
  method: 'GET',
  path: '/guest-lists',
  summary: 'Guest lists over all events',
  query: GuestListsQuery,
  response: { kind: 'json', schema: GuestListPage },
  tenant: { from: 'actor' },
  errors: ['INVALID'],
  reads: ['guest-list'],
});

export const listShowGuestLists = endpoint({
  ...ofShow,
  ...reading,
  id: 'listShowGuestLists',
  method: 'GET',
  path: '/shows/{showCode}/guest-lists',
  summary: 'Guest lists of an event, by name',
  params: showParams,
  response: { kind: 'json', schema: z.strictObject({ items: z.array(GuestList) }).meta({ id: 'ShowGuestLists' }) },
  errors: ['NOT_FOUND'],
  reads: ['guest-list'],
});

export const createGuestList = endpoint({
  ...ofShow,
  ...writing,
  id: 'createGuestList',
  method: 'POST',
  path: '/shows/{showCode}/guest-lists',
  summary: 'Create a guest list of an event',
  params: showParams,
  body: CreateGuestList,
  response: { kind: 'json', schema: GuestList },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN', 'RULE_BROKEN', 'TIME_IN_GAP', 'TIME_IN_OVERLAP'],
  stale,
  example: { name: 'Press', ownerName: 'Ada Lovelace', allocation: 40, mostPlusOnes: 1, priceTypeId: 4711 },
});

export const getGuestList = endpoint({
  ...ofList,
  ...reading,
  id: 'getGuestList',
  method: 'GET',
  path: '/guest-lists/{guestListId}',
  summary: 'One guest list with its figures',
  params: listParams,
  response: { kind: 'json', schema: GuestList },
  errors: ['NOT_FOUND'],
  reads: ['guest-list'],
});

export const updateGuestList = endpoint({
  ...ofList,
  ...writing,
  id: 'updateGuestList',
  method: 'PATCH',
  path: '/guest-lists/{guestListId}',
  summary: 'Change a guest list; that nobody has to approve any more takes `guestlist:approve`',
  params: listParams,
  body: UpdateGuestList,
  response: { kind: 'json', schema: GuestList },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'NAME_TAKEN', 'RULE_BROKEN', 'TIME_IN_GAP', 'TIME_IN_OVERLAP'],
  stale,
  example: { allocation: 60 },
});

export const removeGuestList = endpoint({
  ...ofList,
  ...writing,
  id: 'removeGuestList',
  method: 'DELETE',
  path: '/guest-lists/{guestListId}',
  summary: 'Delete a guest list that nobody was issued a ticket from',
  params: listParams,
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND', 'STALE', 'IN_USE'],
  stale,
});

export const listGuests = endpoint({
  ...ofList,
  ...reading,
  id: 'listGuests',
  method: 'GET',
  path: '/guest-lists/{guestListId}/guests',
  summary: 'Guests of a list',
  params: listParams,
  query: z.strictObject({
    searchTerm: optionalText(200).optional(),
    status: z.enum(GUEST_STATUSES, 'Unable to parse value to enum').optional(),
    /** One of them. */
    guestId: idParam.optional(),
    ...sortQuery(GUEST_SORTS, 'Name'),
    ...pageQuery,
  }),
  response: { kind: 'json', schema: GuestPage },
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
  stale,
});

export const previewGuests = endpoint({
  ...ofList,
  ...writing,
  id: 'previewGuests',
  method: 'POST',
  path: '/guest-lists/{guestListId}/guests/import/preview',
  summary: 'Read a pasted list of guests without storing it',
  params: listParams,
  body: GuestText,
  response: { kind: 'json', schema: ReadGuests },
  readOnly: true,
  errors: ['INVALID', 'NOT_FOUND'],
  example: { text: 'Grace Hopper, +1\nAda Lovelace' },
});

export const importGuests = endpoint({
  ...ofList,
  ...writing,
  id: 'importGuests',
  method: 'POST',
  path: '/guest-lists/{guestListId}/guests/import',
  summary: 'Put the guests of a pasted list on the list, all that can be read, or none when the allocation has no room',
  params: listParams,
  body: GuestText,
  response: { kind: 'json', schema: ImportedGuests },
  errors: ['INVALID', 'NOT_FOUND', 'NOT_ENOUGH_LEFT', 'RULE_BROKEN'],
  stale,
  example: { text: 'Grace Hopper, +1\nAda Lovelace' },
});

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
  response: { kind: 'json', schema: IssuedGuests },
  errors: [
    'INVALID',
    'NOT_FOUND',
    'NOT_ENOUGH_LEFT',
    'SEAT_TAKEN',
    'SEAT_NOT_FOR_SALE',
    'SEATS_CHANGED',
    'RULE_BROKEN',
  ],
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
  stale: sold,
  example: { guestIds: [4711] },
});

const doorList = {
  base: 'reporting',
  method: 'POST',
  query: z.strictObject({ culture: z.string().max(5).default('en-GB') }),
  response: { kind: 'stream', contentType: 'text/csv' },
  files: ['application/pdf'],
  scope: 'reporting.events',
  permission: 'guestlist:read',
  errors: ['NOT_FOUND', 'NO_DATA', 'NOT_ACCEPTABLE'],
  readOnly: true,
} as const;

export const exportDoorList = endpoint({
  ...doorList,
  id: 'exportDoorList',
  path: '/guest-lists/{guestListId}/reports/door-list',
  summary: 'Door list: the guests of one list who are approved or issued, by name (CSV, PDF)',
  params: listParams,
  tenant: { from: 'guest-list', at: 'params.guestListId' },
});

export const exportShowDoorList = endpoint({
  ...doorList,
  id: 'exportShowDoorList',
  path: '/shows/{showCode}/reports/door-list',
  summary: 'Door list of an event: the guests of all its lists who are approved or issued, by name (CSV, PDF)',
  params: showParams,
  tenant: { from: 'show', at: 'params.showCode' },
});
