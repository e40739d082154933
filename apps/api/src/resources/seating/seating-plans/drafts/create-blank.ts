import * as endpoints from '@parterre/contract/seating-plans/draft';
import type { SeatingPlan } from '@parterre/seating-plan';
import { requirePromoterId } from '#context.ts';
import { seatingPlanDrafts, seatingPlans } from '#db/schema/seating/seating-plans.ts';
import { newId } from '#ids.ts';
import { lockVenue } from '#resources/ground/venue-rows/require-venue.ts';
import { verb } from '#verb.ts';
import { packDocument } from '../documents/pack-plan.ts';
import { readPlanNames, requireSeatingPlan } from '../select-plans.ts';
import { requireFreePlanName } from '../store-plan.ts';
import { presentDraft } from './present-draft.ts';
import { describeDraft } from './read-draft-file.ts';

/**
 * Creates a plan with an empty draft and no version, which no show can have yet. Throws NAME_TAKEN. Needs `plan:write`.
 */
export const createBlankPlan = verb(endpoints.createBlankPlan, (ctx, { params, body }) =>
  ctx.change('seating-plan.begin', async (change) => {
    const promoterId = requirePromoterId(change);
    const venue = await lockVenue(change, promoterId, params.venueId);
    requireFreePlanName(await readPlanNames(change, promoterId, venue.id), body.name);
    const planId = newId();
    const plan = blankPlan(body.name);
    const own = { promoterId, id: planId, venueId: venue.id, name: body.name };
    await change.db.insert(seatingPlans).values({
      ...own,
      draftRevision: 1,
      draftChangedAt: change.now,
      draftChangedById: change.actor.id,
      draftChangedBy: change.actor.name,
      updatedAt: change.now,
    });
    await change.db.insert(seatingPlanDrafts).values({
      ...describeDraft(plan),
      promoterId,
      planId,
      document: await packDocument(plan),
      savedAt: change.now,
      savedBy: change.actor.name,
    });
    const answer = await presentDraft(change, await requireSeatingPlan(change, planId));
    return {
      answer,
      promoterId,
      objectId: planId,
      after: { name: body.name, venueId: venue.id },
      revision: answer.revision,
    };
  }),
);

const blankPlan = (name: string): SeatingPlan => ({
  format: 'parterre-seating-plan',
  formatVersion: 1,
  name,
  categories: [],
  blocks: [],
  standingAreas: [],
  shapes: [],
});
