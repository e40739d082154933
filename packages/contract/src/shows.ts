import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { IMAGE_MAX_BYTES, Image, ImageList, mediaTypeQuery } from './images.ts';
import { pageOf, pageQuery, sortQuery } from './paging.ts';
import { showRead, showWrite } from './show-calls.ts';
import { ConfirmedTexts, OutdatedTexts, richTextByCulture } from './texts.ts';
import {
  CultureCode,
  Currency,
  Id,
  Instant,
  idParam,
  LocalDate,
  LocalDateTime,
  LookupId,
  optionalText,
  PromoterCode,
  Revision,
  requiredText,
  ShowCode,
  textByCulture,
  wholeNumber,
} from './values.ts';

export const SHOW_STATUSES = ['PENDING', 'ACTIVE', 'CANCEL_PENDING', 'CANCELLED'] as const;
export const ShowStatus = z
  .enum(SHOW_STATUSES)
  .meta({ id: 'ShowStatus', description: 'Stored status (product.md §4)' });
export type ShowStatus = z.infer<typeof ShowStatus>;

export const SALE_STATES = ['NOT_STARTED', 'ON_SALE', 'SOLD_OUT', 'OFF_SALE', 'ENDED'] as const;
export const SaleState = z
  .enum(SALE_STATES)
  .meta({ id: 'SaleState', description: 'Derived from status, sale window, stock and start' });
export type SaleState = z.infer<typeof SaleState>;

export const SEATINGS = ['RESERVED', 'UNRESERVED'] as const;
export const Seating = z.enum(SEATINGS).meta({ id: 'Seating' });

/** spec §9 sort values of events. */
export const SHOW_SORTS = ['Date', 'ShowName', 'VenueName'] as const;
/** product.md §4: what the list is for. */
export const SHOW_CONTEXTS = ['manage', 'report', 'copyFrom'] as const;

export const showParams = z.strictObject({ showCode: ShowCode });

/** How buyers choose their seats. */
export const SeatPicker = z
  .strictObject({
    choice: z.enum(['map', 'best-available', 'both']),
    /** Refuses a choice that leaves one seat alone between two taken ones. */
    preventsSingleSeats: z.boolean(),
    showsPrices: z.boolean(),
    showsSeatLabels: z.boolean(),
    /** Which part of the plan is seen first: everything, or the blocks on sale. */
    opensAt: z.enum(['plan', 'on-sale']),
    /** Most seats in one choice; a ticket's own limit may be lower. */
    mostSeats: wholeNumber(1, 50),
  })
  .meta({ id: 'SeatPicker' });
export type SeatPicker = z.infer<typeof SeatPicker>;
export const DEFAULT_SEAT_PICKER: SeatPicker = {
  choice: 'both',
  preventsSingleSeats: true,
  showsPrices: true,
  showsSeatLabels: true,
  opensAt: 'plan',
  mostSeats: 10,
};

const ShowVenue = z
  .strictObject({ venueId: Id, name: z.string(), town: z.string(), countryCode: z.string() })
  .meta({ id: 'ShowVenue' });

/** Tickets sold, capacity and gross of a show; `last7Days` is tickets per day, oldest first, today last. */
const ShowSales = z
  .strictObject({
    sold: z.int(),
    capacity: z.int(),
    grossMinor: z.int(),
    last7Days: z.array(z.int()).length(7),
  })
  .meta({ id: 'ShowSales' });

export const ShowSummary = z
  .strictObject({
    showCode: z.string(),
    promoterCode: z.string(),
    name: z.record(z.string(), z.string()),
    venue: ShowVenue,
    status: ShowStatus,
    saleState: SaleState,
    seating: Seating,
    startsAtLocal: z.string(),
    timeZone: z.string(),
    /** Abbreviation of the zone at that moment: EST, UTC+8. */
    zoneName: z.string(),
    startsAt: Instant,
    currency: Currency,
    sales: ShowSales,
  })
  .meta({ id: 'ShowSummary' });
export type ShowSummary = z.infer<typeof ShowSummary>;

export const Show = z
  .strictObject({
    ...ShowSummary.shape,
    description: z.record(z.string(), z.string()),
    /** Rich text, as the description is. */
    terms: z.record(z.string(), z.string()),
    outdatedTexts: OutdatedTexts,
    categoryId: Id.nullable(),
    tour: z.strictObject({ tourId: Id, name: z.record(z.string(), z.string()) }).nullable(),
    artistCampaign: z.strictObject({ artistCampaignId: Id, name: z.record(z.string(), z.string()) }).nullable(),
    performingArtistIds: z.array(Id),
    /** Where it is sold; empty is everywhere. */
    partnerSiteIds: z.array(Id),
    seatPicker: SeatPicker,
    images: z.array(Image),
    defaultCulture: z.string(),
    doorsAtLocal: z.string().nullable(),
    endsAtLocal: z.string().nullable(),
    onSaleAtLocal: z.string().nullable(),
    offSaleAtLocal: z.string().nullable(),
    seatingPlanId: Id.nullable(),
    planVersionId: Id.nullable(),
    planVersionNumber: z.int().nullable(),
    geometryHash: z.string().nullable(),
    seatCount: z.int(),
    hasOrders: z.boolean(),
    createdAt: Instant,
    revision: Revision,
  })
  .meta({ id: 'Show', description: 'A ticketed event' });
export type Show = z.infer<typeof Show>;

export const ShowPage = pageOf('ShowPage', ShowSummary);

export const ShowListQuery = z.strictObject({
  promoterCode: PromoterCode.optional(),
  searchTerm: optionalText(200).optional(),
  dateFrom: LocalDate.optional(),
  dateTo: LocalDate.optional(),
  context: z.enum(SHOW_CONTEXTS, 'Unable to parse value to enum').default('manage'),
  /** Comma-separated statuses. */
  status: z
    .string()
    .max(100)
    .transform((text) => text.split(','))
    .pipe(z.array(ShowStatus))
    .optional(),
  venueId: idParam.optional(),
  tourId: idParam.optional(),
  artistCampaignId: idParam.optional(),
  regionId: idParam.optional(),
  ...sortQuery(SHOW_SORTS, 'Date'),
  ...pageQuery,
});

const showFields = {
  name: textByCulture(120),
  description: richTextByCulture,
  terms: richTextByCulture,
  venueId: Id,
  categoryId: LookupId.nullable(),
  artistCampaignId: Id.nullable(),
  performingArtistIds: z.array(LookupId).max(50),
  partnerSiteIds: z.array(LookupId).max(100),
  startsAtLocal: LocalDateTime,
  /** Which of the two instants when the wall time occurs twice (the night clocks go back). */
  overlap: z.enum(['first', 'second']).optional(),
  doorsAtLocal: LocalDateTime.nullable(),
  endsAtLocal: LocalDateTime.nullable(),
  onSaleAtLocal: LocalDateTime.nullable(),
  offSaleAtLocal: LocalDateTime.nullable(),
  seating: Seating,
  /** null: no plan yet; absent on creation: the venue's default plan. */
  seatingPlanId: Id.nullable(),
  currency: Currency,
  defaultCulture: CultureCode,
};

export const CreateShow = z
  .strictObject({
    promoterCode: PromoterCode,
    ...showFields,
    description: showFields.description.default({}),
    terms: showFields.terms.default({}),
    categoryId: showFields.categoryId.default(null),
    /** Absent campaign: the tour's. */
    tourId: Id.nullable().default(null),
    artistCampaignId: showFields.artistCampaignId.optional(),
    performingArtistIds: showFields.performingArtistIds.default([]),
    partnerSiteIds: showFields.partnerSiteIds.default([]),
    doorsAtLocal: showFields.doorsAtLocal.default(null),
    endsAtLocal: showFields.endsAtLocal.default(null),
    onSaleAtLocal: showFields.onSaleAtLocal.default(null),
    offSaleAtLocal: showFields.offSaleAtLocal.default(null),
    seating: Seating.default('RESERVED'),
    seatingPlanId: showFields.seatingPlanId.optional(),
    defaultCulture: CultureCode.default('en-GB'),
  })
  .meta({ id: 'CreateShow' });

export const UpdateShow = z
  .strictObject({
    ...showFields,
    status: ShowStatus,
    confirmedTexts: ConfirmedTexts,
    /** The seats a change of plan takes away, as the user was told; needed once they have prices or holds, refused when it is another number. */
    removesSeats: z.int().nonnegative(),
    reason: requiredText(500),
  })
  .partial()
  .meta({ id: 'UpdateShow' });

const example = {
  promoterCode: 'harbour-hall',
  name: { 'en-GB': 'Mahler: Symphony No. 5' },
  venueId: 4021,
  startsAtLocal: '2026-12-10T19:30:00',
  currency: 'USD',
};

export const listShows = endpoint({
  id: 'listShows',
  base: 'main',
  method: 'GET',
  path: '/shows',
  summary: 'Events the caller may see, searched, filtered, sorted and paged',
  query: ShowListQuery,
  response: { kind: 'json', schema: ShowPage },
  scope: 'backstage.event_data',
  permission: 'show:read',
  tenant: { from: 'actor' },
  errors: ['INVALID'],
  reads: ['show'],
});

export const createShow = endpoint({
  id: 'createShow',
  base: 'main',
  method: 'POST',
  path: '/shows',
  summary: 'Create an event at a venue; it starts PENDING',
  body: CreateShow,
  response: { kind: 'json', schema: Show },
  status: 201,
  scope: 'event-config.manage',
  permission: 'show:write',
  tenant: { from: 'promoter', at: 'body.promoterCode' },
  errors: ['INVALID', 'TIME_IN_GAP', 'TIME_IN_OVERLAP', 'PLAN_NOT_SELECTABLE', 'NAME_TAKEN'],
  stale: ['show', 'tour', 'campaign', 'history'],
  example,
});

export const getShow = endpoint({
  id: 'getShow',
  base: 'main',
  method: 'GET',
  path: '/shows/{showCode}',
  summary: 'One event',
  params: showParams,
  response: { kind: 'json', schema: Show },
  scope: 'backstage.event_data',
  permission: 'show:read',
  tenant: { from: 'show', at: 'params.showCode' },
  errors: ['NOT_FOUND'],
  reads: ['show'],
});

export const updateShow = endpoint({
  id: 'updateShow',
  base: 'main',
  method: 'PATCH',
  path: '/shows/{showCode}',
  summary: 'Change an event; what is absent stays as it is',
  params: showParams,
  body: UpdateShow,
  response: { kind: 'json', schema: Show },
  scope: 'event-config.manage',
  permission: 'show:write',
  tenant: { from: 'show', at: 'params.showCode' },
  errors: [
    'INVALID',
    'STALE',
    'HAS_ORDERS',
    'CURRENCY_FIXED',
    'STATUS_CHANGE_REFUSED',
    'TIME_IN_GAP',
    'TIME_IN_OVERLAP',
    'PLAN_NOT_SELECTABLE',
    'NAME_TAKEN',
    'CONFLICT',
  ],
  stale: ['show', 'history', 'seat-price', 'seating-block', 'tour', 'campaign'],
  example: { name: { 'en-GB': 'Mahler: Symphony No. 5' } },
});

export const removeShow = endpoint({
  ...showWrite('show:write'),
  id: 'removeShow',
  method: 'DELETE',
  path: '/shows/{showCode}',
  summary: 'Delete an event with everything in it; refused once it had an order',
  params: showParams,
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND', 'STALE', 'HAS_ORDERS', 'IN_USE'],
  stale: ['show', 'campaign', 'tour', 'history'],
});

export const MoveShow = z
  .strictObject({
    startsAtLocal: LocalDateTime,
    overlap: z.enum(['first', 'second']),
    /** Absent: doors, end and sale window keep their distance from the start; instants of the sale window that have passed stay. */
    doorsAtLocal: LocalDateTime.nullable(),
    endsAtLocal: LocalDateTime.nullable(),
    onSaleAtLocal: LocalDateTime.nullable(),
    offSaleAtLocal: LocalDateTime.nullable(),
    venueId: Id,
    tourId: Id.nullable(),
    /** The seats another venue or tour takes away, as the user was told; needed once they have prices or holds, refused when it is another number. */
    removesSeats: z.int().nonnegative(),
    reason: requiredText(500),
  })
  .partial()
  .required({ reason: true })
  .meta({ id: 'MoveShow' });

export const moveShow = endpoint({
  ...showWrite('show:write'),
  id: 'moveShow',
  method: 'PATCH',
  path: '/shows/{showCode}/move',
  summary: 'Move an event to another time, venue or tour, with the reason; another venue is refused once it has orders',
  params: showParams,
  body: MoveShow,
  response: { kind: 'json', schema: Show },
  errors: [
    'INVALID',
    'NOT_FOUND',
    'STALE',
    'HAS_ORDERS',
    'TIME_IN_GAP',
    'TIME_IN_OVERLAP',
    'NAME_TAKEN',
    'CONFLICT',
    'RULE_BROKEN',
  ],
  stale: ['show', 'history', 'seat-price', 'seating-block', 'tour', 'campaign'],
  example: { startsAtLocal: '2026-12-11T19:30:00', reason: 'The conductor is ill' },
});

/** What a duplicate may take with it; what is absent is not copied. */
export const COPY_PARTS = ['prices', 'allocation', 'offer-codes', 'images', 'links', 'texts'] as const;
export const DuplicateShow = z
  .strictObject({
    dates: z
      .array(
        z.strictObject({
          startsAtLocal: LocalDateTime,
          overlap: z.enum(['first', 'second']).optional(),
          name: textByCulture(120).optional(),
        }),
      )
      .min(1)
      .max(100),
    /** `allocation` and `offer-codes` need `prices`. */
    copy: z.array(z.enum(COPY_PARTS)).max(COPY_PARTS.length),
    tourId: Id.nullable().optional(),
  })
  .meta({ id: 'DuplicateShow' });
export const DuplicatedShows = z
  .strictObject({
    items: z.array(z.strictObject({ showCode: z.string(), startsAtLocal: z.string(), startsAt: Instant })),
    /** How many of each went into every new event. */
    copied: z.array(z.strictObject({ part: z.string(), count: z.int() })),
    /** What stayed behind, and why: not asked for, never copied, or nothing there. */
    notCopied: z.array(
      z.strictObject({ part: z.string(), reason: z.enum(['not-chosen', 'never', 'nothing-there']), count: z.int() }),
    ),
  })
  .meta({ id: 'DuplicatedShows' });
export type DuplicatedShows = z.infer<typeof DuplicatedShows>;

export const duplicateShow = endpoint({
  ...showWrite('show:write'),
  id: 'duplicateShow',
  method: 'POST',
  path: '/shows/{showCode}/duplicate',
  summary: 'Make one or many new events from this one; orders, baskets, barcodes and usage never go along',
  params: showParams,
  body: DuplicateShow,
  response: { kind: 'json', schema: DuplicatedShows },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND', 'TIME_IN_GAP', 'TIME_IN_OVERLAP', 'RULE_BROKEN'],
  stale: ['show', 'tour', 'campaign', 'history'],
  example: { dates: [{ startsAtLocal: '2026-12-12T19:30:00' }], copy: ['prices', 'allocation', 'texts'] },
});

export const updateSeatPicker = endpoint({
  ...showWrite('show:write'),
  id: 'updateSeatPicker',
  method: 'PATCH',
  path: '/shows/{showCode}/seat-picker',
  summary: 'Change how buyers choose their seats',
  params: showParams,
  body: SeatPicker.partial().meta({ id: 'UpdateSeatPicker' }),
  response: { kind: 'json', schema: Show },
  errors: ['INVALID', 'NOT_FOUND', 'STALE'],
  stale: ['show', 'history'],
  example: { choice: 'best-available' },
});

export const putShowImage = endpoint({
  ...showWrite('show:write'),
  id: 'putShowImage',
  method: 'PUT',
  path: '/shows/{showCode}/images',
  summary: 'Set the picture of an event in one size; re-encoded, metadata removed',
  params: showParams,
  query: mediaTypeQuery,
  upload: { maxBytes: IMAGE_MAX_BYTES },
  response: { kind: 'json', schema: ImageList },
  errors: ['INVALID', 'NOT_FOUND', 'FILE_TOO_LARGE', 'FILE_TYPE_REFUSED', 'IMAGE_REFUSED', 'BUSY'],
  stale: ['show', 'history'],
});

export const removeShowImage = endpoint({
  ...showWrite('show:write'),
  id: 'removeShowImage',
  method: 'DELETE',
  path: '/shows/{showCode}/images',
  summary: 'Remove the picture of an event in one size',
  params: showParams,
  query: mediaTypeQuery,
  response: { kind: 'none' },
  status: 204,
  errors: ['INVALID', 'NOT_FOUND'],
  stale: ['show', 'history'],
});

export const ShowPartnerSites = z
  .strictObject({
    items: z.array(
      z.strictObject({
        id: Id,
        name: z.string(),
        partnerSiteId: z.string(),
        /** The event is sold here. */
        isSelected: z.boolean(),
        /** Tickets that are sold here. */
        priceCount: z.int(),
      }),
    ),
  })
  .meta({ id: 'ShowPartnerSites' });

export const listShowPartnerSites = endpoint({
  ...showRead,
  id: 'listShowPartnerSites',
  method: 'GET',
  path: '/shows/{showCode}/partner-sites',
  summary: 'Every partner site, and whether the event is sold there',
  params: showParams,
  response: { kind: 'json', schema: ShowPartnerSites },
  errors: ['NOT_FOUND'],
  reads: ['show', 'lookup', 'price'],
});

const DaySales = z.strictObject({ on: z.string(), tickets: z.int(), grossMinor: z.int() });
export const ReadinessEntry = z.strictObject({
  code: z.string(),
  level: z.enum(['error', 'warning', 'passed']),
  /** Which page mends it: a route of the console without the event's part. */
  area: z.enum(['details', 'tickets', 'seating', 'offer-codes', 'links', 'texts', 'images']),
  /** The ticket, group, code or link it is about, and the field of its form. */
  priceTypeId: Id.optional(),
  priceGroupId: Id.optional(),
  offerCodeId: Id.optional(),
  shortUrlId: Id.optional(),
  field: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** What the overview page shows beside the event: every figure from one snapshot. */
export const ShowOverview = z
  .strictObject({
    figures: z.strictObject({
      sold: z.int(),
      capacity: z.int(),
      grossMinor: z.int(),
      available: z.int(),
      held: z.int(),
      inBaskets: z.int(),
      reservedByCodes: z.int(),
      withoutPrice: z.int(),
      today: z.strictObject({ tickets: z.int(), grossMinor: z.int() }),
      daysToGo: z.int(),
    }),
    salesPerDay: z.array(DaySales),
    holdsDue: z.array(
      z.strictObject({
        holdId: Id,
        label: z.string(),
        reservationFlag: z.string(),
        colour: z.string(),
        /** Neither sold nor in a basket. */
        seats: z.int(),
        /** Of unseated tickets. */
        places: z.int(),
        releaseOn: z.string(),
      }),
    ),
  })
  .meta({ id: 'ShowOverview' });
export type ShowOverview = z.infer<typeof ShowOverview>;

export const getShowOverview = endpoint({
  id: 'getShowOverview',
  base: 'main',
  method: 'GET',
  path: '/shows/{showCode}/overview',
  summary: 'Figures, sales per day, readiness and holds due of one event',
  params: showParams,
  query: z.strictObject({ days: z.coerce.number<string | number>().int().min(7).max(90).default(30) }),
  response: { kind: 'json', schema: ShowOverview },
  scope: 'backstage.event_data',
  permission: 'show:read',
  tenant: { from: 'show', at: 'params.showCode' },
  errors: ['NOT_FOUND'],
  reads: ['show', 'price', 'seat-price', 'hold'],
});

export type ReadinessEntry = z.infer<typeof ReadinessEntry>;
export const Readiness = z.strictObject({ items: z.array(ReadinessEntry) }).meta({ id: 'Readiness' });

export const getShowReadiness = endpoint({
  ...showRead,
  id: 'getShowReadiness',
  method: 'GET',
  path: '/shows/{showCode}/readiness',
  summary: 'What stands between an event and its first sale: errors, warnings and what is done',
  params: showParams,
  response: { kind: 'json', schema: Readiness },
  errors: ['NOT_FOUND'],
  reads: ['show', 'price', 'price-group', 'seat-price', 'offer-code', 'short-url'],
});

/** Kinds of objects in the history of an event. */
export const HISTORY_OBJECTS = [
  'show',
  'price-group',
  'price',
  'hold',
  'seats',
  'offer-code',
  'short-url',
  'image',
] as const;

const HistoryEntry = z
  .strictObject({
    id: Id,
    at: Instant,
    actor: z.string(),
    action: z.string(),
    object: z.string(),
    summary: z.record(z.string(), z.union([z.string(), z.number()])),
    reason: z.string().optional(),
    /**
     * Field by field, as text: `name.de`, `link.difference`; money in minor units, names instead of ids, lists with commas.
     * `of` names the thing where one entry changed several. What says what a number is (`link.kind`, `effect`) stands
     * beside it also where it stayed.
     */
    changes: z.array(
      z.strictObject({
        of: z.string().optional(),
        field: z.string(),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'HistoryEntry' });

export const listShowHistory = endpoint({
  id: 'listShowHistory',
  base: 'main',
  method: 'GET',
  path: '/shows/{showCode}/history',
  summary: 'What changed on an event, newest first',
  params: showParams,
  query: z.strictObject({
    /** Comma-separated kinds of objects; absent is all. */
    object: z
      .string()
      .max(100)
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(HISTORY_OBJECTS, 'Unable to parse value to enum')))
      .optional(),
    ...pageQuery,
  }),
  response: { kind: 'json', schema: pageOf('HistoryPage', HistoryEntry) },
  scope: 'backstage.event_data',
  permission: 'show:read',
  tenant: { from: 'show', at: 'params.showCode' },
  errors: ['NOT_FOUND', 'INVALID'],
  reads: ['history'],
});
