import type { TracePlacement } from '@parterre/contract/seating-plans/draft';
import * as endpoints from '@parterre/contract/seating-plans/draft';
import type { TraceColumn } from '#db/schema/seating/seating-plans.ts';
import { notFound } from '#errors.ts';
import { storeUpload } from '#resources/ground/images/store-upload.ts';
import { dropFiles } from '#resources/ground/images/write-image.ts';
import { verb } from '#verb.ts';
import { lockPlan, requireSeatingPlan } from '../select-plans.ts';
import { presentDraft } from './present-draft.ts';
import { writePlan } from './write-plan.ts';

/** The placement of a first picture until a user moves it: one plan unit per pixel, half transparent. */
const FIRST_PLACE: TracePlacement = { x: 0, y: 0, scale: 1, opacity: 0.5 };

/**
 * Puts a picture under the drawing, encoded again. One that replaces another keeps its position and its width on the
 * plan. Throws FILE_TOO_LARGE, FILE_TYPE_REFUSED, IMAGE_REFUSED, BUSY, UNAVAILABLE while files cannot be stored. Needs
 * `plan:write`.
 */
export const putTraceImage = verb(endpoints.putTraceImage, (ctx, { params, file }) =>
  storeUpload(ctx, { file, mediaType: 'trace' }, ({ fileKey, width, height }) =>
    ctx.change('seating-plan.put-trace', async (change) => {
      const { plan } = await lockPlan(change, params.id);
      await writePlan(change, plan, { trace: { ...findPlace(plan.trace, width), fileKey, width, height } });
      await dropFiles(change, plan.promoterId, plan.trace ? [plan.trace.fileKey] : []);
      const answer = await presentDraft(change, await requireSeatingPlan(change, plan.id));
      return {
        answer,
        promoterId: plan.promoterId,
        objectId: plan.id,
        before: plan.trace && { width: plan.trace.width, height: plan.trace.height },
        after: { width, height },
        revision: answer.revision,
      };
    }),
  ),
);

function findPlace(before: TraceColumn | null, width: number): TracePlacement {
  if (!before) return FIRST_PLACE;
  const { x, y, scale, opacity } = before;
  return { x, y, opacity, scale: Math.min(1000, Math.max(0.001, (scale * before.width) / width)) };
}

/** Removes the picture to trace. Throws NOT_FOUND when there is none. Needs `plan:write`. */
export const removeTraceImage = verb(endpoints.removeTraceImage, (ctx, { params }) =>
  ctx.change('seating-plan.remove-trace', async (change) => {
    const { plan } = await lockPlan(change, params.id);
    if (!plan.trace) throw notFound('This drawing has no picture to trace.');
    await writePlan(change, plan, { trace: null });
    await dropFiles(change, plan.promoterId, [plan.trace.fileKey]);
    return {
      answer: undefined,
      promoterId: plan.promoterId,
      objectId: plan.id,
      before: { width: plan.trace.width, height: plan.trace.height },
      after: null,
    };
  }),
);
