import * as endpoints from '@parterre/contract/instalments';
import { and, eq } from 'drizzle-orm';
import { withoutKey } from '#context/describe-change.ts';
import { requireRevision } from '#context/require-revision.ts';
import { withoutUndefined } from '#context/without-undefined.ts';
import { instalmentPlans } from '#db/schema/sales/instalments.ts';
import { AppError } from '#errors.ts';
import { newId } from '#ids.ts';
import { lockShow, requireShow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { countPlanOrders, type InstalmentPlanRow, lockInstalmentPlan, presentInstalmentPlan } from './read-plans.ts';

/** Changes a plan. Throws IN_USE for other terms of a plan that orders use, STALE. Needs `instalment:write`. */
export const updateInstalmentPlan = verb(endpoints.updateInstalmentPlan, (ctx, { params, body }) =>
  ctx.change('instalment-plan.update', async (change) => {
    const show = await requireShow(change, params.showCode);
    const before = await lockInstalmentPlan(change, show, params.instalmentPlanId);
    requireRevision(change, before);
    const orders = (await countPlanOrders(change, show, [before.id])).get(before.id) ?? 0;
    const after: InstalmentPlanRow = { ...before, ...withoutUndefined(body), revision: before.revision + 1 };
    if (orders > 0 && TERMS.some((term) => after[term] !== before[term]))
      throw new AppError('IN_USE', {
        details: { orders },
        detail:
          'Orders are paid by this plan, so its deposit, payments and interval cannot change. Create another plan instead.',
      });
    await change.db
      .update(instalmentPlans)
      .set(withoutKey(after))
      .where(and(eq(instalmentPlans.promoterId, after.promoterId), eq(instalmentPlans.id, after.id)));
    return {
      answer: presentInstalmentPlan(after, orders, show, change.now),
      show,
      objectId: after.id,
      before: presentInstalmentPlan(before, orders, show, change.now),
      after: presentInstalmentPlan(after, orders, show, change.now),
      revision: after.revision,
    };
  }),
);

/** The terms that buyers agreed to. */
const TERMS = ['depositBasisPoints', 'payments', 'interval'] as const;

/** Deletes a plan that nobody chose. Throws IN_USE with the number of orders, STALE. Needs `instalment:write`. */
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

/** Creates a plan by which orders of a show can be paid in instalments. Needs `instalment:write`. */
export const createInstalmentPlan = verb(endpoints.createInstalmentPlan, (ctx, { params, body }) =>
  ctx.change('instalment-plan.create', async (change) => {
    const show = await lockShow(change, params.showCode);
    const row: InstalmentPlanRow = { ...body, promoterId: show.promoterId, id: newId(), showId: show.id, revision: 1 };
    await change.db.insert(instalmentPlans).values(row);
    const answer = presentInstalmentPlan(row, 0, show, change.now);
    return {
      answer,
      show,
      objectId: row.id,
      after: answer,
      revision: 1,
    };
  }),
);
