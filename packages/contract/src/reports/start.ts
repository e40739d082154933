import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { COMPARABLE_BY } from '../choices/start-choices.ts';
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
  /** Wall time at the venue. */
  startsAtLocal: z.string(),
  zoneName: z.string(),
};

/** The last event like this one, and what it had sold as many days before its own beginning. */
const Pace = z.strictObject({
  ...named,
  because: z.enum(COMPARABLE_BY),
  daysToGo: z.int(),
  soldThen: z.int(),
  soldInTheEnd: z.int(),
});

/** What was sold on one day on the clock of each venue, as the sales report counts it. */
const DayOfSales = z.strictObject({
  on: LocalDate,
  /** null without the permission order:read. */
  orders: z.int().nullable(),
  tickets: z.int(),
  /** null without the permission sales:read. */
  gross: Money.nullable(),
});

/** Each total counts what the list shows that it leads to; `items` are the first of that list. */
export const StartPage = z
  .strictObject({
    onSale: z.strictObject({
      total: z.int(),
      items: z.array(z.strictObject({ show: ShowSummary, pace: Pace.nullable() })),
    }),
    /** Events whose sale has not begun, the next first; those without a first day of sale by their beginning. */
    next: z.strictObject({
      total: z.int(),
      items: z.array(
        z.strictObject({
          ...named,
          onSaleAtLocal: z.string().nullable(),
          /** Its first day of sale has come, and it is not active. */
          isLate: z.boolean(),
          lacking: Readiness.shape.items,
        }),
      ),
    }),
    today: DayOfSales,
    weekBefore: DayOfSales,
    /** Holds that keep seats or places though their day of release has come (`listDueHolds`), by event, the longest overdue first. */
    holdsDue: z.strictObject({
      total: z.int(),
      items: z.array(z.strictObject({ ...named, holds: z.int(), places: z.int(), dueOn: LocalDate })),
    }),
    /** null without the permission report:instalments. */
    instalmentsOverdue: z.strictObject({ total: z.int(), open: Money }).nullable(),
    /** Guest lists where guests wait for a decision; null without the permission guestlist:read. */
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
    /** Events that the caller has looked at before and that moved since, the latest looked at first. */
    sinceLooked: z.array(
      z.strictObject({
        ...named,
        lookedAt: Instant,
        /** null without the permission order:read. */
        orders: z.int().nullable(),
        /** null without the permission history:read. */
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
    /** The day that is today for the reader, by default that of UTC. */
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
