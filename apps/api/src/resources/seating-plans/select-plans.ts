import type { SeatingPlanDetails, SeatingPlanSummary } from '@parterre/contract/seating-plans';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { z } from 'zod';
import type { Change, Context } from '../../context.ts';
import { seatingPlans, seatingPlanVersions, venues } from '../../db/schema/venues.ts';
import { notFound } from '../../errors.ts';
import { coveredVenues } from '../venues/covered-venues.ts';

const { document: _, geometry: __, ...versionColumns } = getTableColumns(seatingPlanVersions);

/** Plans with their current version, without its bytes; the venue is joined for what a narrow membership covers. */
export const selectPlans = ({ db }: Pick<Context, 'db'> | Pick<Change, 'db'>) =>
  db
    .select({ plan: seatingPlans, version: versionColumns })
    .from(seatingPlans)
    .innerJoin(
      seatingPlanVersions,
      and(
        eq(seatingPlanVersions.promoterId, seatingPlans.promoterId),
        eq(seatingPlanVersions.id, seatingPlans.currentVersionId),
      ),
    )
    .innerJoin(venues, and(eq(venues.promoterId, seatingPlans.promoterId), eq(venues.id, seatingPlans.venueId)));

export type SelectedPlan = Awaited<ReturnType<typeof selectPlans>>[number];

/** A plan of the caller or of the catalogue; NOT_FOUND for unknown and foreign ids. */
export async function requirePlan(ctx: Context | Change, planId: number): Promise<SelectedPlan> {
  const [row] = await selectPlans(ctx).where(and(eq(seatingPlans.id, planId), coveredVenues(ctx)));
  if (!row) throw notFound();
  return row;
}

export function presentPlanSummary({ plan, version }: SelectedPlan): SeatingPlanSummary {
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

export const presentPlan = (row: SelectedPlan): z.infer<typeof SeatingPlanDetails> => ({
  ...presentPlanSummary(row),
  blocks: row.version.blocks,
  findings: row.version.findings,
});
