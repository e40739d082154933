import { z } from 'zod';
import { READINESS_CODES } from '../../choices/show-choices.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { Id } from '../../wire/values.ts';
import { showParams, showRead } from './show.ts';

/** Minor units of the show's currency; null for callers without the permission sales:read. */
const grossMinor = z.int().nullable();
const DaySales = z.strictObject({ on: z.string(), tickets: z.int(), grossMinor });
export const ReadinessEntry = z.strictObject({
  code: z.enum(READINESS_CODES),
  level: z.enum(['error', 'warning', 'passed']),
  /** The console page on which it is corrected, as its route below that of the show. */
  area: z.enum(['details', 'tickets', 'seating', 'offer-codes', 'links', 'texts', 'images', 'print-at-home']),
  /**
   * The ids of the object concerned (price type, price group, offer code or short link); `field` is the form field to
   * correct.
   */
  priceTypeId: Id.optional(),
  priceGroupId: Id.optional(),
  offerCodeId: Id.optional(),
  shortUrlId: Id.optional(),
  field: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** The figures of a show's overview page, all read from one snapshot of the database. */
export const ShowOverview = z
  .strictObject({
    figures: z.strictObject({
      /** Tickets sold; comps are counted apart, but take places as well. */
      sold: z.int(),
      /** How many of the sold ones belong to pending orders, which reports count only if asked to. */
      pending: z.int(),
      comps: z.int(),
      capacity: z.int(),
      grossMinor,
      available: z.int(),
      /** Seats and places of holds that do not allow sales. */
      held: z.int(),
      /** Seats that an alternating block withholds and no such hold. */
      blocked: z.int(),
      inBaskets: z.int(),
      reservedByCodes: z.int(),
      withoutPrice: z.int(),
      today: z.strictObject({ tickets: z.int(), grossMinor }),
      daysToGo: z.int(),
    }),
    salesPerDay: z.array(DaySales),
    holdsDue: z.array(
      z.strictObject({
        holdId: Id,
        label: z.string(),
        reservationFlag: z.string(),
        colour: z.string(),
        /** Seats of the hold that are neither sold nor in a basket. */
        seats: z.int(),
        /** Places of unseated price types under the hold. */
        places: z.int(),
        releaseOn: z.string(),
      }),
    ),
  })
  .meta({ id: 'ShowOverview' });
export type ShowOverview = z.infer<typeof ShowOverview>;

export const getShowOverview = endpoint({
  ...showRead,
  id: 'getShowOverview',
  method: 'GET',
  path: '/shows/{showCode}/overview',
  summary: 'Figures, sales per day and holds due of one event',
  params: showParams,
  query: z.strictObject({ days: z.coerce.number<string | number>().int().min(7).max(90).default(30) }),
  response: { kind: 'json', schema: ShowOverview },
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
  reads: ['show', 'price', 'price-group', 'seat-price', 'offer-code', 'short-url', 'config'],
});
