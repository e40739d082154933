import * as endpoints from '@parterre/contract/settlements';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { groupRows } from '#db/group-rows.ts';
import { shows } from '#db/schema/events/shows.ts';
import { settlementLines, settlementRules } from '#db/schema/sales/settlements.ts';
import { requireWholePromoter } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { verb } from '#verb.ts';
import type { DeductionRule } from './build-lines.ts';
import type { SettlementScope } from './read-scope.ts';
import { presentRule } from './rule-row.ts';

/** Lists the rules, including inactive ones, in the order in which statements list their deductions. */
export const listSettlementRules = verb(endpoints.listSettlementRules, async (ctx) => {
  const rows = await ctx.db
    .select({ rule: settlementRules, show: { showCode: shows.showCode, name: shows.name } })
    .from(settlementRules)
    .leftJoin(shows, and(eq(shows.promoterId, settlementRules.promoterId), eq(shows.id, settlementRules.showId)))
    .where(eq(settlementRules.promoterId, requireWholePromoter(ctx)))
    .orderBy(asc(settlementRules.displayOrder), asc(settlementRules.id));
  return { items: rows.map(({ rule, show }) => presentRule(rule, show)) };
});

/**
 * Reads the active rules in the statement's currency, and of its show if it is about one, in the order of deduction;
 * each with the shows that it was deducted from before.
 */
export async function readDeductionRules(
  ctx: Context,
  { promoter, show, currency }: SettlementScope,
): Promise<DeductionRule[]> {
  const rules = await ctx.db
    .select()
    .from(settlementRules)
    .where(
      and(
        eq(settlementRules.promoterId, promoter.id),
        eq(settlementRules.currency, currency),
        eq(settlementRules.isActive, true),
        show ? or(isNull(settlementRules.showId), eq(settlementRules.showId, show.id)) : undefined,
      ),
    )
    .orderBy(asc(settlementRules.displayOrder), asc(settlementRules.id));
  const taken = await ctx.db
    .selectDistinct({ ruleId: settlementLines.ruleId, showId: settlementLines.showId })
    .from(settlementLines)
    .where(and(eq(settlementLines.promoterId, promoter.id), eq(settlementLines.section, 'deduction')));
  const byRule = groupRows(taken, ({ ruleId }) => ruleId);
  return rules.map((rule) => ({
    ...rule,
    deductedShowIds: new Set(byRule.get(rule.id)?.flatMap(({ showId }) => showId ?? [])),
  }));
}
