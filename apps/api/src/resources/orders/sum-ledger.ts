import { and, eq, sum } from 'drizzle-orm';
import type { Change, Context } from '../../context.ts';
import { type LedgerKind, ledger } from '../../db/schema/orders.ts';

export type LedgerSums = Partial<Record<LedgerKind, number>>;

/** What the ledger says of one order. */
export async function sumLedger(
  ctx: Pick<Change, 'db'> | Context,
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
export function toTotal(sums: LedgerSums): number {
  const { SALE = 0, DISCOUNT = 0, FEE = 0, POSTAGE = 0, CANCEL_FEE = 0, WAIVER = 0 } = sums;
  return SALE + DISCOUNT + FEE + POSTAGE + CANCEL_FEE + WAIVER;
}

/** What came in and was not given back. */
export const toPaid = ({ PAYMENT = 0, REFUND = 0 }: LedgerSums): number => PAYMENT + REFUND;

/** Still to be paid back (+) or still owed (−). */
export const toBalance = (sums: LedgerSums): number => toPaid(sums) - toTotal(sums);
