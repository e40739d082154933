import * as endpoints from '@parterre/contract/seating-plans/draft';
import type { Context } from '#context.ts';
import { seatingPlanDrafts } from '#db/schema/seating/seating-plans.ts';
import { AppError, invalidField } from '#errors.ts';
import { verb } from '#verb.ts';
import { PlanTooHeavy, runPlanWorker } from '../documents/run-plan-worker.ts';
import { lockPlan, requireSeatingPlan } from '../select-plans.ts';
import { presentDraft } from './present-draft.ts';
import type { DraftFileReading } from './read-draft-file.ts';
import { refuseReusedIds } from './refuse-reused-ids.ts';
import { requireDraftRevision, writePlan } from './write-plan.ts';

/**
 * Saves the whole drawing, finished or not. It is read before the change opens. Throws INVALID naming the field of the
 * file, also for a new block with the id of another, STALE with the user who saved since, BUSY while many plans are
 * read, FILE_TOO_LARGE for a file over the limit. Needs `plan:write`.
 */
export const putPlanDraft = verb(endpoints.putPlanDraft, async (ctx, { params, file }) => {
  const { document, facts, blocks, trace } = await readSave(ctx, file.bytes);
  return ctx.change('seating-plan.save-draft', async (change) => {
    const before = await lockPlan(change, params.id);
    requireDraftRevision(before, change.ifMatch);
    await refuseReusedIds(change, before, blocks);
    const { plan } = before;
    const saved = { ...facts, document, savedAt: change.now, savedBy: change.actor.name };
    await change.db
      .insert(seatingPlanDrafts)
      .values({ ...saved, promoterId: plan.promoterId, planId: plan.id })
      .onConflictDoUpdate({ target: [seatingPlanDrafts.promoterId, seatingPlanDrafts.planId], set: saved });
    await writePlan(change, plan, {
      lastBlockId: blocks.reduce((max, { blockId }) => Math.max(max, blockId), plan.lastBlockId),
      ...(trace && plan.trace && { trace: { ...plan.trace, ...trace } }),
    });
    const answer = await presentDraft(change, await requireSeatingPlan(change, plan.id));
    return {
      answer,
      promoterId: plan.promoterId,
      objectId: plan.id,
      before: before.draft && { seatCount: before.draft.seatCount, standingCapacity: before.draft.standingCapacity },
      after: { seatCount: answer.seatCount, standingCapacity: answer.standingCapacity },
      revision: answer.revision,
    };
  });
});

async function readSave(ctx: Context, bytes: Uint8Array): Promise<Extract<DraftFileReading, { isReadable: true }>> {
  const reading = await runPlanWorker(ctx, { purpose: 'draft', bytes }).catch((error: unknown) => {
    if (error instanceof PlanTooHeavy) throw invalidField('file', 'notFitting', { message: 'Takes too much to read' });
    throw error;
  });
  if (!reading.isReadable) throw new AppError('INVALID', { fieldErrors: reading.fieldErrors });
  return reading;
}
