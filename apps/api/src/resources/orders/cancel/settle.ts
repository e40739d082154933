import type { CancelRefund, PaymentStatus } from '@parterre/contract/order-choices';
import { maxMessage } from '@parterre/contract/values';
import { AppError } from '../../../errors.ts';
import { splitByRemainder } from '../split-tax.ts';

/** What a cancelled ticket comes to: what is kept and what the buyer gets back add up to what was paid for it. */
export interface SettledItem {
  id: number;
  feeMinor: number;
  backMinor: number;
}

export interface Settlement {
  items: SettledItem[];
  feeMinor: number;
  backMinor: number;
}

interface CancelTerms {
  paymentStatus: PaymentStatus;
  feeMinor: number;
  refund: CancelRefund;
}

/**
 * Shares out what is kept over the tickets by what they cost, to the penny. RULE_BROKEN when more is to be kept than was
 * paid for them: nothing of an unpaid order.
 */
export function settle(items: readonly { id: number; paidMinor: number }[], terms: CancelTerms): Settlement {
  const paid = items.map(({ paidMinor }) => (terms.paymentStatus === 'PAID' ? paidMinor : 0));
  const paidMinor = sumOf(paid);
  if (terms.feeMinor > paidMinor)
    throw new AppError('RULE_BROKEN', {
      fieldErrors: [{ field: 'feeMinor', message: maxMessage(paidMinor), values: { mostMinor: paidMinor } }],
      details: { mostMinor: paidMinor },
      detail: 'No more can be kept than was paid for these tickets.',
    });
  const feeMinor = terms.refund === 'none' ? paidMinor : terms.feeMinor;
  const fees = splitByRemainder(feeMinor, paid);
  const settled = items.map(({ id }, index) => {
    const fee = fees[index] ?? 0;
    return { id, feeMinor: fee, backMinor: (paid[index] ?? 0) - fee };
  });
  return { items: settled, feeMinor, backMinor: paidMinor - feeMinor };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
