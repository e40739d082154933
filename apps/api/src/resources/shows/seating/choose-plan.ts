import { and, eq } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { SYSTEM_PROMOTER_ID } from '../../../db/schema/promoters.ts';
import { seatingPlans, seatingPlanVersions } from '../../../db/schema/venues.ts';
import { AppError } from '../../../errors.ts';
import type { VenueRow } from '../../venues/require-venue.ts';

/** A plan of the venue with the version an event freezes when it takes it. */
export interface ChosenPlan {
  planId: number;
  planVersionId: number;
}

/**
 * The plan of an event (spec §5): the one asked for, none for null, the venue's default when nothing is said. The plan of
 * a catalogue venue stands for its copy. Throws PLAN_NOT_SELECTABLE for a plan of another venue.
 */
export async function choosePlan(
  change: Change,
  venue: VenueRow,
  wanted: number | null | undefined,
): Promise<ChosenPlan | null> {
  if (wanted === null) return null;
  const copiedName = wanted === undefined ? undefined : await findCatalogueName(change, venue, wanted);
  const isWanted = wanted === undefined ? eq(seatingPlans.isDefault, true) : eq(seatingPlans.id, wanted);
  const [plan] = await change.db
    .select({ planId: seatingPlans.id, planVersionId: seatingPlanVersions.id })
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
        copiedName === undefined ? isWanted : eq(seatingPlans.name, copiedName),
      ),
    );
  if (!plan && wanted !== undefined)
    throw new AppError('PLAN_NOT_SELECTABLE', {
      fieldErrors: [{ field: 'seatingPlanId', message: 'This plan does not belong to the venue' }],
      details: { seatingPlanId: wanted, venueId: venue.id },
    });
  return plan ?? null;
}

/** What a plan of the catalogue venue is called that this venue was copied from; its copy has the same name. */
async function findCatalogueName(change: Change, venue: VenueRow, planId: number): Promise<string | undefined> {
  if (venue.sourceVenueId === null) return undefined;
  const [plan] = await change.db
    .select({ name: seatingPlans.name })
    .from(seatingPlans)
    .where(
      and(
        eq(seatingPlans.promoterId, SYSTEM_PROMOTER_ID),
        eq(seatingPlans.venueId, venue.sourceVenueId),
        eq(seatingPlans.id, planId),
      ),
    );
  return plan?.name;
}
