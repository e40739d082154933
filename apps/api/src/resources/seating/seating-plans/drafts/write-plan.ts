import { and, eq, sql } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { seatingPlanDrafts, seatingPlans } from '#db/schema/seating/seating-plans.ts';
import { AppError } from '#errors.ts';
import type { SelectedPlan } from '../select-plans.ts';

type PlanRow = SelectedPlan['plan'];

/**
 * Writes fields of a locked plan. Every change of its draft or of the picture under it gives the draft a new revision.
 */
export async function writePlan(
  change: Change,
  { promoterId, id }: Pick<PlanRow, 'promoterId' | 'id'>,
  fields: Partial<
    Pick<PlanRow, 'trace' | 'lastBlockId' | 'currentVersionId' | 'isDefault' | 'revision' | 'updatedAt'>
  > = {},
): Promise<void> {
  await change.db
    .update(seatingPlans)
    .set({
      ...fields,
      draftRevision: sql`${seatingPlans.draftRevision} + 1`,
      draftChangedAt: change.now,
      draftChangedById: change.actor.id,
      draftChangedBy: change.actor.name,
    })
    .where(and(eq(seatingPlans.promoterId, promoterId), eq(seatingPlans.id, id)));
}

export async function deleteDraft(
  change: Change,
  { promoterId, id }: Pick<PlanRow, 'promoterId' | 'id'>,
): Promise<void> {
  await change.db
    .delete(seatingPlanDrafts)
    .where(and(eq(seatingPlanDrafts.promoterId, promoterId), eq(seatingPlanDrafts.planId, id)));
}

/** Throws STALE with the user who saved or published when the draft is not the one that was opened. */
export function requireDraftRevision({ plan, version, draft }: SelectedPlan, opened: number | undefined): void {
  if (opened === undefined || opened === plan.draftRevision) return;
  throw new AppError('STALE', {
    details: {
      revision: plan.draftRevision,
      isSaved: draft !== null,
      savedAt: (draft?.savedAt ?? version?.createdAt)?.toISOString() ?? null,
      savedBy: draft?.savedBy ?? version?.createdBy ?? null,
      versionNumber: version?.number ?? 0,
    },
    detail: 'Somebody else has changed this drawing since you opened it.',
  });
}
