import { createHash } from 'node:crypto';
import type { SettlementLine, SettlementPreview } from '@parterre/contract/settlements';
import type { Context, Reader } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { DUE, PAID } from '#db/schema/sales/orders.ts';
import { buildLines, countTickets, type LineDraft } from './build-lines.ts';
import type { Movement } from './read-movements.ts';
import { readDeductionRules } from './read-rules.ts';
import { PERIODS, type SettlementScope, toScopeValues } from './read-scope.ts';

/** A statement as it is shown, with its lines as they are stored. */
export interface BuiltStatement extends Omit<SettlementPreview, 'movementsBefore'> {
  drafts: LineDraft[];
}

export async function buildStatement(
  ctx: Context,
  scope: SettlementScope,
  movements: readonly Movement[],
): Promise<BuiltStatement> {
  const rules = await readDeductionRules(ctx, scope);
  const drafts = buildLines(scope, { movements, rules, outstanding: await readOutstanding(ctx, scope) });
  const shows = new Map(scope.shows.map((show) => [show.id, show]));
  const lines = drafts.map((draft) => presentLine(draft, shows.get(draft.showId ?? 0)));
  const statement = {
    promoterCode: scope.promoter.code,
    promoterName: scope.promoter.name,
    showCode: scope.show?.showCode ?? null,
    showName: scope.show?.name ?? null,
    fromOn: scope.fromOn,
    toOn: scope.toOn,
    currency: scope.currency,
    ...sumLines(drafts),
    lines,
  };
  return { ...statement, digest: toDigest(statement), drafts };
}

/** Sums, order by order, what buyers of the shows still owe at the end of the period, and what is due to buyers. */
async function readOutstanding(
  ctx: Reader,
  scope: SettlementScope,
): Promise<{ owedMinor: number; dueBackMinor: number }> {
  const [row] = await ctx.readRows(OUTSTANDING, toScopeValues(scope));
  return row ?? { owedMinor: 0, dueBackMinor: 0 };
}

const OUTSTANDING = rowsOf(
  {
    owedMinor: column.int('coalesce(sum(greatest(0, o.owed)), 0)'),
    dueBackMinor: column.int('coalesce(sum(greatest(0, -o.owed)), 0)'),
  },
  (list) => `
  select ${list} from (
    select l.order_id, sum(case when l.kind in ${DUE} then l.amount_minor
      when l.kind in ${PAID} then -l.amount_minor else 0 end) as owed
    from ${PERIODS} join ledger l on l.promoter_id = $1 and l.show_id = w.show_id and l.at < w.to_at
    where l.currency = $5 and w.from_at is not null group by l.order_id
  ) o`,
);

type ShowOfLine = Pick<SettlementScope['shows'][number], 'showCode' | 'name' | 'startsAtLocal'>;

export const presentLine = (
  line: Omit<LineDraft, 'ruleId' | 'showId'>,
  show: ShowOfLine | undefined,
): SettlementLine => ({
  showCode: show?.showCode ?? null,
  showName: show?.name ?? null,
  startsAtLocal: show?.startsAtLocal ?? null,
  section: line.section,
  kind: line.kind,
  label: line.label,
  quantity: line.quantity,
  amountMinor: line.amountMinor,
});

function sumLines(drafts: readonly LineDraft[]) {
  const sum = (sections: readonly string[]) =>
    drafts.reduce((total, { section, amountMinor }) => (sections.includes(section) ? total + amountMinor : total), 0);
  const receiptsMinor = sum(['sales', 'correction']);
  const deductionsMinor = sum(['deduction']);
  return { tickets: countTickets(drafts), receiptsMinor, deductionsMinor, netMinor: receiptsMinor + deductionsMinor };
}

type Digested = Pick<SettlementPreview, 'promoterCode' | 'showCode' | 'currency' | 'fromOn' | 'toOn' | 'lines'>;

/**
 * Returns the SHA-256 over owner, subject, period and every line of a statement, so that any changed figure changes it.
 */
export function toDigest({ promoterCode, showCode, currency, fromOn, toOn, lines }: Digested): string {
  const digested = lines.map((line) => [
    line.showCode,
    line.section,
    line.kind,
    line.label,
    line.quantity,
    line.amountMinor,
  ]);
  const text = JSON.stringify([promoterCode, showCode, currency, fromOn, toOn, digested]);
  return createHash('sha256').update(text).digest('hex');
}
