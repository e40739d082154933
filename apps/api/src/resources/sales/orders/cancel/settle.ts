import {
  type CancelSettlement,
  type CancelTerms,
  settleCancellation,
} from '@parterre/contract/money/settle-cancellation';
import { fieldError, refusal } from '#errors.ts';
import { type LedgerSums, toPaid, toTotal } from '../ledger/append-ledger.ts';

interface LedgerTerms extends Pick<CancelTerms, 'standingMinor' | 'feeMinor' | 'refund'> {
  sums: LedgerSums;
}

/**
 * Calculates the amounts of a cancellation from the ledger. Throws RULE_BROKEN when the fee is above what was paid for
 * the tickets.
 */
export function settle(
  items: readonly { id: number; paidMinor: number }[],
  { sums, standingMinor, feeMinor, refund }: LedgerTerms,
): CancelSettlement {
  const settlement = settleCancellation(items, {
    standingMinor,
    feeMinor,
    refund,
    totalMinor: toTotal(sums),
    paidMinor: toPaid(sums),
    waivedMinor: 0 - (sums.WAIVER ?? 0),
  });
  const mostMinor = settlement.paidMinor;
  if (feeMinor > mostMinor)
    throw refusal('RULE_BROKEN', 'keeps-more-than-paid', { mostMinor }, [
      fieldError('feeMinor', 'max', { values: { maxNumber: mostMinor, mostMinor } }),
    ]);
  return settlement;
}
