import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { COMPARABLE_BY } from '../choices/report-choices.ts';
import { Readiness } from '../events/shows/overview.ts';
import { ShowSummary, showParams, showRead } from '../events/shows/show.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Currency, Id, Instant, LocalDate, PromoterCode, RegionId, textByCulture } from '../wire/values.ts';

const Money = z.array(z.strictObject({ currency: Currency, amountMinor: z.int() }));

const named = {
  showCode: z.string(),
  name: textByCulture(LIMITS.show.name),
  venueName: z.string(),
  town: z.string(),
  /** Wall time at the venue, without an offset: `2026-12-10T19:30:00`. */
  startsAtLocal: z.string(),
  zoneName: z.string(),
};

/**
 * The latest comparable show: `soldThen` is the number of its `capacity` that it had sold by the end of the day that was
 * as many days before its own start.
 */
const Pace = z.strictObject({
  ...named,
  because: z.enum(COMPARABLE_BY),
  daysToGo: z.int(),
  capacity: z.int(),
  soldThen: z.int(),
  soldInTheEnd: z.int(),
});

/**
 * The sales of one day: each show by the calendar of its venue. Tickets and gross are counted as in the sales report,
 * without orders that are pending.
 */
const DayOfSales = z.strictObject({
  on: LocalDate,
  /** As the list of orders has them. null for callers without the permission order:read. */
  orders: z.int().nullable(),
  /** Those of the orders that wait for their money; null like them. */
  pendingOrders: z.int().nullable(),
  tickets: z.int(),
  /** null for callers without the permission sales:read. */
  gross: Money.nullable(),
  /** The parts of each promoter with a sale on this day, by code; they add up to `tickets` and `gross`. */
  byPromoter: z.array(
    z.strictObject({
      promoterCode: z.string(),
      tickets: z.int(),
      /** null where the caller has no permission sales:read. */
      gross: Money.nullable(),
    }),
  ),
});

/** Each `total` equals the number of rows in the list that it links to; `items` are the first rows of that list. */
export const StartPage = z
  .strictObject({
    onSale: z.strictObject({
      total: z.int(),
      items: z.array(z.strictObject({ show: ShowSummary, pace: Pace.nullable() })),
    }),
    /** Shows whose sale has not begun, the next first; a show without a first day of sale is sorted by its start. */
    next: z.strictObject({
      total: z.int(),
      items: z.array(
        z.strictObject({
          ...named,
          onSaleAtLocal: z.string().nullable(),
          /** True if the first day of sale has come and the show is not active. */
          isLate: z.boolean(),
          lacking: Readiness.shape.items,
        }),
      ),
    }),
    today: DayOfSales,
    weekBefore: DayOfSales,
    /** The day a week before until the time of day that it is now at each venue, to compare with a day that still runs. */
    weekBeforeByNow: DayOfSales,
    /**
     * Holds that keep seats or places after their release day (`listDueHolds`), by show, the longest overdue first; null
     * while the seat manager is closed for the caller.
     */
    holdsDue: z
      .strictObject({
        total: z.int(),
        items: z.array(z.strictObject({ ...named, holds: z.int(), places: z.int(), dueOn: LocalDate })),
      })
      .nullable(),
    /** null for callers without the permission report:instalments. */
    instalmentsOverdue: z.strictObject({ total: z.int(), open: Money }).nullable(),
    /** Guest lists with guests who wait for a decision; null for callers without the permission guestlist:read. */
    approvals: z
      .strictObject({
        total: z.int(),
        items: z.array(
          z.strictObject({
            guestListId: Id,
            showCode: z.string(),
            listName: z.string(),
            showName: textByCulture(LIMITS.show.name),
            people: z.int(),
          }),
        ),
      })
      .nullable(),
    /** Shows that the caller has opened before and that have sold or changed since, the last opened first. */
    sinceLooked: z.array(
      z.strictObject({
        ...named,
        lookedAt: Instant,
        /** null for callers without the permission order:read. */
        orders: z.int().nullable(),
        /** null for callers without the permission history:read. */
        changes: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'StartPage', description: 'What needs attention at the promoters of the caller' });
export type StartPage = z.infer<typeof StartPage>;

export const getStartPage = endpoint({
  id: 'getStartPage',
  base: 'main',
  method: 'GET',
  path: '/start',
  summary: 'What is on sale, what goes on sale next, what today brings and what waits for somebody',
  query: z.strictObject({
    promoterCode: PromoterCode.optional(),
    regionId: RegionId.optional(),
    /** Today's date for the reader; by default the date in UTC. */
    on: LocalDate.optional(),
  }),
  response: { kind: 'json', schema: StartPage },
  scope: 'backstage.event_data',
  permission: 'show:read',
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['start', 'show', 'price', 'order', 'hold', 'instalment', 'guest-list', 'history'],
});

export const recordShowLook = endpoint({
  ...showRead,
  id: 'recordShowLook',
  method: 'PUT',
  path: '/shows/{showCode}/last-look',
  summary: 'Remember that the caller has looked at an event; what happens from now on is new to them',
  params: showParams,
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND'],
  stale: ['start'],
});
