import { and, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { seatChanges } from '#db/schema/seating/seats.ts';
import type { ShowPart } from '#resources/ground/show-rows/show-part.ts';
import { requireGeometry } from '../seating-plans/read-geometry.ts';
import { createAllocation, removeAllocation } from './create-allocation.ts';

export const seatsOfShow: ShowPart = {
  /** Also removes the changes that are kept for live maps. */
  async remove(change, show) {
    await change.db
      .delete(seatChanges)
      .where(and(eq(seatChanges.promoterId, show.promoterId), eq(seatChanges.showId, show.id)));
    await removeAllocation(change, show);
    return {};
  },

  /**
   * Copies the seats of the original, or makes empty ones. The first new show gets them, and the others get those of
   * the first.
   */
  async copy(change, { source, chosen, copies }) {
    const [first, ...others] = copies.map(({ show }) => show);
    if (first?.seating !== 'RESERVED' || first.planVersionId === null) return;
    if (chosen.has('allocation')) return copyAllocation(change, source, [first, ...others]);
    await createAllocation(change, first, await requireGeometry(change, first.planVersionId));
    await copyAllocation(change, first, others);
  },
};

const COPY = `
  insert into allocations
    (promoter_id, show_id, first_seat, block_id, seat_count, prices, holds, tally, alternating, revision)
  select a.promoter_id, copy.id, a.first_seat, a.block_id, a.seat_count, a.prices, a.holds, a.tally, a.alternating, 1
  from allocations a cross join unnest($3::bigint[]) as copy (id)
  where a.promoter_id = $1 and a.show_id = $2`;

/**
 * Gives shows of the same plan version the allocation of another one as it is in its columns, without claims. They need
 * price types and holds with the same ordinals. It takes one statement, whatever the number of shows and seats.
 */
async function copyAllocation(
  change: Change,
  from: { promoterId: number; id: number },
  to: readonly { id: number }[],
): Promise<void> {
  if (to.length > 0) await change.run(COPY, [from.promoterId, from.id, to.map(({ id }) => id)]);
}
