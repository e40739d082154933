import type { CancelRefund } from '@parterre/contract/order-choices';
import { maxMessage } from '@parterre/contract/values';
import { AppError } from '../../../errors.ts';
import { splitByRemainder } from '../split-tax.ts';
import { type LedgerSums, toPaid, toTotal } from '../sum-ledger.ts';

/** What a cancelled ticket comes to: what is kept of what was paid for it and what the buyer gets back. */
export interface SettledItem {
  id: number;
  feeMinor: number;
  backMinor: number;
}

export interface Settlement {
  items: SettledItem[];
  feeMinor: number;
  backMinor: number;
  /** What had been let off of the cancelled tickets. */
  waivedMinor: number;
}

interface CancelTerms {
  /** What the ledger says of the order. */
  sums: LedgerSums;
  /** What its tickets that stand and are not cancelled cost. */
  standingMinor: number;
  feeMinor: number;
  refund: CancelRefund;
}

/**
 * What was paid is shared over the tickets by what they cost, to the penny; so is what is kept, which is at most what was
 * paid for the cancelled ones: RULE_BROKEN. What was paid for them stays with the tickets that stand until these are
 * paid, and only the rest goes back: for a paid order all but the fee, for an unpaid one nothing.
 */
export function settle(items: readonly { id: number; paidMinor: number }[], terms: CancelTerms): Settlement {
  const { sums, standingMinor, refund } = terms;
  const costs = items.map(({ paidMinor }) => paidMinor);
  const waivedMinor = splitByRemainder(0 - (sums.WAIVER ?? 0), [sumOf(costs), standingMinor])[0] ?? 0;
  const restMinor = toTotal(sums) - (sumOf(costs) - waivedMinor);
  const inOrderMinor = Math.min(toPaid(sums), toTotal(sums));
  const [paidMinor = 0] = splitByRemainder(inOrderMinor, [sumOf(costs) - waivedMinor, restMinor]);
  if (terms.feeMinor > paidMinor)
    throw new AppError('RULE_BROKEN', {
      fieldErrors: [{ field: 'feeMinor', message: maxMessage(paidMinor), values: { mostMinor: paidMinor } }],
      details: { mostMinor: paidMinor },
      detail: 'No more can be kept than was paid for these tickets.',
    });
  const feeMinor = refund === 'none' ? paidMinor : terms.feeMinor;
  const backMinor = Math.max(0, inOrderMinor - restMinor - feeMinor);
  const paid = splitByRemainder(paidMinor, costs);
  const fees = splitByRemainder(feeMinor, paid);
  const backs = splitByRemainder(
    backMinor,
    paid.map((share, index) => share - (fees[index] ?? 0)),
  );
  const settled = items.map(({ id }, index) => ({ id, feeMinor: fees[index] ?? 0, backMinor: backs[index] ?? 0 }));
  return { items: settled, feeMinor, backMinor, waivedMinor };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
