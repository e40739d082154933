import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { tourPlans } from '../../db/schema/tours.ts';
import type { TourRow } from './lock-tour.ts';
import type { TourPlans } from './require-own-plans.ts';

type TourKey = Pick<TourRow, 'promoterId' | 'id'>;

export async function readTourPlans(change: Change, { promoterId, id }: TourKey): Promise<TourPlans> {
  const rows = await change.db
    .select({ planId: tourPlans.planId, isDefault: tourPlans.isDefault })
    .from(tourPlans)
    .where(and(eq(tourPlans.promoterId, promoterId), eq(tourPlans.tourId, id)))
    .orderBy(tourPlans.planId);
  return {
    planIds: rows.map(({ planId }) => planId),
    defaultPlanId: rows.find(({ isDefault }) => isDefault)?.planId ?? null,
  };
}

/** Shows that use a plan which is taken away keep it: what they use is frozen. */
export async function writeTourPlans(
  change: Change,
  { promoterId, id }: TourKey,
  { planIds, defaultPlanId }: TourPlans,
): Promise<void> {
  await change.db.delete(tourPlans).where(and(eq(tourPlans.promoterId, promoterId), eq(tourPlans.tourId, id)));
  if (planIds.length === 0) return;
  await change.db
    .insert(tourPlans)
    .values(planIds.map((planId) => ({ promoterId, tourId: id, planId, isDefault: planId === defaultPlanId })));
}
