import { createHash } from 'node:crypto';
import type { SettlementLine, SettlementPreview } from '@parterre/contract/settlements';
import type { Context } from '../../context.ts';
import { buildLines, type LineDraft } from './build-lines.ts';
import { countTickets } from './deduct.ts';
import type { Movement } from './read-movements.ts';
import { readOutstanding } from './read-outstanding.ts';
import { readDeductionRules } from './read-rules.ts';
import type { Scope } from './read-scope.ts';

/** A statement as it is shown, with its lines as they are written. */
export interface Statement extends Omit<SettlementPreview, 'movementsBefore'> {
  drafts: LineDraft[];
}

/** What movements of a scope come to after deductions. */
export async function buildStatement(ctx: Context, scope: Scope, movements: readonly Movement[]): Promise<Statement> {
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

type ShowOfLine = Pick<Scope['shows'][number], 'showCode' | 'name' | 'startsAtLocal'>;

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

/** SHA-256 over whose statement it is, of what and when, and every line: a changed figure shows. */
export function toDigest({ promoterCode, showCode, currency, fromOn, toOn, lines }: Digested): string {
  const told = lines.map((line) => [
    line.showCode,
    line.section,
    line.kind,
    line.label,
    line.quantity,
    line.amountMinor,
  ]);
  const text = JSON.stringify([promoterCode, showCode, currency, fromOn, toOn, told]);
  return createHash('sha256').update(text).digest('hex');
}
