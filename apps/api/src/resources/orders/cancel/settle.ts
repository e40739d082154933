import {
  type CancelSettlement,
  type CancelTerms,
  settleCancellation,
} from '@parterre/contract/money/settle-cancellation';
import { fieldError, refusal } from '../../../errors.ts';
import { type LedgerSums, toPaid, toTotal } from '../ledger/append-ledger.ts';

interface LedgerTerms extends Pick<CancelTerms, 'standingMinor' | 'feeMinor' | 'refund'> {
  sums: LedgerSums;
}

/** What cancelling tickets comes to by the ledger. RULE_BROKEN when more should be kept than was paid for them. */
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
