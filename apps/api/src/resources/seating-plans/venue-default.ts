import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { seatingPlans } from '../../db/schema/venues.ts';

/** One default at a time; the venue is locked. */
export async function clearDefault(change: Change, promoterId: number, venueId: number): Promise<void> {
  await change.db
    .update(seatingPlans)
    .set({ isDefault: false })
    .where(
      and(eq(seatingPlans.promoterId, promoterId), eq(seatingPlans.venueId, venueId), eq(seatingPlans.isDefault, true)),
    );
}

/** Whether the venue of a plan has a default; the venue is locked. */
export async function hasDefault(
  change: Change,
  { promoterId, venueId }: { promoterId: number; venueId: number },
): Promise<boolean> {
  const [found] = await change.db
    .select({ id: seatingPlans.id })
    .from(seatingPlans)
    .where(
      and(eq(seatingPlans.promoterId, promoterId), eq(seatingPlans.venueId, venueId), eq(seatingPlans.isDefault, true)),
    );
  return found !== undefined;
}
