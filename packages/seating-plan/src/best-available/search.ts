import type { Geometry } from '../geometry/geometry.ts';

/** Bytes by seat ordinal. Two kinds, because a seat may be open and still not be for this buyer. */
export interface SeatSupply {
  geometry: Geometry;
  /** 1 for the seats that may be chosen. */
  canTake: Uint8Array;
  /** 1 for every seat that can still be sold, at any price: only beside these does a seat count as left alone. */
  isOpen: Uint8Array;
}

/** A wish for seats as every search gets it: how many, what is free, and the plan's index. */
export interface Search extends SeatSupply {
  index: SeatSearchIndex;
  quantity: number;
}

/** What a search needs of a plan. Sales do not change it, so it is computed once per plan. */
export interface SeatSearchIndex {
  /** Seats in stretches, that is side by side without an aisle. */
  readonly order: Int32Array;
  /** Start of each stretch in `order`, with one more entry for the end. */
  readonly starts: Int32Array;
  /** From each seat to the focal point, in plan units. */
  readonly distance: Float64Array;
  /** Rank of each block, the best first; unranked blocks come last and are equal. */
  readonly rank: Int32Array;
}

const indexes = new WeakMap<Geometry, SeatSearchIndex>();

export function indexSeats(geometry: Geometry): SeatSearchIndex {
  const known = indexes.get(geometry);
  if (known) return known;
  const index = { ...orderSeats(geometry), distance: measureDistances(geometry), rank: rankBlocks(geometry) };
  indexes.set(geometry, index);
  return index;
}

/** Walks every stretch of seats from its left end to its right end. */
function orderSeats({ seatCount, left, right }: Geometry): Pick<SeatSearchIndex, 'order' | 'starts'> {
  const order = new Int32Array(seatCount);
  const starts: number[] = [];
  let at = 0;
  for (let first = 0; first < seatCount; first += 1) {
    if (left[first] !== -1) continue;
    starts.push(at);
    for (let seat = first; seat !== -1; seat = right[seat] ?? -1) order[at++] = seat;
  }
  return { order, starts: Int32Array.from([...starts, at]) };
}

function measureDistances(geometry: Geometry): Float64Array {
  const { bounds, x, y } = geometry;
  // A plan without a focal point is judged from its top edge.
  const focus = geometry.focalPoint ?? { x: (bounds.minX + bounds.maxX) / 2, y: bounds.minY };
  const distance = new Float64Array(geometry.seatCount);
  for (let seat = 0; seat < distance.length; seat += 1)
    distance[seat] = Math.hypot((x[seat] ?? 0) - focus.x, (y[seat] ?? 0) - focus.y);
  return distance;
}

const rankBlocks = ({ blocks }: Geometry): Int32Array =>
  Int32Array.from(blocks, ({ bestRank }) => bestRank ?? UNRANKED);

const UNRANKED = 2_147_483_647;
