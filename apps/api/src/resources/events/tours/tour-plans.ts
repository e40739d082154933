import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { tourPlans } from '#db/schema/events/tours.ts';
import { seatingPlans } from '#db/schema/seating/seating-plans.ts';
import { invalidField } from '#errors.ts';
import type { TourRow } from './tour-rows.ts';

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

/** Shows that use a removed plan keep it, because a show freezes its plan. */
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

export interface TourPlans {
  planIds: readonly number[];
  defaultPlanId: number | null;
}

/**
 * Requires published plans of the promoter's own venues, the default among them. Throws INVALID naming `planIds` or
 * `defaultPlanId`.
 */
export async function requireOwnPlans(
  change: Change,
  promoterId: number,
  { planIds, defaultPlanId }: TourPlans,
): Promise<void> {
  if (planIds.length > 0) {
    const rows = await change.db
      .select({ id: seatingPlans.id })
      .from(seatingPlans)
      .where(
        and(
          eq(seatingPlans.promoterId, promoterId),
          inArray(seatingPlans.id, [...planIds]),
          isNotNull(seatingPlans.currentVersionId),
        ),
      );
    const known = new Set(rows.map(({ id }) => id));
    const unknown = planIds.find((id) => !known.has(id));
    if (unknown !== undefined)
      throw invalidField('planIds', 'unknown', { message: `No plan of the promoter has the id ${unknown}` });
  }
  if (defaultPlanId !== null && !planIds.includes(defaultPlanId))
    throw invalidField('defaultPlanId', 'tourDefaultPlan');
}
