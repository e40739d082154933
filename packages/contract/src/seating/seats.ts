import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { holdFields } from '../events/holds.ts';
import { showParams } from '../events/shows/show.ts';
import { endpoint, LARGE_BODIES } from '../wire/endpoint.ts';
import { Id, Revision } from '../wire/values.ts';
import { BlockRevision, Ordinal, SkippedSeats, seatsStale, seatWrite } from './seats/seat.ts';

const CLIENT_ID_MAX = 40;

const SaveRange = z.strictObject({
  from: Ordinal,
  to: Ordinal,
  priceTypeId: Id.nullable().optional(),
  holdId: z
    .union([Id, z.string().max(CLIENT_ID_MAX)])
    .nullable()
    .optional(),
});
const ClientId = z
  .string()
  .min(1)
  .max(CLIENT_ID_MAX)
  .regex(/^[a-z]/i);

/**
 * One call saves in one transaction. The `holdId` of a range is an id, or the `clientId` of a hold that the call
 * creates.
 */
export const SaveAll = z
  .strictObject({
    planVersionId: Id,
    blocks: z
      .array(
        z.strictObject({ blockId: Id, revision: Revision, ranges: z.array(SaveRange).min(1).max(LIMITS.seats.ranges) }),
      )
      .max(LIMITS.seats.blocks),
    holds: z
      .strictObject({
        create: z
          .array(z.strictObject({ clientId: ClientId, ...holdFields, agreed: holdFields.agreed.optional() }))
          .max(LIMITS.hold.perCall)
          .default([]),
        update: z
          .array(z.strictObject({ holdId: Id, ...z.strictObject(holdFields).partial().shape }))
          .max(LIMITS.hold.perCall)
          .default([]),
        delete: z.array(Id).max(LIMITS.hold.perCall).default([]),
      })
      .default({ create: [], update: [], delete: [] }),
  })
  .meta({ id: 'SaveAll' });
export type SaveAll = z.infer<typeof SaveAll>;

export const SaveAllAnswer = z
  .strictObject({
    blocks: z.array(BlockRevision),
    created: z.array(z.strictObject({ clientId: z.string(), holdId: Id, ordinal: z.int() })),
    changed: z.int(),
    skipped: z.array(SkippedSeats),
  })
  .meta({ id: 'SaveAllAnswer' });
export type SaveAllAnswer = z.infer<typeof SaveAllAnswer>;

export const saveAllSeats = endpoint({
  ...seatWrite,
  id: 'saveAllSeats',
  method: 'POST',
  path: '/shows/{showCode}/seats/save-all',
  summary: 'Save every change of the seat manager in one transaction',
  params: showParams,
  body: SaveAll,
  maxBodyBytes: LARGE_BODIES.seats,
  response: { kind: 'json', schema: SaveAllAnswer },
  errors: ['INVALID', 'NOT_FOUND', 'SEATS_CHANGED', 'BUSY', 'FLAG_TAKEN', 'IN_USE', 'NOT_ENOUGH_LEFT', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['no-seating-plan', 'hold-numbers-used-up'] },
  stale: seatsStale,
  example: { planVersionId: 9, blocks: [{ blockId: 3, revision: 1, ranges: [{ from: 0, to: 11, priceTypeId: 11 }] }] },
});
