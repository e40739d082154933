import { and, count, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { allocations, claims } from '#db/schema/seating/seats.ts';
import { AppError, refusal } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { writeCapacity } from '#resources/ground/show-rows/write-capacity.ts';
import { requireGeometry } from '#resources/seating/seating-plans/read-geometry.ts';
import { countSeats, isLiveClaim } from '#resources/seating/seats/count-seats.ts';
import { createAllocation, removeAllocation } from '#resources/seating/seats/create-allocation.ts';

/** The numbers of seats that a change of plan removed: all, those with a price, and those with a hold. */
export interface RemovedSeats {
  removedSeats: number;
  removedPriced: number;
  removedHeld: number;
}

/**
 * Deletes every seat of a show and creates those of its current plan (spec §5). Throws HAS_ORDERS while a basket holds
 * one of them.
 */
export async function rebuildSeats(change: Change, before: ShowRow, after: ShowRow): Promise<RemovedSeats> {
  await lockAllocation(change, before);
  await refuseBaskets(change, before);
  const removed = sumUp(await countSeats(change, before));
  await removeAllocation(change, before);
  if (after.seating === 'RESERVED' && after.planVersionId !== null)
    await createAllocation(change, after, await requireGeometry(change, after.planVersionId));
  await writeCapacity(change, after);
  return removed;
}

/**
 * Throws CONFLICT with the counts when a change removes another number of seats than the user confirmed. Without a
 * confirmed number it may only remove seats that have neither prices nor holds.
 */
export function requireConfirmedSeats(confirmed: number | undefined, removed: RemovedSeats | undefined): void {
  const { removedSeats, removedPriced, removedHeld } = removed ?? { removedSeats: 0, removedPriced: 0, removedHeld: 0 };
  if (confirmed === removedSeats || (confirmed === undefined && removedPriced + removedHeld === 0)) return;
  const removesSeats = confirmed ?? 0;
  throw refusal('CONFLICT', 'removes-other-seats', { removesSeats, removedSeats, removedPriced, removedHeld });
}

/** Waits for sales that hold these rows, so that their claims are seen afterwards. */
async function lockAllocation(change: Change, show: ShowRow): Promise<void> {
  await change.db
    .select({ firstSeat: allocations.firstSeat })
    .from(allocations)
    .where(and(eq(allocations.promoterId, show.promoterId), eq(allocations.showId, show.id)))
    .orderBy(allocations.firstSeat)
    .for('update');
}

async function refuseBaskets(change: Change, show: ShowRow): Promise<void> {
  const [live] = await change.db
    .select({ seats: count() })
    .from(claims)
    .where(and(eq(claims.promoterId, show.promoterId), eq(claims.showId, show.id), isLiveClaim(change.now)));
  if (live && live.seats > 0)
    throw new AppError('HAS_ORDERS', {
      details: { seats: live.seats },
      detail: `${live.seats} seats are sold or in a basket, so the plan cannot change.`,
    });
}

function sumUp(counts: Awaited<ReturnType<typeof countSeats>>): RemovedSeats {
  const removed = { removedSeats: 0, removedPriced: 0, removedHeld: 0 };
  for (const { price, hold, seats } of counts) {
    removed.removedSeats += seats;
    if (price > 0) removed.removedPriced += seats;
    if (hold > 0) removed.removedHeld += seats;
  }
  return removed;
}
