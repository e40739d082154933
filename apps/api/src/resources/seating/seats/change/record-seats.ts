import type { Change } from '#context.ts';
import { seatChanges } from '#db/schema/seating/seats.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { encodeRanges, joinRanges, type SeatRange } from '../range-bytes.ts';

/** The range of a single seat. */
export const toRange = (seat: number): SeatRange => ({ from: seat, to: seat });

/** Records changed seats for live maps. There are no ranges when only the rules or the appearance of holds changed. */
export async function recordSeats(
  change: Pick<Change, 'db' | 'now'> & Partial<Pick<Change, 'actor'>>,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
  kind: (typeof seatChanges.$inferInsert)['kind'],
  ranges: readonly SeatRange[],
): Promise<void> {
  await change.db.insert(seatChanges).values({
    promoterId: show.promoterId,
    showId: show.id,
    kind,
    ranges: encodeRanges(joinRanges(ranges)),
    at: change.now,
    // A save records the name of the user who saved; a sale never names the buyer.
    ...(kind === 'allocation' && change.actor ? { actorId: change.actor.id, actorName: change.actor.name } : {}),
  });
}

/** Makes open maps read price types, holds and the show again, when these changed but no seat did. */
export async function notifyMaps(
  change: Pick<Change, 'db' | 'now' | 'actor'>,
  show: Pick<ShowRow, 'promoterId' | 'id' | 'planVersionId'>,
): Promise<void> {
  if (show.planVersionId !== null) await recordSeats(change, show, 'allocation', []);
}
