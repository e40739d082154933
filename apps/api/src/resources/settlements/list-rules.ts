import type { listSettlementRules as endpoint, SettlementRule } from '@parterre/contract/settlements';
import { and, asc, eq } from 'drizzle-orm';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { settlementRules } from '../../db/schema/settlements.ts';
import { shows } from '../../db/schema/shows.ts';
import { requireWholePromoter } from '../promoters/require-whole-promoter.ts';
import { presentRule } from './rule-row.ts';

/** Rules of a promoter, in the order they are taken off. */
export async function listSettlementRules(
  ctx: Context,
  _: Pick<VerbInput<typeof endpoint>, 'params'>,
): Promise<{ items: SettlementRule[] }> {
  const rows = await ctx.db
    .select({ rule: settlementRules, show: { showCode: shows.showCode, name: shows.name } })
    .from(settlementRules)
    .leftJoin(shows, and(eq(shows.promoterId, settlementRules.promoterId), eq(shows.id, settlementRules.showId)))
    .where(eq(settlementRules.promoterId, requireWholePromoter(ctx)))
    .orderBy(asc(settlementRules.displayOrder), asc(settlementRules.id));
  return { items: rows.map(({ rule, show }) => presentRule(rule, show)) };
}
