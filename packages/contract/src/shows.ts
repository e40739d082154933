import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pageOf, pageQuery, sortQuery } from './paging.ts';
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
    categoryId: Id.nullable(),
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
  regionId: idParam.optional(),
  ...sortQuery(SHOW_SORTS, 'Date'),
  ...pageQuery,
});

const showFields = {
  name: textByCulture(120),
  description: z.record(CultureCode, optionalText(4000)),
  venueId: Id,
  categoryId: LookupId.nullable(),
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
    categoryId: showFields.categoryId.default(null),
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
  .strictObject({ ...showFields, status: ShowStatus, reason: requiredText(500) })
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
  stale: ['show', 'history'],
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
  ],
  stale: ['show', 'history', 'seat-price', 'seating-block'],
  example: { name: { 'en-GB': 'Mahler: Symphony No. 5' } },
});

const DaySales = z.strictObject({ on: z.string(), tickets: z.int(), grossMinor: z.int() });
const ReadinessEntry = z.strictObject({
  code: z.string(),
  level: z.enum(['error', 'warning', 'passed']),
  /** Which page mends it: a route of the console without the event's part. */
  area: z.enum(['details', 'tickets', 'seating', 'texts']),
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
      withoutPrice: z.int(),
      today: z.strictObject({ tickets: z.int(), grossMinor: z.int() }),
      daysToGo: z.int(),
    }),
    salesPerDay: z.array(DaySales),
    readiness: z.array(ReadinessEntry),
    holdsDue: z.array(
      z.strictObject({
        holdId: Id,
        label: z.string(),
        reservationFlag: z.string(),
        colour: z.string(),
        seats: z.int(),
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

const HistoryEntry = z
  .strictObject({
    id: Id,
    at: Instant,
    actor: z.string(),
    action: z.string(),
    object: z.string(),
    summary: z.record(z.string(), z.union([z.string(), z.number()])),
  })
  .meta({ id: 'HistoryEntry' });

export const listShowHistory = endpoint({
  id: 'listShowHistory',
  base: 'main',
  method: 'GET',
  path: '/shows/{showCode}/history',
  summary: 'What changed on an event, newest first',
  params: showParams,
  query: z.strictObject(pageQuery),
  response: { kind: 'json', schema: pageOf('HistoryPage', HistoryEntry) },
  scope: 'backstage.event_data',
  permission: 'show:read',
  tenant: { from: 'show', at: 'params.showCode' },
  errors: ['NOT_FOUND', 'INVALID'],
  reads: ['history'],
});
