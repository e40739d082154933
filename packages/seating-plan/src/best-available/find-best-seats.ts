import { findAnywhere, findInOneBlock } from './find-scattered.ts';
import { findTogether } from './find-together.ts';
import { findInTwoRows } from './find-two-rows.ts';
import { indexSeats, type Search, type SeatSupply } from './search.ts';

/** The quality of the choice, from best to worst: each kind adds one compromise. */
export type BestKind = 'together' | 'leaving-single' | 'two-rows' | 'one-block' | 'anywhere';

export interface BestSeats {
  kind: BestKind;
  /** Seat ordinals in ascending order. */
  seats: number[];
}

/**
 * Returns the best seats: side by side in a row of the best block, close to the focal point and leaving no single seat;
 * else leaving one, in two rows one behind the other, in one block, or anywhere. Undefined if there are too few seats,
 * or none of the given kinds.
 */
export function findBestSeats(
  supply: SeatSupply,
  quantity: number,
  kinds: readonly BestKind[] = ALL_KINDS,
): BestSeats | undefined {
  if (quantity < 1) return undefined;
  const search: Search = { ...supply, quantity, index: indexSeats(supply.geometry) };
  for (const [kind, find] of STEPS) {
    if (!kinds.includes(kind)) continue;
    const seats = find(search);
    if (seats) return { kind, seats: seats.toSorted((a, b) => a - b) };
  }
  return undefined;
}

const STEPS: readonly (readonly [BestKind, (search: Search) => number[] | undefined])[] = [
  ['together', (search) => findTogether(search, { leavesSingles: false })],
  ['leaving-single', (search) => findTogether(search, { leavesSingles: true })],
  ['two-rows', findInTwoRows],
  ['one-block', findInOneBlock],
  ['anywhere', findAnywhere],
];

const ALL_KINDS = STEPS.map(([kind]) => kind);
