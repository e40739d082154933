import { and, eq, sum } from 'drizzle-orm';
import type { Reader } from '../../../context.ts';
import { DUE_KINDS, type LedgerKind, ledger, PAID_KINDS } from '../../../db/schema/orders.ts';

export type LedgerSums = Partial<Record<LedgerKind, number>>;

/** The sums of one order's ledger. */
export async function sumLedger(
  ctx: Reader,
  { promoterId, id }: { promoterId: number; id: number },
): Promise<LedgerSums> {
  const rows = await ctx.db
    .select({ kind: ledger.kind, amount: sum(ledger.amountMinor).mapWith(Number) })
    .from(ledger)
    .where(and(eq(ledger.promoterId, promoterId), eq(ledger.orderId, id)))
    .groupBy(ledger.kind);
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
}

/** What the tickets that stand, postage and kept fees cost, less what was let off. */
export const toTotal = (sums: LedgerSums): number => sumOf(sums, DUE_KINDS);

/** What came in and was not given back. */
export const toPaid = (sums: LedgerSums): number => sumOf(sums, PAID_KINDS);

/** Still to be paid back (+) or still owed (−). */
export const toBalance = (sums: LedgerSums): number => toPaid(sums) - toTotal(sums);

const sumOf = (sums: LedgerSums, kinds: readonly LedgerKind[]) =>
  kinds.reduce((total, kind) => total + (sums[kind] ?? 0), 0);
