import { LIMITS } from '../choices/limits.ts';

/** 100 % in basis points. */
export const WHOLE = LIMITS.rate.basisPoints;

/** Converts percent, with at most two decimals, into basis points: 8.1 is 810. An empty field is 0. */
export const toBasisPoints = (percent: number | null): number =>
  Math.round(((percent ?? 0) * WHOLE) / LIMITS.rate.percent);

/** Converts basis points into percent: 810 is 8.1. */
export const toPercent = (basisPoints: number): number => (basisPoints * LIMITS.rate.percent) / WHOLE;

/**
 * Returns a share of an amount, in minor units; half a unit goes up. The product stays exact: the largest amount times
 * eleven whole shares is below 2^53.
 */
export const takeShare = (amountMinor: number, basisPoints: number): number =>
  Math.floor((amountMinor * basisPoints + WHOLE / 2) / WHOLE);
