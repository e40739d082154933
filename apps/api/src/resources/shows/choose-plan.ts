import { and, eq } from 'drizzle-orm';
import type { Change, Context } from '../../context.ts';
import { seatingPlans, seatingPlanVersions } from '../../db/schema/venues.ts';
import { AppError } from '../../errors.ts';
import type { VenueRow } from './require-venue.ts';

/** A plan of the venue with the version an event freezes when it takes it. */
export interface ChosenPlan {
  planId: number;
  planVersionId: number;
  number: number;
  hash: string;
  seatCount: number;
}

/**
 * The plan of an event (spec §5): the one asked for, none for null, the venue's default when nothing is said. Throws
 * PLAN_NOT_SELECTABLE for a plan of another venue.
 */
export async function choosePlan(
  ctx: Pick<Change, 'db'> | Context,
  venue: VenueRow,
  wanted: number | null | undefined,
): Promise<ChosenPlan | null> {
  if (wanted === null) return null;
  const [plan] = await ctx.db
    .select({
      planId: seatingPlans.id,
      planVersionId: seatingPlanVersions.id,
      number: seatingPlanVersions.number,
      hash: seatingPlanVersions.hash,
      seatCount: seatingPlanVersions.seatCount,
    })
    .from(seatingPlans)
    .innerJoin(
      seatingPlanVersions,
      and(
        eq(seatingPlanVersions.promoterId, seatingPlans.promoterId),
        eq(seatingPlanVersions.id, seatingPlans.currentVersionId),
      ),
    )
    .where(
      and(
        eq(seatingPlans.promoterId, venue.promoterId),
        eq(seatingPlans.venueId, venue.id),
        wanted === undefined ? eq(seatingPlans.isDefault, true) : eq(seatingPlans.id, wanted),
      ),
    );
  if (!plan && wanted !== undefined)
    throw new AppError('PLAN_NOT_SELECTABLE', {
      fieldErrors: [{ field: 'seatingPlanId', message: 'This plan does not belong to the venue' }],
      details: { seatingPlanId: wanted, venueId: venue.id },
    });
  return plan ?? null;
}
