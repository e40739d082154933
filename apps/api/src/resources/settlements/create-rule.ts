import * as endpoints from '@parterre/contract/settlements';
import { eq, max } from 'drizzle-orm';
import { settlementRules } from '../../db/schema/settlements.ts';
import { newId } from '../../ids.ts';
import { verb } from '../../verb.ts';
import { lockPromoter } from '../promoter-rows/lock-promoter.ts';
import { findRuleShow, presentRule, type RuleRow, requireFreeRuleName } from './rule-row.ts';

/**
 * Adds a rule behind the last one. Throws NAME_TAKEN, INVALID for a show of another currency.
 * Needs `settlement:write`.
 */
export const createSettlementRule = verb(endpoints.createSettlementRule, (ctx, { body }) =>
  ctx.change('settlement-rule.create', async (change) => {
    const { id: promoterId } = await lockPromoter(change);
    const { showCode, ...fields } = body;
    const show = await findRuleShow(change, promoterId, showCode, fields.currency);
    const [last] = await change.db
      .select({ order: max(settlementRules.displayOrder) })
      .from(settlementRules)
      .where(eq(settlementRules.promoterId, promoterId));
    const row: RuleRow = {
      ...fields,
      promoterId,
      id: newId(),
      showId: show?.id ?? null,
      displayOrder: (last?.order ?? 0) + 1,
      revision: 1,
    };
    await requireFreeRuleName(change, row);
    await change.db.insert(settlementRules).values(row);
    const answer = presentRule(row, show);
    return { answer, promoterId, objectId: row.id, after: answer, revision: 1 };
  }),
);
