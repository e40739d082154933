import type { Random } from '../random.ts';
import { inventBuyer } from '../sales/invent-buyer.ts';

/** What somebody who comes will do; decided before they see the first price. */
export interface BuyerPlan {
  name: string;
  email: string;
  party: number;
  /** Takes the best there is, or looks at the seats and chooses. */
  choosesSeats: boolean;
  /** How much of the dearest price they would pay: the next cheaper ticket is theirs. */
  averageOfTopPrice: number;
  /** Reads, compares, finds the card. */
  thinkMs: number;
  usesCode: boolean;
  /** Drops the basket, or leaves it to run out. */
  givesUp: 'no' | 'drops' | 'leaves';
  /** Cancels one ticket or the whole order afterwards. */
  cancels: 'no' | 'one' | 'all';
}

/** Twentieths of what was measured, from the least to the most. */
export type Twentieths = readonly number[];

/** Shares of buyers. Parties, patience and second thoughts are assumed: no public data tells them. */
const PARTY_SIZES = [1, 2, 2, 2, 2, 2, 3, 4, 4, 5, 6] as const;
const CHOOSES_SEATS = 0.4;
const USES_CODE = 0.15;
const DROPS = 0.08;
const LEAVES = 0.04;
const CANCELS_ONE = 0.02;
const CANCELS_ALL = 0.02;
const MEAN_THINK_MS = 700;
const MOST_THINK_MS = 5_000;

export function drawBuyer(random: Random, averageOfTopPrice: Twentieths): BuyerPlan {
  const patience = random.next();
  const regret = random.next();
  return {
    ...inventBuyer(random),
    party: random.pick(PARTY_SIZES),
    choosesSeats: random.next() < CHOOSES_SEATS,
    averageOfTopPrice: drawFrom(random, averageOfTopPrice),
    thinkMs: Math.min(MOST_THINK_MS, -Math.log(1 - random.next()) * MEAN_THINK_MS),
    usesCode: random.next() < USES_CODE,
    givesUp: patience < DROPS ? 'drops' : patience < DROPS + LEAVES ? 'leaves' : 'no',
    cancels: regret < CANCELS_ONE ? 'one' : regret < CANCELS_ONE + CANCELS_ALL ? 'all' : 'no',
  };
}

/** A value as often as it was measured: between the twentieths evenly. */
export function drawFrom(random: Random, twentieths: Twentieths): number {
  const at = random.next() * (twentieths.length - 1);
  const from = twentieths[Math.floor(at)] ?? 0;
  const to = twentieths[Math.ceil(at)] ?? from;
  return from + (to - from) * (at - Math.floor(at));
}

/** One of the shows, each as often as its demand says. */
export function pickByWeight<Item extends { weight: number }>(
  random: Random,
  items: readonly Item[],
): Item | undefined {
  let left = random.next() * items.reduce((sum, { weight }) => sum + weight, 0);
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return items.at(-1);
}
