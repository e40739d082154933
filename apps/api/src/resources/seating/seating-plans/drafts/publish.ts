import * as endpoints from '@parterre/contract/seating-plans/publish';
import type { Change, Context } from '#context.ts';
import { seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { AppError, notFound } from '#errors.ts';
import { newId } from '#ids.ts';
import { lockVenue } from '#resources/ground/venue-rows/require-venue.ts';
import { type VerbInput, verb } from '#verb.ts';
import { PlanTooHeavy, runPlanWorker } from '../documents/run-plan-worker.ts';
import { refusePlan } from '../refuse-plan.ts';
import { lockPlan, presentPlan, requireSeatingPlan, type SelectedPlan } from '../select-plans.ts';
import { hasDefault } from '../store-plan.ts';
import type { PreparedVersion, VersionRequest } from './prepare-version.ts';
import { readCurrentDocument, readDraftDocument } from './read.ts';
import { deleteDraft, requireDraftRevision, writePlan } from './write-plan.ts';

/**
 * Makes the draft the next version, unless it is the same as the current version. The draft is checked and packed
 * before the change opens, so that nothing in the database waits for it. Throws PLAN_REFUSED with the findings, STALE,
 * BUSY while many plans are read. Needs `plan:write`.
 */
export const publishSeatingPlan = verb(endpoints.publishSeatingPlan, async (ctx, { params, body }) => {
  const prepared = await prepare(ctx, params.id, body).catch(keepRefusal);
  return ctx.change('seating-plan.publish', async (change) => {
    if (prepared instanceof AppError) throw prepared;
    const { plan: found } = await requireSeatingPlan(change, params.id);
    await lockVenue(change, found.promoterId, found.venueId);
    const before = await lockPlan(change, params.id);
    requireDraftRevision(before, body.draftRevision);
    const { plan, version } = before;
    const versionId = await insertVersion(change, before, prepared);
    await deleteDraft(change, plan);
    await writePlan(change, plan, {
      ...(versionId === undefined ? {} : { currentVersionId: versionId, updatedAt: change.now }),
      isDefault: plan.isDefault || !(await hasDefault(change, plan)),
      revision: plan.revision + 1,
    });
    const answer = presentPlan(await requireSeatingPlan(change, plan.id));
    return {
      answer: { isNew: versionId !== undefined, plan: answer },
      promoterId: plan.promoterId,
      objectId: plan.id,
      before: version && { versionNumber: version.number, seatCount: version.seatCount },
      after: { versionNumber: answer.versionNumber, seatCount: answer.seatCount },
      revision: answer.revision,
    };
  });
});

/**
 * Keeps a refusal until the change is open, so that a repeated request gets its first answer, even if the refusal does
 * not apply any more.
 */
function keepRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

async function prepare(
  ctx: Context,
  planId: number,
  { draftRevision, acceptsWarnings }: VerbInput<typeof endpoints.publishSeatingPlan>['body'],
): Promise<PreparedVersion> {
  const source = await readSource(ctx, planId, draftRevision);
  const prepared = await runPlanWorker(ctx, source).catch((error: unknown) => {
    if (error instanceof PlanTooHeavy) throw tooHeavy(error);
    throw error;
  });
  if (prepared.hasErrors || (prepared.hasWarnings && !acceptsWarnings)) throw refused(prepared);
  return prepared;
}

/**
 * Reads what is to be published and ends the read before the work begins, because in the embedded database nobody else
 * could read meanwhile.
 */
function readSource(ctx: Context, planId: number, draftRevision: number): Promise<VersionRequest> {
  return ctx.readLater(async (reader) => {
    const own = { ...reader, actor: ctx.actor };
    const row = await requireSeatingPlan(own, planId);
    requireDraftRevision(row, draftRevision);
    const draft = await readDraftDocument(own, row);
    if (!draft) throw notFound('The plan has no unpublished drawing.');
    const current = (await readCurrentDocument(own, row)) ?? null;
    return { purpose: 'publish', name: row.plan.name, draft, current };
  });
}

/** Returns undefined when there is nothing new to store. */
async function insertVersion(
  change: Change,
  { plan, version }: SelectedPlan,
  { packed, findings }: PreparedVersion,
): Promise<number | undefined> {
  if (!packed) return undefined;
  const id = newId();
  await change.db.insert(seatingPlanVersions).values({
    ...packed,
    promoterId: plan.promoterId,
    id,
    planId: plan.id,
    number: (version?.number ?? 0) + 1,
    findings,
    createdAt: change.now,
    createdBy: change.actor.name,
  });
  return id;
}

const refused = ({ findings, findingCount, hasErrors }: PreparedVersion) =>
  refusePlan(
    hasErrors ? 'The plan has errors: no event could sell it.' : 'The plan has warnings: accept them or mend it.',
    { findings, findingCount, hasErrors },
  );

const tooHeavy = ({ code, values }: PlanTooHeavy) =>
  new AppError('PLAN_REFUSED', {
    detail: 'Checking the plan takes too much time or memory.',
    details: { findings: [{ severity: 'error', code, place: {}, values }], findingCount: 1, hasErrors: true },
  });
