import * as endpoints from '@parterre/contract/seating-plans/draft';
import { notFound } from '#errors.ts';
import { recordEditing } from '#live/viewer-rows.ts';
import { verb } from '#verb.ts';
import { requireSeatingPlan } from '../select-plans.ts';
import { draftSource } from './draft-source.ts';

/**
 * Streams the draft of an own plan as it changes. Throws NOT_FOUND for plans of the catalogue, which nobody can draw.
 */
export const watchPlanDraft = verb(endpoints.watchPlanDraft, async (ctx, { params }) => {
  const { plan } = await requireSeatingPlan(ctx, params.id);
  const { promoterId, id } = plan;
  if (!ctx.promoterIds.includes(promoterId)) throw notFound('A plan of the catalogue has no drawing to watch.');
  return ctx.live.watch(draftSource, { promoterId, id }, { actor: ctx.actor });
});

/**
 * Shows the other viewers whether this one is drawing. Throws NOT_FOUND for a stream that has ended or belongs to
 * another user, BUSY. Needs `plan:write`.
 */
export const updatePlanViewer = verb(endpoints.updatePlanViewer, (ctx, { params, body }) =>
  ctx.change('plan-viewer.update', async (change) => {
    const { plan } = await requireSeatingPlan(change, params.id);
    const { promoterId, id } = plan;
    const { viewerId } = params;
    const isOpen = await recordEditing(change, { promoterId, kind: draftSource.kind, id, viewerId }, body.isDrawing);
    if (!isOpen) throw notFound('This plan is no longer open.');
    return { answer: undefined, promoterId, objectId: viewerId, isAudited: false };
  }),
);
