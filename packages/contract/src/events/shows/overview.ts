import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { Id } from '../../wire/values.ts';
import { showParams, showRead } from './show.ts';

/** null without the permission sales:read. */
const grossMinor = z.int().nullable();
const DaySales = z.strictObject({ on: z.string(), tickets: z.int(), grossMinor });
export const ReadinessEntry = z.strictObject({
  code: z.string(),
  level: z.enum(['error', 'warning', 'passed']),
  /** The page where it can be corrected: a route of the console without the show's part. */
  area: z.enum(['details', 'tickets', 'seating', 'offer-codes', 'links', 'texts', 'images', 'print-at-home']),
  /** The ticket, group, code or link that it is about, and the field of its form. */
  priceTypeId: Id.optional(),
  priceGroupId: Id.optional(),
  offerCodeId: Id.optional(),
  shortUrlId: Id.optional(),
  field: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** The overview page of a show: every figure is from one snapshot. */
export const ShowOverview = z
  .strictObject({
    figures: z.strictObject({
      /** Without comps, which are counted beside it. Both take places. */
      sold: z.int(),
      comps: z.int(),
      capacity: z.int(),
      grossMinor,
      available: z.int(),
      held: z.int(),
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
  reads: ['show', 'price', 'price-group', 'seat-price', 'offer-code', 'short-url', 'config'],
});
