import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { tourPlans } from '#db/schema/events/tours.ts';
import { SYSTEM_PROMOTER_ID } from '#db/schema/promoters/promoters.ts';
import { seatingPlans, seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { AppError, fieldError } from '#errors.ts';
import type { VenueRow } from '#resources/ground/venue-rows/require-venue.ts';

export interface PlanPlace {
  venue: VenueRow;
  tourId: number | null;
}

export interface ChosenPlan {
  planId: number;
  planVersionId: number;
}

/**
 * Chooses the plan of a show (spec §5): the requested one, none for null; without a request the default of the tour,
 * otherwise of the venue. A plan of the catalogue venue is replaced by its copy. Throws PLAN_NOT_SELECTABLE for a plan
 * of neither.
 */
export async function choosePlan(
  change: Change,
  place: PlanPlace,
  wanted: number | null | undefined,
): Promise<ChosenPlan | null> {
  if (wanted === null) return null;
  const plan = wanted === undefined ? await findDefault(change, place) : await findPlan(change, place, wanted);
  if (!plan && wanted !== undefined)
    throw new AppError('PLAN_NOT_SELECTABLE', {
      fieldErrors: [fieldError('seatingPlanId', 'planOfVenue')],
      details: { seatingPlanId: wanted, venueId: place.venue.id, tourId: place.tourId },
    });
  return plan ?? null;
}

/**
 * Returns undefined for a plan that a show here may not have (spec §5). A plan of the catalogue's venue is replaced by
 * its copy.
 */
export async function findPlan(change: Change, place: PlanPlace, planId: number): Promise<ChosenPlan | undefined> {
  const { venue } = place;
  const copiedName = await findCatalogueName(change, venue, planId);
  const ofVenue = eq(seatingPlans.venueId, venue.id);
  const [plan] = await selectPlans(
    change,
    place,
    copiedName === undefined
      ? and(eq(seatingPlans.id, planId), or(ofVenue, sql`${tourPlans.planId} is not null`))
      : and(ofVenue, eq(seatingPlans.name, copiedName)),
  );
  return plan;
}

async function findDefault(change: Change, place: PlanPlace): Promise<ChosenPlan | undefined> {
  const ofVenue = and(eq(seatingPlans.venueId, place.venue.id), eq(seatingPlans.isDefault, true));
  const [plan] = await selectPlans(change, place, or(eq(tourPlans.isDefault, true), ofVenue));
  return plan;
}

/** Selects own plans with their current version, the default of the tour first. */
function selectPlans(change: Change, { venue, tourId }: PlanPlace, match: SQL | undefined) {
  return change.db
    .select({ planId: seatingPlans.id, planVersionId: seatingPlanVersions.id })
    .from(seatingPlans)
    .innerJoin(
      seatingPlanVersions,
      and(
        eq(seatingPlanVersions.promoterId, seatingPlans.promoterId),
        eq(seatingPlanVersions.id, seatingPlans.currentVersionId),
      ),
    )
    .leftJoin(
      tourPlans,
      and(
        eq(tourPlans.promoterId, seatingPlans.promoterId),
        eq(tourPlans.planId, seatingPlans.id),
        eq(tourPlans.tourId, tourId ?? 0),
      ),
    )
    .where(and(eq(seatingPlans.promoterId, venue.promoterId), match))
    .orderBy(desc(sql`coalesce(${tourPlans.isDefault}, false)`))
    .limit(1);
}

/** Finds the name of a plan of the catalogue venue that this venue was copied from; its copy has the same name. */
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
