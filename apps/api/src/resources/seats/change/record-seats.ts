import type { Change } from '../../../context.ts';
import { seatChanges } from '../../../db/schema/seats.ts';
import type { ShowRow } from '../../show-rows/require-show.ts';
import { encodeRanges } from '../range-bytes.ts';
import { joinRanges, type SeatRange } from '../seat-ranges.ts';

/** Tells live maps which seats changed; no ranges when only the rules or looks of holds did. */
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
    // A save is told with its name; who buys is nobody's business here.
    ...(kind === 'allocation' && change.actor ? { actorId: change.actor.id, actorName: change.actor.name } : {}),
  });
}
