import { z } from 'zod';
import { LIMITS } from '../../choices/limits.ts';
import {
  COPY_PARTS,
  COPY_PARTS_OF_PRICES,
  NEVER_COPIED_PARTS,
  NOT_COPIED_REASONS,
  REPORTED_PARTS,
} from '../../choices/show-choices.ts';
import { endpoint, LARGE_BODIES } from '../../wire/endpoint.ts';
import { Id, Instant, LocalDateTime, Overlap, textByCulture } from '../../wire/values.ts';
import { showParams, showWrite } from './show.ts';

export const DuplicateShow = z
  .strictObject({
    dates: z
      .array(
        z.strictObject({
          startsAtLocal: LocalDateTime,
          overlap: Overlap.optional(),
          name: textByCulture(LIMITS.show.name).optional(),
        }),
      )
      .min(1)
      .max(LIMITS.show.copies),
    /** `allocation` and `offer-codes` need `prices`. */
    copy: z
      .array(z.enum(COPY_PARTS))
      .max(COPY_PARTS.length)
      .meta({
        anyOf: [
          { contains: { const: 'prices' } },
          { items: { enum: COPY_PARTS.filter((part) => !COPY_PARTS_OF_PRICES.includes(part)) } },
        ],
      }),
    tourId: Id.nullable().optional(),
  })
  .meta({ id: 'DuplicateShow' });
export const DuplicatedShows = z
  .strictObject({
    items: z.array(z.strictObject({ showCode: z.string(), startsAtLocal: z.string(), startsAt: Instant })),
    /** The number of copied objects by part, in each new show. */
    copied: z.array(z.strictObject({ part: z.enum(REPORTED_PARTS), count: z.int() })),
    /** The parts that were left out, each with the reason and the number of objects. */
    notCopied: z.array(
      z.strictObject({
        part: z.enum([...REPORTED_PARTS, ...NEVER_COPIED_PARTS]),
        reason: z.enum(NOT_COPIED_REASONS),
        count: z.int(),
      }),
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
  maxBodyBytes: LARGE_BODIES.lists,
  response: { kind: 'json', schema: DuplicatedShows },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND', 'TIME_IN_GAP', 'TIME_IN_OVERLAP', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['copied-tour-without-plan', 'too-many-copied-codes'] },
  stale: ['show', 'tour', 'campaign', 'history'],
  example: { dates: [{ startsAtLocal: '2026-12-12T19:30:00' }], copy: ['prices', 'allocation', 'texts'] },
});
