import * as endpoints from '@parterre/contract/seating-plans/plan';
import { and, eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import { requirePromoterId } from '#context.ts';
import { seatingPlans } from '#db/schema/seating/seating-plans.ts';
import { refusal } from '#errors.ts';
import { lockVenue } from '#resources/ground/venue-rows/require-venue.ts';
import { verb } from '#verb.ts';
import { lockPlan, presentPlan, readPlanNames, requireSeatingPlan } from './select-plans.ts';
import { clearDefault, requireFreePlanName } from './store-plan.ts';

/**
 * Renames a plan or makes it the default of its venue instead of the previous one. Throws NAME_TAKEN, STALE,
 * RULE_BROKEN. Needs `plan:write`.
 */
export const updateSeatingPlan = verb(endpoints.updateSeatingPlan, (ctx, { params, body }) =>
  ctx.change('seating-plan.update', async (change) => {
    const promoterId = requirePromoterId(change);
    const found = await requireSeatingPlan(change, params.id);
    const venue = await lockVenue(change, promoterId, found.plan.venueId);
    const { plan: before } = await lockPlan(change, params.id);
    requireRevision(change, before);
    if (body.isDefault && before.currentVersionId === null) throw refusal('RULE_BROKEN', 'plan-never-published', {});
    if (body.name !== undefined)
      requireFreePlanName(await readPlanNames(change, promoterId, venue.id), body.name, before.id);
    if (body.isDefault) await clearDefault(change, promoterId, venue.id);
    const fields = {
      name: body.name ?? before.name,
      isDefault: body.isDefault ?? before.isDefault,
      revision: before.revision + 1,
      updatedAt: change.now,
    };
    await change.db
      .update(seatingPlans)
      .set(fields)
      .where(and(eq(seatingPlans.promoterId, promoterId), eq(seatingPlans.id, before.id)));
    return {
      answer: presentPlan(await requireSeatingPlan(change, before.id)),
      promoterId,
      objectId: before.id,
      before: { name: before.name, isDefault: before.isDefault },
      after: { name: fields.name, isDefault: fields.isDefault },
      revision: fields.revision,
    };
  }),
);
