import type { CancelRefund } from '../choices/order-choices.ts';
import { splitByRemainder } from './split-by-remainder.ts';

/** How an order stands before some of its tickets are cancelled, and what is asked for. Minor units. */
export interface CancelTerms {
  /** What its tickets that stand, postage and kept fees cost, less what was let off. */
  totalMinor: number;
  /** What came in and was not given back. */
  paidMinor: number;
  waivedMinor: number;
  /** What its tickets that stand and are not cancelled cost. */
  standingMinor: number;
  /** To be kept, at most what was paid for the cancelled tickets; `none` back keeps all of it. */
  feeMinor: number;
  refund: CancelRefund;
}

/** What a cancelled ticket comes to: what is kept of what was paid for it and what the buyer gets back. */
interface SettledItem {
  id: number;
  feeMinor: number;
  backMinor: number;
}

export interface CancelSettlement {
  items: SettledItem[];
  /** What was paid for the cancelled tickets: no more can be kept. */
  paidMinor: number;
  feeMinor: number;
  backMinor: number;
  /** What had been let off of the cancelled tickets. */
  waivedMinor: number;
  /** What the order costs afterwards. */
  totalMinor: number;
}

/**
 * What cancelling some tickets comes to. What was paid is shared over the tickets by what they cost, to the penny; so is
 * what is kept. What was paid for the cancelled ones stays with the tickets that stand until these are paid, and only the
 * rest goes back: for a paid order all but the fee, for an unpaid one nothing.
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
