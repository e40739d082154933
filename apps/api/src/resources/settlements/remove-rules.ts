import * as endpoints from '@parterre/contract/settlements';
import { and, eq } from 'drizzle-orm';
import { settlementRules } from '../../db/schema/settlements.ts';
import { requireRevision } from '../../require-revision.ts';
import { verb } from '../../verb.ts';
import { lockPromoter } from '../promoter-rows/lock-promoter.ts';
import { presentRule, requireRule } from './rule-row.ts';

/** Deletes a rule; agreed statements keep its lines. Throws STALE. Needs `settlement:write`. */
export const removeSettlementRule = verb(endpoints.removeSettlementRule, (ctx, { params }) =>
  ctx.change('settlement-rule.remove', async (change) => {
    const { id: promoterId } = await lockPromoter(change);
    const before = await requireRule(change, promoterId, params.settlementRuleId);
    requireRevision(change, before);
    await change.db
      .delete(settlementRules)
      .where(and(eq(settlementRules.promoterId, promoterId), eq(settlementRules.id, before.id)));
    return {
      answer: undefined,
      promoterId,
      objectId: before.id,
      before: presentRule(before, null),
    };
  }),
);
