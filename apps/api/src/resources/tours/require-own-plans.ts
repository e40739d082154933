import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { seatingPlans } from '../../db/schema/venues.ts';
import { invalidField } from '../../errors.ts';

export interface TourPlans {
  planIds: readonly number[];
  defaultPlanId: number | null;
}

/** Published plans of the promoter's own venues, the default among them. Throws INVALID naming `planIds` or `defaultPlanId`. */
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
