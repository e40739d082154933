import type { BlockDiff } from '@parterre/seat-map';
import { listSeats } from '../desk/seat-ranges.ts';
import type { SaveFacts } from './build-save.ts';

/** Edited seats whose new ticket or hold was deleted meanwhile: they cannot be saved as they are. */
export function listGoneSeats(
  diff: readonly Pick<BlockDiff, 'ranges'>[],
  { prices, holds }: Pick<SaveFacts, 'prices' | 'holds'>,
): number[] {
  const knownPrices = new Set(prices.map(({ ordinal }) => ordinal));
  const knownHolds = new Set(holds.map(({ ordinal }) => ordinal));
  const gone = diff.flatMap(({ ranges }) =>
    ranges.filter(({ price, hold }) => (price && !knownPrices.has(price)) || (hold && !knownHolds.has(hold))),
  );
  return [...listSeats(gone)];
}
