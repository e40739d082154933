import type { Geometry } from '@parterre/seating-plan';
import { and, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { allocations, CHUNK_SEATS } from '#db/schema/seating/seats.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { tallySeats } from './count-seats.ts';

/** Gives a show an empty allocation over a plan version: one row per block, or per 4,096 seats of a large one. */
export async function createAllocation(
  change: Change,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
  geometry: Geometry,
): Promise<void> {
  const rows = chunksOf(geometry).map(({ blockId, firstSeat, seatCount }) => {
    const none = new Uint16Array(seatCount);
    return {
      promoterId: show.promoterId,
      showId: show.id,
      firstSeat,
      blockId,
      seatCount,
      prices: none,
      holds: none,
      tally: tallySeats(none, none, geometry.parity.subarray(firstSeat, firstSeat + seatCount)),
    };
  });
  for (let i = 0; i < rows.length; i += 500) await change.db.insert(allocations).values(rows.slice(i, i + 500));
}

/** Removes the whole allocation of a show, when its plan changes or the show is deleted. */
export async function removeAllocation(change: Change, show: Pick<ShowRow, 'promoterId' | 'id'>): Promise<void> {
  await change.db
    .delete(allocations)
    .where(and(eq(allocations.promoterId, show.promoterId), eq(allocations.showId, show.id)));
}

export function chunksOf(
  geometry: Pick<Geometry, 'blocks'>,
): { blockId: number; firstSeat: number; seatCount: number }[] {
  return geometry.blocks.flatMap((block) =>
    Array.from({ length: Math.ceil(block.seatCount / CHUNK_SEATS) }, (_, chunk) => ({
      blockId: block.blockId,
      firstSeat: block.firstSeat + chunk * CHUNK_SEATS,
      seatCount: Math.min(CHUNK_SEATS, block.seatCount - chunk * CHUNK_SEATS),
    })),
  );
}
