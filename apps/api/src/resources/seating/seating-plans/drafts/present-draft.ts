import type { PlanDraft, TraceImage } from '@parterre/contract/seating-plans/draft';
import { BLOCK_ID_MAX } from '@parterre/seating-plan';
import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { seatingPlanVersions, type TraceColumn } from '#db/schema/seating/seating-plans.ts';
import { toImageUrl } from '#resources/ground/images/read.ts';
import type { SelectedPlan } from '../select-plans.ts';

/** Presents the state of a plan's draft; without a draft, that of the current version. */
export async function presentDraft(ctx: Reader, { plan, version, draft }: SelectedPlan): Promise<PlanDraft> {
  const { findings = [], seatCount = 0, standingCapacity = 0 } = draft ?? version ?? {};
  return {
    planId: plan.id,
    venueId: plan.venueId,
    name: plan.name,
    versionNumber: version?.number ?? 0,
    isSaved: draft !== null,
    revision: plan.draftRevision,
    savedAt: draft?.savedAt.toISOString() ?? null,
    savedBy: draft?.savedBy ?? null,
    seatCount,
    standingCapacity,
    findings,
    findingCount: draft?.findingCount ?? findings.length,
    traceImage: plan.trace && presentTrace(plan.trace),
    lastBlockId: Math.max(plan.lastBlockId, version ? await findLastBlockId(ctx, version) : 0),
  };
}

/**
 * Allocations of shows on older versions may name blocks that are no longer in the drawing, so their ids count. Ids
 * that no save accepts do not.
 */
async function findLastBlockId({ db }: Reader, version: NonNullable<SelectedPlan['version']>): Promise<number> {
  const { promoterId, planId, blocks } = seatingPlanVersions;
  const [found] = await db
    .select({
      last: sql<number>`coalesce(max((select max((block->>'blockId')::bigint) from jsonb_array_elements(${blocks}) block where (block->>'blockId')::bigint <= ${BLOCK_ID_MAX})), 0)`.mapWith(
        Number,
      ),
    })
    .from(seatingPlanVersions)
    .where(and(eq(promoterId, version.promoterId), eq(planId, version.planId)));
  return found?.last ?? 0;
}

const presentTrace = ({ fileKey, ...trace }: TraceColumn): TraceImage => ({
  ...trace,
  url: toImageUrl(fileKey, 'webp'),
});
