import type { SettlementRule } from '@parterre/contract/settlements';
import { and, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { settlementRules } from '#db/schema/sales/settlements.ts';
import { AppError, fieldError, invalidField, notFound } from '#errors.ts';

export type RuleRow = typeof settlementRules.$inferSelect;

/** Reads a rule of this promoter. Throws NOT_FOUND for any other. The promoter must be locked. */
export async function requireRule(change: Change, promoterId: number, ruleId: number): Promise<RuleRow> {
  const [row] = await change.db
    .select()
    .from(settlementRules)
    .where(and(eq(settlementRules.promoterId, promoterId), eq(settlementRules.id, ruleId)));
  if (!row) throw notFound();
  return row;
}

/** Throws NAME_TAKEN when another rule has the name. */
export async function requireFreeRuleName(change: Change, { promoterId, id, name }: RuleRow): Promise<void> {
  const [taken] = await change.db
    .select({ id: settlementRules.id })
    .from(settlementRules)
    .where(and(eq(settlementRules.promoterId, promoterId), eq(settlementRules.name, name)));
  if (taken && taken.id !== id)
    throw new AppError('NAME_TAKEN', { fieldErrors: [fieldError('name', 'ruleNameTaken')] });
}

type ShownShow = Pick<typeof shows.$inferSelect, 'id' | 'showCode' | 'name'>;

/**
 * Keeps the show of a rule from being deleted until the change ends; null means every show. Throws INVALID when it is
 * not the promoter's or is sold in another currency.
 */
export async function requireRuleShow(
  change: Change,
  promoterId: number,
  showCode: string | null,
  currency: string,
): Promise<ShownShow | null> {
  if (showCode === null) return null;
  const [show] = await change.db
    .select({ id: shows.id, showCode: shows.showCode, name: shows.name, currency: shows.currency })
    .from(shows)
    .where(and(eq(shows.promoterId, promoterId), eq(shows.showCode, showCode)))
    .for('key share');
  if (!show) throw invalidField('showCode', 'unknown', { message: 'The promoter has no such event' });
  if (show.currency !== currency)
    throw invalidField('currency', 'notFitting', { message: `The event is sold in ${show.currency}` });
  return show;
}

export const presentRule = (row: RuleRow, show: Omit<ShownShow, 'id'> | null): SettlementRule => ({
  settlementRuleId: row.id,
  name: row.name,
  kind: row.kind,
  basisPoints: row.basisPoints,
  amountMinor: row.amountMinor,
  currency: row.currency,
  showCode: show?.showCode ?? null,
  showName: show?.name ?? null,
  isActive: row.isActive,
  revision: row.revision,
});
