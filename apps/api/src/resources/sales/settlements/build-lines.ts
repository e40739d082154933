import type { SettlementLineKind, SettlementSection } from '@parterre/contract/choices/settlement-choices';
import { takeShare } from '@parterre/contract/money/basis-points';
import { groupRows } from '#db/group-rows.ts';
import type { LedgerKind } from '#db/schema/sales/orders.ts';
import { chooseText } from '#texts/choose-text.ts';
import type { Movement } from './read-movements.ts';
import type { SettlementScope } from './read-scope.ts';
import type { RuleRow } from './rule-row.ts';

export interface LineDraft {
  showId: number | null;
  section: SettlementSection;
  kind: SettlementLineKind;
  label: string;
  ruleId: number | null;
  quantity: number | null;
  amountMinor: number;
}

/**
 * A rule with the shows whose statements it was deducted from before, because a `fixed` one is deducted once per show.
 */
export interface DeductionRule extends RuleRow {
  deductedShowIds: ReadonlySet<number>;
}

interface StatementFacts {
  movements: readonly Movement[];
  rules: readonly DeductionRule[];
  outstanding: { owedMinor: number; dueBackMinor: number };
}

/**
 * Builds the lines of a statement: show by show its sales, corrections and deductions, then the lines outside of the
 * sum. All but deductions are sums over the ledger.
 */
export function buildLines(scope: SettlementScope, { movements, rules, outstanding }: StatementFacts): LineDraft[] {
  const byShow = groupRows(movements, ({ showId }) => showId);
  const ofShows = scope.shows.flatMap((show) => {
    const lines = (byShow.get(show.id) ?? []).flatMap((movement) => toLine(movement, show.defaultCulture));
    const due = SECTIONS.flatMap((section) =>
      ORDER.flatMap((kind) => lines.filter((line) => line.section === section && line.kind === kind)),
    );
    return due.length === 0 ? [] : [...due, ...deduct(show, due, rules)];
  });
  const beside = APART.map(([kind, ledgerKind]) =>
    apart(
      kind,
      movements.reduce((sum, movement) => (movement.kind === ledgerKind ? sum + movement.amountMinor : sum), 0),
    ),
  );
  const { owedMinor, dueBackMinor } = outstanding;
  return [...ofShows, ...beside, apart('outstanding', owedMinor), apart('refund-due', dueBackMinor)];
}

const SECTIONS = ['sales', 'correction'] as const;

const ORDER = ['gross', 'cancelled', 'discount', 'fee', 'postage', 'cancel-fee', 'waiver'] as const;

const APART = [
  ['tax', 'TAX'],
  ['payment', 'PAYMENT'],
  ['refund', 'REFUND'],
] as const;

const KINDS: Partial<Record<LedgerKind, SettlementLineKind>> = {
  SALE: 'gross',
  DISCOUNT: 'discount',
  FEE: 'fee',
  POSTAGE: 'postage',
  CANCEL_FEE: 'cancel-fee',
  WAIVER: 'waiver',
};

function toLine({ kind, isBack, isCorrection, ticket, rows, ...movement }: Movement, culture: string): LineDraft[] {
  const lineKind = isBack ? 'cancelled' : KINDS[kind];
  if (!lineKind) return [];
  return [
    {
      showId: movement.showId,
      section: isCorrection ? 'correction' : 'sales',
      kind: lineKind,
      label: ticket ? chooseText(ticket.name, culture) : '',
      ruleId: null,
      quantity: kind === 'SALE' ? (isBack ? -rows : rows) : null,
      amountMinor: movement.amountMinor,
    },
  ];
}

const apart = (kind: SettlementLineKind, amountMinor: number): LineDraft => ({
  showId: null,
  section: 'apart',
  kind,
  label: '',
  ruleId: null,
  quantity: null,
  amountMinor,
});

/**
 * Returns the deductions of the rules from one show's lines, rounded to the minor unit; deductions of zero are left
 * out.
 */
function deduct(show: { id: number }, due: readonly LineDraft[], rules: readonly DeductionRule[]): LineDraft[] {
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
  // Rounds half a unit away from zero in both directions, so that a reversed sale returns exactly what it deducted.
  return Math.sign(grossMinor) * takeShare(Math.abs(grossMinor), rule.basisPoints);
}

const GROSS: ReadonlySet<LineDraft['kind']> = new Set(['gross', 'cancelled', 'discount']);

export const countTickets = (lines: readonly LineDraft[]): number =>
  lines.reduce(
    (sum, { kind, quantity }) => (kind === 'gross' || kind === 'cancelled' ? sum + (quantity ?? 0) : sum),
    0,
  );
