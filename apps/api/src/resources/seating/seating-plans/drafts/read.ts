import * as endpoints from '@parterre/contract/seating-plans/draft';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { seatingPlanDrafts, seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { notFound } from '#errors.ts';
import { verb } from '#verb.ts';
import { requireSeatingPlan, type SelectedPlan } from '../select-plans.ts';
import { presentDraft } from './present-draft.ts';
import { requireDraftRevision } from './write-plan.ts';

export const getPlanDraft = verb(endpoints.getPlanDraft, async (ctx, { params }) =>
  presentDraft(ctx, await requireSeatingPlan(ctx, params.id)),
);

/** Answers the bytes as they are stored. Throws STALE when the draft has another revision than the requested one. */
export const getPlanDraftDocument = verb(endpoints.getPlanDraftDocument, async (ctx, { params, query }) => {
  const row = await requireSeatingPlan(ctx, params.id);
  requireDraftRevision(row, query.revision);
  const bytes = row.draft ? await readDraftDocument(ctx, row) : await readCurrentDocument(ctx, row);
  if (!bytes) throw notFound();
  return {
    bytes,
    encoding: 'br',
    contentType: 'application/json; charset=utf-8',
    etag: `${row.plan.draftRevision}-${row.version?.number ?? 0}`,
  };
});

export async function readDraftDocument(ctx: Reader, { plan }: SelectedPlan): Promise<Uint8Array | undefined> {
  const [stored] = await ctx.db
    .select({ document: seatingPlanDrafts.document })
    .from(seatingPlanDrafts)
    .where(and(eq(seatingPlanDrafts.promoterId, plan.promoterId), eq(seatingPlanDrafts.planId, plan.id)));
  return stored?.document;
}

export async function readCurrentDocument(ctx: Reader, { version }: SelectedPlan): Promise<Uint8Array | undefined> {
  if (!version) return undefined;
  const [stored] = await ctx.db
    .select({ document: seatingPlanVersions.document })
    .from(seatingPlanVersions)
    .where(and(eq(seatingPlanVersions.promoterId, version.promoterId), eq(seatingPlanVersions.id, version.id)));
  return stored?.document;
}
