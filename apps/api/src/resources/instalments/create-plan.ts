import * as endpoints from '@parterre/contract/instalments';
import { instalmentPlans } from '../../db/schema/instalments.ts';
import { newId } from '../../ids.ts';
import { verb } from '../../verb.ts';
import { lockShow } from '../show-rows/require-show.ts';
import { type PlanRow, presentInstalmentPlan } from './read-plans.ts';

/** Offers that orders of a show are paid in parts. Needs `instalment:write`. */
export const createInstalmentPlan = verb(endpoints.createInstalmentPlan, (ctx, { params, body }) =>
  ctx.change('instalment-plan.create', async (change) => {
    const show = await lockShow(change, params.showCode);
    const row: PlanRow = { ...body, promoterId: show.promoterId, id: newId(), showId: show.id, revision: 1 };
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
