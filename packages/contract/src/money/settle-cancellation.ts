import type { CancelRefund } from '../choices/order-choices.ts';
import { splitByRemainder } from './split-by-remainder.ts';

/**
 * An order before some of its tickets are cancelled, and the terms of the cancellation. All amounts are in minor units.
 */
export interface CancelTerms {
  /** The cost of its active tickets, its postage and kept fees, less discounts and waivers. */
  totalMinor: number;
  /** The payments less the refunds. */
  paidMinor: number;
  waivedMinor: number;
  /** The cost of the tickets that remain active afterwards. */
  standingMinor: number;
  /**
   * The fee to keep, at most the payment for the cancelled tickets; ignored if `refund` is `none`, which keeps all of
   * it.
   */
  feeMinor: number;
  refund: CancelRefund;
}

/** The amounts of one cancelled ticket: `feeMinor` is kept of its payment, `backMinor` is due to the buyer. */
interface SettledItem {
  id: number;
  feeMinor: number;
  backMinor: number;
}

export interface CancelSettlement {
  items: SettledItem[];
  /** The payment for the cancelled tickets: no more than this can be kept. */
  paidMinor: number;
  feeMinor: number;
  backMinor: number;
  /** The part of the cancelled tickets' cost that had been waived. */
  waivedMinor: number;
  /** The cost of the order after the cancellation. */
  totalMinor: number;
}

/**
 * Calculates the amounts of a cancellation. Payment and kept fee are shared among the tickets by their cost, to the
 * minor unit. The payment for cancelled tickets first covers the remaining ones, and only the rest is due back: all but
 * the fee for a paid order, nothing for an unpaid one.
 */
export function settleCancellation(
  cancelled: readonly { id: number; paidMinor: number }[],
  terms: CancelTerms,
): CancelSettlement {
  const costs = cancelled.map(({ paidMinor }) => paidMinor);
  const grossMinor = costs.reduce((sum, amount) => sum + amount, 0);
  const [waivedMinor = 0] = splitByRemainder(terms.waivedMinor, [grossMinor, terms.standingMinor]);
  const restMinor = terms.totalMinor - (grossMinor - waivedMinor);
  const inOrderMinor = Math.min(terms.paidMinor, terms.totalMinor);
  const [paidMinor = 0] = splitByRemainder(inOrderMinor, [grossMinor - waivedMinor, restMinor]);
  const feeMinor = terms.refund === 'none' ? paidMinor : Math.min(terms.feeMinor, paidMinor);
  const backMinor = Math.max(0, inOrderMinor - restMinor - feeMinor);
  const paid = splitByRemainder(paidMinor, costs);
  const fees = splitByRemainder(feeMinor, paid);
  const backs = splitByRemainder(
    backMinor,
    paid.map((share, index) => share - (fees[index] ?? 0)),
  );
  const items = cancelled.map(({ id }, index) => ({ id, feeMinor: fees[index] ?? 0, backMinor: backs[index] ?? 0 }));
  return { items, paidMinor, feeMinor, backMinor, waivedMinor, totalMinor: restMinor + feeMinor };
}
