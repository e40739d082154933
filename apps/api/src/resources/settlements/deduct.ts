import type { settlementRules } from '../../db/schema/settlements.ts';
import type { LineDraft } from './build-lines.ts';

export type RuleRow = typeof settlementRules.$inferSelect;
/** A rule with the events it has been taken off before: `fixed` is taken once an event. */
export interface DeductionRule extends RuleRow {
  deductedShowIds: ReadonlySet<number>;
}

/** What the rules take off one event's lines, rounded to the minor unit; what comes to nothing is left out. */
export function deduct(show: { id: number }, due: readonly LineDraft[], rules: readonly DeductionRule[]): LineDraft[] {
  return rules
    .filter((rule) => rule.showId === null || rule.showId === show.id)
    .map(
      (rule): LineDraft => ({
        showId: show.id,
        section: 'deduction',
        kind: 'deduction',
        label: rule.name,
        ruleId: rule.id,
        quantity: rule.kind === 'per-ticket' ? countTickets(due) : null,
        amountMinor: 0 - takeOff(rule, show, due),
      }),
    )
    .filter(({ amountMinor }) => amountMinor !== 0);
}

function takeOff(rule: DeductionRule, show: { id: number }, due: readonly LineDraft[]): number {
  if (rule.kind === 'per-ticket') return rule.amountMinor * countTickets(due);
  if (rule.kind === 'fixed') return rule.deductedShowIds.has(show.id) ? 0 : rule.amountMinor;
  const grossMinor = due.reduce((sum, { kind, amountMinor }) => (GROSS.has(kind) ? sum + amountMinor : sum), 0);
  // Half a unit goes away from zero both ways, so that a sale taken back gives back what it took.
  return Math.sign(grossMinor) * Math.round((Math.abs(grossMinor) * rule.basisPoints) / 10_000);
}

const GROSS: ReadonlySet<LineDraft['kind']> = new Set(['gross', 'cancelled', 'discount']);

export const countTickets = (lines: readonly LineDraft[]): number =>
  lines.reduce(
    (sum, { kind, quantity }) => (kind === 'gross' || kind === 'cancelled' ? sum + (quantity ?? 0) : sum),
    0,
  );
