import type { PlanDraftSummary } from '@parterre/contract/seating-plans/plan';
import * as endpoints from '@parterre/contract/seating-plans/plan';
import { and, asc, desc, eq } from 'drizzle-orm';
import { seatingPlans, seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { notFound } from '#errors.ts';
import { requireVenue } from '#resources/ground/venue-rows/require-venue.ts';
import { verb } from '#verb.ts';
import {
  isPublished,
  presentPlan,
  presentPlanSummary,
  requireSeatingPlan,
  type SelectedPlan,
  selectPlans,
} from './select-plans.ts';

export const getSeatingPlan = verb(endpoints.getSeatingPlan, async (ctx, { params }) =>
  presentPlan(await requireSeatingPlan(ctx, params.id)),
);

/**
 * Answers the columns of the version with this hash, as they are stored. Older versions are served too, because shows
 * keep the version that they froze.
 */
export const getPlanGeometry = verb(endpoints.getPlanGeometry, async (ctx, { params }) => {
  const { plan } = await requireSeatingPlan(ctx, params.id);
  const [version] = await ctx.db
    .select({ geometry: seatingPlanVersions.geometry })
    .from(seatingPlanVersions)
    .where(
      and(
        eq(seatingPlanVersions.promoterId, plan.promoterId),
        eq(seatingPlanVersions.planId, plan.id),
        eq(seatingPlanVersions.hash, params.hash),
      ),
    )
    .limit(1);
  if (!version) throw notFound();
  return { bytes: version.geometry, encoding: 'br', isImmutable: true, etag: params.hash };
});

/** Lists the plans, the default first, then by name, with their drafts. */
export const listVenuePlans = verb(endpoints.listVenuePlans, async (ctx, { params }) => {
  const venue = await requireVenue(ctx, params.venueId);
  const rows = await selectPlans(ctx)
    .where(and(eq(seatingPlans.promoterId, venue.promoterId), eq(seatingPlans.venueId, venue.id)))
    .orderBy(desc(seatingPlans.isDefault), asc(seatingPlans.name));
  return { items: rows.filter(isPublished).map(presentPlanSummary), drafts: rows.flatMap(presentDrawing) };
});

function presentDrawing({ plan, version, draft }: SelectedPlan): PlanDraftSummary[] {
  if (!draft) return [];
  const { seatCount, standingCapacity, savedAt, savedBy } = draft;
  const planFacts = { planId: plan.id, name: plan.name, isPublished: version !== null };
  return [{ ...planFacts, seatCount, standingCapacity, savedAt: savedAt.toISOString(), savedBy }];
}

/** Reads the default plan of a venue. Throws NOT_FOUND when it has none. */
export const getDefaultPlan = verb(endpoints.getDefaultPlan, async (ctx, { params }) => {
  const venue = await requireVenue(ctx, params.id);
  const [row] = await selectPlans(ctx).where(
    and(
      eq(seatingPlans.promoterId, venue.promoterId),
      eq(seatingPlans.venueId, venue.id),
      eq(seatingPlans.isDefault, true),
    ),
  );
  if (!row || !isPublished(row)) throw notFound('This venue has no seating plan.');
  return presentPlanSummary(row);
});
