import { BLOCK_LABEL_UNITS_MAX } from '@parterre/seating-plan';
import { SEAT_STATES } from '@parterre/seating-plan/seat-states';
import { z } from 'zod';
import { LIMITS } from '../../choices/limits.ts';
import { showWrite } from '../../events/shows/show.ts';
import { Id, Revision, requiredText } from '../../wire/values.ts';

export const SeatState = z.enum(SEAT_STATES).meta({ id: 'SeatState' });

/**
 * `block|row|seat`. The limit exceeds the id of any plan that can be published, since the plan checks count characters,
 * not UTF-16 units.
 */
export const SeatId = z.string().min(3).max(LIMITS.seats.id).meta({ example: 'Stalls|C|12' });
/**
 * The label by which a caller names a block. The limit admits every label that the plan checks allow: they count
 * characters, this counts UTF-16 units.
 */
export const BlockLabel = requiredText(BLOCK_LABEL_UNITS_MAX);
export const Ordinal = z.int().nonnegative();
export const SeatSkipReason = z.enum(['SOLD', 'BASKET']);
const SeatRange = z.strictObject({ from: Ordinal, to: Ordinal });
export const SkippedSeats = z.strictObject({ blockId: Id, ranges: z.array(SeatRange), reason: SeatSkipReason });
export const BlockRevision = z.strictObject({ blockId: Id, revision: Revision });

/**
 * The `details` of SEATS_CHANGED: the blocks that somebody else has saved, with the ranges that changed, by whom and
 * when (in ISO 8601). No blocks if the plan of the show is another.
 */
export const SeatsChanged = z.strictObject({
  planVersionId: Id.nullable(),
  blocks: z.array(
    z.strictObject({
      blockId: Id,
      revision: Revision,
      ranges: z.array(SeatRange),
      changedBy: z.string().nullable(),
      changedAt: z.string().nullable(),
    }),
  ),
});
export type SeatsChanged = z.infer<typeof SeatsChanged>;

/** The answer of every write on seats. `from` and `to` are seat ordinals of the plan version, both included. */
export const SeatChangeAnswer = z
  .strictObject({ blocks: z.array(BlockRevision), changed: z.int(), skipped: z.array(SkippedSeats) })
  .meta({ id: 'SeatChangeAnswer' });
export type SeatChangeAnswer = z.infer<typeof SeatChangeAnswer>;

export const SeatPrice = z
  .strictObject({
    seatId: z.string(),
    blockId: Id,
    seat: Ordinal,
    state: SeatState,
    priceTypeId: Id.nullable(),
    holdId: Id.nullable(),
    hold: z.strictObject({ reservationFlag: z.string() }).optional(),
  })
  .meta({ id: 'SeatPrice' });

export const seatWrite = showWrite('seat:write');
export const seatsStale = ['seating-block', 'seat-price', 'price', 'hold', 'show', 'history'] as const;
export const SEAT_ERRORS = ['INVALID', 'NOT_FOUND', 'BUSY', 'RULE_BROKEN'] as const;
export const seatAnswer = { kind: 'json', schema: SeatChangeAnswer } as const;
