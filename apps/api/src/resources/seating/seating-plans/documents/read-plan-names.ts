import { and, eq } from 'drizzle-orm';
import type { Change } from '../../../../context.ts';
import { seatingPlans } from '../../../../db/schema/seating/seating-plans.ts';

/** Reads the plans of a venue, where each name is used once. */
export const readPlanNames = (change: Change, promoterId: number, venueId: number) =>
  change.db
    .select({ id: seatingPlans.id, name: seatingPlans.name, currentVersionId: seatingPlans.currentVersionId })
    .from(seatingPlans)
    .where(and(eq(seatingPlans.promoterId, promoterId), eq(seatingPlans.venueId, venueId)));
