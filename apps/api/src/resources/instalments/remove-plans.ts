import * as endpoints from '@parterre/contract/instalments';
import { and, eq } from 'drizzle-orm';
import { instalmentPlans } from '../../db/schema/instalments.ts';
import { AppError } from '../../errors.ts';
import { requireRevision } from '../../require-revision.ts';
import { verb } from '../../verb.ts';
import { requireShow } from '../show-rows/require-show.ts';
import { countPlanOrders, lockInstalmentPlan, presentInstalmentPlan } from './read-plans.ts';

/** Deletes a plan that nobody chose. IN_USE with the orders, STALE. Needs `instalment:write`. */
export const removeInstalmentPlan = verb(endpoints.removeInstalmentPlan, (ctx, { params }) =>
  ctx.change('instalment-plan.remove', async (change) => {
    const show = await requireShow(change, params.showCode);
    const before = await lockInstalmentPlan(change, show, params.instalmentPlanId);
    requireRevision(change, before);
    const orders = (await countPlanOrders(change, show, [before.id])).get(before.id) ?? 0;
    if (orders > 0)
      throw new AppError('IN_USE', {
        details: { orders },
        detail: 'Orders are paid by this plan. Stop offering it instead.',
      });
    await change.db
      .delete(instalmentPlans)
      .where(and(eq(instalmentPlans.promoterId, show.promoterId), eq(instalmentPlans.id, before.id)));
    return {
      answer: undefined,
      show,
      objectId: before.id,
      before: presentInstalmentPlan(before, 0, show, change.now),
    };
  }),
);
