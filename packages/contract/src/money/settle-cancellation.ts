import type { CancelRefund } from '../choices/order-choices.ts';
import { splitByRemainder } from './split-by-remainder.ts';

/** The state of an order before some of its tickets are cancelled, and the terms of the cancellation. Minor units. */
export interface CancelTerms {
  /** The cost of its standing tickets, postage and kept fees, less discounts and waivers. */
  totalMinor: number;
  /** What was paid and not refunded. */
  paidMinor: number;
  waivedMinor: number;
  /** The cost of its tickets that still stand afterwards. */
  standingMinor: number;
  /** The fee to keep, at most what was paid for the cancelled tickets; `none` as the refund keeps all of it. */
  feeMinor: number;
  refund: CancelRefund;
}

/** The amounts of a cancelled ticket: what is kept of its payment and what the buyer gets back. */
interface SettledItem {
  id: number;
  feeMinor: number;
  backMinor: number;
}

export interface CancelSettlement {
  items: SettledItem[];
  /** What was paid for the cancelled tickets: the most that can be kept. */
  paidMinor: number;
  feeMinor: number;
  backMinor: number;
  /** What had been waived of the cancelled tickets. */
  waivedMinor: number;
  /** What the order costs afterwards. */
  totalMinor: number;
}

/**
 * Works out the amounts of cancelling some tickets. The payment is shared among the tickets by their cost, to the
 * penny, and so is the kept fee. What was paid for the cancelled ones stays with the standing tickets until these are
 * paid, and only the rest is due back: for a paid order all but the fee, for an unpaid one nothing.
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
