import { and, eq, sum } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { shows } from '#db/schema/events/shows.ts';
import { allocations } from '#db/schema/seating/seats.ts';
import type { ShowRow } from './require-show.ts';

/**
 * Counts seats and unseated places again and stores the sum in the show, so that lists sort and filter by it. Returns
 * the sum.
 */
export async function writeCapacity(change: Change, show: Pick<ShowRow, 'promoterId' | 'id'>): Promise<number> {
  const [seats] = await change.db
    .select({ total: sum(allocations.seatCount) })
    .from(allocations)
    .where(and(eq(allocations.promoterId, show.promoterId), eq(allocations.showId, show.id)));
  const [places] = await change.db
    .select({ total: sum(priceTypes.allocation) })
    .from(priceTypes)
    .where(
      and(eq(priceTypes.promoterId, show.promoterId), eq(priceTypes.showId, show.id), eq(priceTypes.isSeated, false)),
    );
  const capacity = Number(seats?.total ?? 0) + Number(places?.total ?? 0);
  await change.db
    .update(shows)
    .set({ capacity })
    .where(and(eq(shows.promoterId, show.promoterId), eq(shows.id, show.id)));
  return capacity;
}

/** Freezes a locked show on another version of its plan, whose seats it already has. Returns its capacity. */
export async function writePlanVersion(change: Change, show: ShowRow, planVersionId: number): Promise<number> {
  await change.db
    .update(shows)
    .set({ planVersionId, revision: show.revision + 1 })
    .where(and(eq(shows.promoterId, show.promoterId), eq(shows.id, show.id)));
  return writeCapacity(change, show);
}
