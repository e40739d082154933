import * as endpoints from '@parterre/contract/seating-plans/draft';
import { and, eq } from 'drizzle-orm';
import { seatingPlans } from '#db/schema/seating/seating-plans.ts';
import { notFound } from '#errors.ts';
import { dropFiles } from '#resources/ground/images/write-image.ts';
import { verb } from '#verb.ts';
import { lockPlan } from '../select-plans.ts';
import { deleteDraft, requireDraftRevision, writePlan } from './write-plan.ts';

/**
 * Discards a draft and so returns to the current version; a plan without a version is deleted with its draft. Throws
 * NOT_FOUND without a draft, STALE. Needs `plan:write`.
 */
export const removePlanDraft = verb(endpoints.removePlanDraft, (ctx, { params }) =>
  ctx.change('seating-plan.discard-draft', async (change) => {
    const before = await lockPlan(change, params.id);
    const { plan, version, draft } = before;
    if (!draft) throw notFound('The plan has no unpublished drawing.');
    requireDraftRevision(before, change.ifMatch);
    await deleteDraft(change, plan);
    if (version) await writePlan(change, plan);
    else {
      await change.db
        .delete(seatingPlans)
        .where(and(eq(seatingPlans.promoterId, plan.promoterId), eq(seatingPlans.id, plan.id)));
      await dropFiles(change, plan.promoterId, plan.trace ? [plan.trace.fileKey] : []);
    }
    return {
      answer: undefined,
      promoterId: plan.promoterId,
      objectId: plan.id,
      before: { name: plan.name, seatCount: draft.seatCount, savedBy: draft.savedBy },
      after: version && { name: plan.name, seatCount: version.seatCount },
    };
  }),
);
