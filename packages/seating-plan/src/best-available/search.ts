import type { Geometry } from '../geometry/geometry.ts';

/** Which seats may be given away, by ordinal. */
export interface SeatSupply {
  geometry: Geometry;
  /** 1 for the seats to choose from. */
  canTake: Uint8Array;
  /** 1 for every seat that can still be sold, at whatever price: what a single seat is left beside. */
  isOpen: Uint8Array;
}

/** What the searches share. */
export interface Search extends SeatSupply {
  index: SeatSearchIndex;
  quantity: number;
}

/** What the choice of seats needs of a plan and no sale changes: computed once per plan. */
export interface SeatSearchIndex {
  /** Seats side by side, one stretch after the other. */
  readonly order: Int32Array;
  /** Where each stretch begins in `order`; one entry more than there are stretches. */
  readonly starts: Int32Array;
  /** From each seat to the focal point, in plan units. */
  readonly distance: Float64Array;
  /** Place of a block among all, the best first; blocks without a rank come last, all alike. */
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
  // A plan that does not say what is looked at is read from the top, as it is drawn.
  const focus = geometry.focalPoint ?? { x: (bounds.minX + bounds.maxX) / 2, y: bounds.minY };
  const distance = new Float64Array(geometry.seatCount);
  for (let seat = 0; seat < distance.length; seat += 1)
    distance[seat] = Math.hypot((x[seat] ?? 0) - focus.x, (y[seat] ?? 0) - focus.y);
  return distance;
}

const rankBlocks = ({ blocks }: Geometry): Int32Array =>
  Int32Array.from(blocks, ({ bestRank }) => bestRank ?? UNRANKED);

const UNRANKED = 2_147_483_647;
