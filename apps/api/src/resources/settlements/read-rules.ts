import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { settlementLines, settlementRules } from '../../db/schema/settlements.ts';
import type { DeductionRule } from './deduct.ts';
import type { Scope } from './read-scope.ts';

/** The rules that are in force for a statement, in their order. */
export async function readDeductionRules(ctx: Context, { promoter, show, currency }: Scope): Promise<DeductionRule[]> {
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
  return rules.map((rule) => ({
    ...rule,
    deductedShowIds: new Set(taken.flatMap(({ ruleId, showId }) => (ruleId === rule.id ? (showId ?? []) : []))),
  }));
}
