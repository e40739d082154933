import type { SeatingPlanDetails, SeatingPlanSummary } from '@parterre/contract/seating-plans/plan';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { z } from 'zod';
import { type Change, type Reader, requirePromoterId } from '#context.ts';
import { seatingPlanDrafts, seatingPlans, seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { notFound } from '#errors.ts';
import { coveredVenues } from '#resources/ground/venue-rows/covered-venues.ts';

const { document: _, geometry: __, ...versionColumns } = getTableColumns(seatingPlanVersions);
const { document: ___, ...draftColumns } = getTableColumns(seatingPlanDrafts);

/**
 * Selects plans with their current version and their draft, without the bytes. Joins the venue, because limited
 * memberships cover plans by venue.
 */
export const selectPlans = ({ db }: Pick<Reader, 'db'>) =>
  db
    .select({ plan: seatingPlans, version: versionColumns, draft: draftColumns })
    .from(seatingPlans)
    .leftJoin(
      seatingPlanVersions,
      and(
        eq(seatingPlanVersions.promoterId, seatingPlans.promoterId),
        eq(seatingPlanVersions.id, seatingPlans.currentVersionId),
      ),
    )
    .leftJoin(
      seatingPlanDrafts,
      and(eq(seatingPlanDrafts.promoterId, seatingPlans.promoterId), eq(seatingPlanDrafts.planId, seatingPlans.id)),
    )
    .innerJoin(venues, and(eq(venues.promoterId, seatingPlans.promoterId), eq(venues.id, seatingPlans.venueId)));

export type SelectedPlan = Awaited<ReturnType<typeof selectPlans>>[number];
export type PublishedPlanRow = SelectedPlan & { version: NonNullable<SelectedPlan['version']> };

/** Reads a plan of the caller or of the catalogue. Throws NOT_FOUND for unknown and foreign ids. */
export async function requireSeatingPlan(ctx: Reader, planId: number): Promise<SelectedPlan> {
  const [row] = await selectPlans(ctx).where(and(eq(seatingPlans.id, planId), coveredVenues(ctx)));
  if (!row) throw notFound();
  return row;
}

/** Reads a plan that has a version. Throws NOT_FOUND for one that was never published. */
export async function requirePublishedPlan(ctx: Reader, planId: number): Promise<PublishedPlanRow> {
  const row = await requireSeatingPlan(ctx, planId);
  if (!isPublished(row)) throw notFound('This plan was never published.');
  return row;
}

export const isPublished = (row: SelectedPlan): row is PublishedPlanRow => row.version !== null;

/** Includes plans that were never published, because a name is free in a venue only when none of them has it. */
export const readPlanNames = (change: Change, promoterId: number, venueId: number) =>
  change.db
    .select({ id: seatingPlans.id, name: seatingPlans.name, currentVersionId: seatingPlans.currentVersionId })
    .from(seatingPlans)
    .where(and(eq(seatingPlans.promoterId, promoterId), eq(seatingPlans.venueId, venueId)));

/**
 * Locks an own plan until the change ends, so that changes of its draft and versions run one after the other. A change
 * that also touches the names or the default of its venue locks the venue before, always in this order.
 */
export async function lockPlan(change: Change, planId: number): Promise<SelectedPlan> {
  const promoterId = requirePromoterId(change);
  const [own] = await change.db
    .select({ id: seatingPlans.id })
    .from(seatingPlans)
    .where(and(eq(seatingPlans.promoterId, promoterId), eq(seatingPlans.id, planId)))
    .for('no key update');
  if (!own) throw notFound();
  return requireSeatingPlan(change, planId);
}

export function presentPlanSummary({ plan, version }: PublishedPlanRow): SeatingPlanSummary {
  return {
    id: plan.id,
    name: plan.name,
    venueId: plan.venueId,
    isDefault: plan.isDefault,
    seatCount: version.seatCount,
    standingCapacity: version.standingCapacity,
    blockCount: version.blocks.length,
    versionNumber: version.number,
    planVersionId: version.id,
    geometryHash: version.hash,
    updatedAt: plan.updatedAt.toISOString(),
    revision: plan.revision,
  };
}

export function presentPlan(row: SelectedPlan): z.infer<typeof SeatingPlanDetails> {
  const hasDraft = row.draft !== null;
  if (isPublished(row))
    return { ...presentPlanSummary(row), hasDraft, blocks: row.version.blocks, findings: row.version.findings };
  const { id, name, venueId, isDefault, updatedAt, revision } = row.plan;
  return {
    id,
    name,
    venueId,
    isDefault,
    hasDraft,
    revision,
    updatedAt: updatedAt.toISOString(),
    seatCount: 0,
    standingCapacity: 0,
    blockCount: 0,
    versionNumber: 0,
    planVersionId: null,
    geometryHash: null,
    blocks: [],
    findings: [],
  };
}
