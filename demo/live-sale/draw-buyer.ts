import { inventBuyer, PARTY_SIZES } from '../past-sales/invent-buyer.ts';
import type { Random } from '../random.ts';

/** The decisions of a buyer, drawn before the buyer sees the first price. */
export interface BuyerPlan {
  name: string;
  email: string;
  party: number;
  /** True if the buyer chooses seats on the map; otherwise the best available ones are taken. */
  choosesSeats: boolean;
  /** The share of the highest price that the buyer would pay. The next cheaper price type is bought. */
  averageOfTopPrice: number;
  /** The time that the buyer needs to read, to compare and to find a card. */
  thinkMs: number;
  usesCode: boolean;
  /** `drops` releases the basket, `leaves` lets it expire, `no` buys it. */
  givesUp: 'no' | 'drops' | 'leaves';
  /** The part of the order that the buyer later cancels: nothing, one ticket or all. */
  cancels: 'no' | 'one' | 'all';
}

/** Quantiles of a measured value in steps of five per cent, from the lowest to the highest. */
export type Quantiles = readonly number[];

// Patience and cancellations are assumptions, because no public data has them.
const CHOOSES_SEATS = 0.4;
const USES_CODE = 0.15;
const DROPS = 0.08;
const LEAVES = 0.04;
const CANCELS_ONE = 0.02;
const CANCELS_ALL = 0.02;
const MEAN_THINK_MS = 700;
const THINK_MS_MAX = 5_000;

export function drawBuyer(random: Random, averageOfTopPrice: Quantiles): BuyerPlan {
  const patience = random.next();
  const regret = random.next();
  return {
    ...inventBuyer(random),
    party: random.pick(PARTY_SIZES),
    choosesSeats: random.next() < CHOOSES_SEATS,
    averageOfTopPrice: drawFrom(random, averageOfTopPrice),
    thinkMs: Math.min(THINK_MS_MAX, -Math.log(1 - random.next()) * MEAN_THINK_MS),
    usesCode: random.next() < USES_CODE,
    givesUp: patience < DROPS ? 'drops' : patience < DROPS + LEAVES ? 'leaves' : 'no',
    cancels: regret < CANCELS_ONE ? 'one' : regret < CANCELS_ONE + CANCELS_ALL ? 'all' : 'no',
  };
}

/** Draws a value with the measured distribution, evenly between two quantiles. */
export function drawFrom(random: Random, quantiles: Quantiles): number {
  const at = random.next() * (quantiles.length - 1);
  const from = quantiles[Math.floor(at)] ?? 0;
  const to = quantiles[Math.ceil(at)] ?? from;
  return from + (to - from) * (at - Math.floor(at));
}

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
