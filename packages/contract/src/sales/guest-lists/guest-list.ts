import { z } from 'zod';
import { GUEST_LIST_SORTS, GUEST_LIST_STATUSES } from '../../choices/guest-list-choices.ts';
import { LIMITS } from '../../choices/limits.ts';
import { showParams } from '../../events/shows/show.ts';
import { EmailAddress } from '../../wire/email-address.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { flag, pageOf, pageQuery, sortQuery } from '../../wire/paging.ts';
import { withRanges } from '../../wire/ranges.ts';
import {
  CHOICE_MESSAGE,
  Id,
  Instant,
  idParam,
  LocalDate,
  LocalDateTime,
  Overlap,
  optionalText,
  PromoterCode,
  RegionId,
  Revision,
  requiredText,
  ShowCode,
  textByCulture,
  wholeNumber,
} from '../../wire/values.ts';

export const listParams = z.strictObject({ guestListId: idParam });

export const guestParams = z.strictObject({ guestListId: idParam, guestId: idParam });

export const ofList = { base: 'customers', tenant: { of: 'guest-lists', at: 'params.guestListId' } } as const;

export const ofShow = { base: 'customers', tenant: { from: 'show', at: 'params.showCode' } } as const;

export const reading = { scope: 'customers.read', permission: 'guestlist:read' } as const;

export const writing = { scope: 'customers.orders_manage', permission: 'guestlist:write' } as const;

export const stale = ['guest-list', 'history'] as const;

/** The cache tags that become stale: issued and withdrawn tickets change every figure of the show. */
export const sold = [
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

export const GuestListFigures = z
  .strictObject({
    /**
     * `requested`, `approved` and `issued` count guests with their companions; together they are at most the
     * allocation.
     */
    requested: z.int(),
    approved: z.int(),
    issued: z.int(),
    left: z.int(),
  })
  .meta({ id: 'GuestListFigures', description: 'People of a guest list, companions included' });

export const GuestList = z
  .strictObject({
    guestListId: Id,
    promoterCode: z.string(),
    showCode: z.string(),
    showName: textByCulture(LIMITS.show.name),
    /** Wall time at the venue, without an offset: `2026-12-10T19:30:00`. */
    startsAtLocal: z.string(),
    timeZone: z.string(),
    name: z.string(),
    ownerName: z.string(),
    ownerEmail: z.string(),
    /** The most people on the list, companions included. */
    allocation: z.int(),
    mostPlusOnes: z.int(),
    /** Wall time at the venue, after which guests are neither added nor changed; null if the list stays open. */
    cutOffAtLocal: z.string().nullable(),
    cutOffAt: Instant.nullable(),
    status: z.enum(GUEST_LIST_STATUSES),
    needsApproval: z.boolean(),
    /** The hold that the guests' seats are taken from; null for an unseated comp, and for seats under no hold. */
    holdId: Id.nullable(),
    holdLabel: z.string().nullable(),
    /** The comp price type of the guests' tickets. */
    priceTypeId: Id,
    priceName: textByCulture(LIMITS.price.name),
    isSeated: z.boolean(),
    note: z.string(),
    figures: GuestListFigures,
    createdAt: Instant,
    revision: Revision,
  })
  .meta({ id: 'GuestList' });

export type GuestList = z.infer<typeof GuestList>;

export const GuestListPage = pageOf('GuestListPage', GuestList);

export const emailOrNone = z.union([z.literal(''), EmailAddress]);

const listFields = {
  name: requiredText(LIMITS.guestList.name),
  ownerName: requiredText(LIMITS.guestList.ownerName),
  ownerEmail: emailOrNone,
  allocation: wholeNumber(1, LIMITS.guestList.allocation),
  mostPlusOnes: wholeNumber(0, LIMITS.guest.plusOnes),
  cutOffAtLocal: LocalDateTime.nullable(),
  needsApproval: z.boolean(),
  /** A hold of the show, only for a seated comp; null for seats under no hold. */
  holdId: Id.nullable(),
  /** A comp price type of the show. */
  priceTypeId: Id,
  note: optionalText(LIMITS.guestList.note),
};

const overlap = Overlap.optional();

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

export const GuestListsQuery = withRanges(
  z.strictObject({
    promoterCode: PromoterCode.optional(),
    /** Matches words of the list's name, of its owner or of a guest. */
    searchTerm: optionalText(LIMITS.searchTerm).optional(),
    showCode: ShowCode.optional(),
    status: z.enum(GUEST_LIST_STATUSES, CHOICE_MESSAGE).optional(),
    /** True keeps lists with guests who wait for a decision. */
    waiting: flag.optional(),
    regionId: RegionId.optional(),
    /**
     * Keeps lists of shows that start between `dateFrom` and `dateTo` on their venue's calendar, both days included.
     */
    dateFrom: LocalDate.optional(),
    dateTo: LocalDate.optional(),
    ...sortQuery(GUEST_LIST_SORTS),
    ...pageQuery,
  }),
  ['dateFrom', 'dateTo'],
);

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
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN', 'TIME_IN_GAP', 'TIME_IN_OVERLAP'],
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
  reasons: { RULE_BROKEN: ['fewer-than-on-list'] },
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
