import * as endpoints from '@parterre/contract/settlements';
import { and, eq, max } from 'drizzle-orm';
import { withoutKey } from '#context/describe-change.ts';
import { requireRevision } from '#context/require-revision.ts';
import { withoutUndefined } from '#context/without-undefined.ts';
import type { Change } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { settlementRules } from '#db/schema/sales/settlements.ts';
import { newId } from '#ids.ts';
import { lockPromoter } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { verb } from '#verb.ts';
import { presentRule, type RuleRow, requireFreeRuleName, requireRule, requireRuleShow } from './rule-row.ts';

/**
 * Changes a rule for future statements. Throws NAME_TAKEN, STALE, INVALID for a show of another currency. Needs
 * `settlement:write`.
 */
export const updateSettlementRule = verb(endpoints.updateSettlementRule, (ctx, { params, body }) =>
  ctx.change('settlement-rule.update', async (change) => {
    const { id: promoterId } = await lockPromoter(change);
    const before = await requireRule(change, promoterId, params.settlementRuleId);
    requireRevision(change, before);
    const showBefore = await findShowOf(change, before);
    const { showCode = showBefore?.showCode ?? null, ...fields } = body;
    const changed = { ...before, ...withoutUndefined(fields), revision: before.revision + 1 };
    const show = await requireRuleShow(change, promoterId, showCode, changed.currency);
    const after: RuleRow = { ...changed, showId: show?.id ?? null };
    await requireFreeRuleName(change, after);
    await change.db
      .update(settlementRules)
      .set(withoutKey(after))
      .where(and(eq(settlementRules.promoterId, promoterId), eq(settlementRules.id, after.id)));
    const answer = presentRule(after, show);
    return {
      answer,
      promoterId,
      objectId: after.id,
      before: presentRule(before, showBefore),
      after: answer,
      revision: after.revision,
    };
  }),
);

async function findShowOf(change: Change, { promoterId, showId }: RuleRow) {
  if (showId === null) return null;
  const [show] = await change.db
    .select({ showCode: shows.showCode, name: shows.name })
    .from(shows)
    .where(and(eq(shows.promoterId, promoterId), eq(shows.id, showId)));
  return show ?? null;
}

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

/**
 * Adds a rule after the last one. Throws NAME_TAKEN, INVALID for a show of another currency. Needs `settlement:write`.
 */
export const createSettlementRule = verb(endpoints.createSettlementRule, (ctx, { body }) =>
  ctx.change('settlement-rule.create', async (change) => {
    const { id: promoterId } = await lockPromoter(change);
    const { showCode, ...fields } = body;
    const show = await requireRuleShow(change, promoterId, showCode, fields.currency);
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
