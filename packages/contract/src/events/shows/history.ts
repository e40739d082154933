import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { flag, pageOf, pageQuery } from '../../wire/paging.ts';
import { CHOICE_MESSAGE, commaPattern, Id, Instant } from '../../wire/values.ts';
import { showParams } from './show.ts';

const HISTORY_OBJECTS = ['show', 'price-group', 'price', 'hold', 'seats', 'offer-code', 'short-url', 'image'] as const;
export type HistoryObject = (typeof HISTORY_OBJECTS)[number];

/** The fields that every audit entry has, on whichever page it is shown. */
export const changeFields = {
  at: Instant,
  actor: z.string(),
  action: z.string(),
  object: z.string(),
  summary: z.record(z.string(), z.union([z.string(), z.number()])),
  reason: z.string().optional(),
  /**
   * One item per changed field (`name.de`), as text: money in minor units, names for ids. `of` names the object if the
   * entry changed several. A field that gives a number its meaning (`link.kind`, `effect`) is listed even if it did not
   * change.
   */
  changes: z.array(
    z.strictObject({
      of: z.string().optional(),
      field: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
};

const HistoryEntry = z.strictObject({ id: Id, ...changeFields }).meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const listShowHistory = endpoint({
  id: 'listShowHistory',
  base: 'main',
  method: 'GET',
  path: '/shows/{showCode}/history',
  summary: 'What changed on an event, newest first',
  params: showParams,
  query: z.strictObject({
    /** Comma-separated kinds of objects, such as `price,hold`; all kinds if absent. */
    object: z
      .string()
      .max(100)
      .meta({ pattern: commaPattern(HISTORY_OBJECTS) })
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(HISTORY_OBJECTS, CHOICE_MESSAGE)))
      .optional(),
    /** Keeps entries after this instant. */
    after: Instant.optional(),
    /** True keeps the entries of other users than the caller. */
    byOthers: flag.optional(),
    ...pageQuery,
  }),
  response: { kind: 'json', schema: pageOf('HistoryPage', HistoryEntry) },
  scope: 'backstage.event_data',
  permission: 'history:read',
  tenant: { from: 'show', at: 'params.showCode' },
  errors: ['NOT_FOUND', 'INVALID'],
  reads: ['history'],
});
