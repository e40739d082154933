import type { Geometry } from '../geometry/geometry.ts';
import { findAnywhere, findInOneBlock } from './find-scattered.ts';
import { findTogether } from './find-together.ts';
import { findInTwoRows } from './find-two-rows.ts';
import { type Outlook, outlookOf } from './outlook.ts';

/** Which seats may be given away, by ordinal. */
export interface SeatSupply {
  geometry: Geometry;
  /** 1 for the seats to choose from. */
  canTake: Uint8Array;
  /** 1 for every seat that can still be sold, at whatever price: what a single seat is left beside. */
  isOpen: Uint8Array;
}

/** What the seats come to: what everybody wants first, then one compromise more each. */
export type BestKind = 'together' | 'leaving-single' | 'two-rows' | 'one-block' | 'anywhere';

export interface BestSeats {
  kind: BestKind;
  /** Ascending. */
  seats: number[];
}

/** What the searches share. */
export interface Search extends SeatSupply {
  outlook: Outlook;
  quantity: number;
}

/**
 * The best seats for some people who come together: side by side in one row of the best block, as close to the focal
 * point as can be, without leaving a seat alone. Where there are none: leaving one alone, in two rows one behind the
 * other, in one block, anywhere. Undefined when there are fewer seats than people, or none of the kinds that will do.
 */
export function findBestSeats(
  supply: SeatSupply,
  quantity: number,
  kinds: readonly BestKind[] = ALL_KINDS,
): BestSeats | undefined {
  if (quantity < 1) return undefined;
  const search: Search = { ...supply, quantity, outlook: outlookOf(supply.geometry) };
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
