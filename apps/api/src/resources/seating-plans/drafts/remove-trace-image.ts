import * as endpoints from '@parterre/contract/seating-plans';
import { notFound } from '../../../errors.ts';
import { verb } from '../../../verb.ts';
import { dropFiles } from '../../images/write-image.ts';
import { lockPlan } from '../select-plans.ts';
import { writePlan } from './write-plan.ts';

/** Takes the picture to trace away; NOT_FOUND when there is none. Needs `plan:write`. */
export const removeTraceImage = verb(endpoints.removeTraceImage, (ctx, { params }) =>
  ctx.change('seating-plan.remove-trace', async (change) => {
    const { plan } = await lockPlan(change, params.id);
    if (!plan.trace) throw notFound('No picture lies under this drawing.');
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
