import type { Geometry } from '../geometry/geometry.ts';

/**
 * The seats on offer, as bytes by seat ordinal. An open seat may still be unavailable to this buyer, hence two arrays.
 */
export interface SeatSupply {
  geometry: Geometry;
  /** 1 for a seat that this buyer may get. */
  canTake: Uint8Array;
  /** 1 for a seat that can still be sold, at any price: a single seat is one without such a neighbour. */
  isOpen: Uint8Array;
}

/** The input of every search: the number of seats, the seats on offer, and the index of the plan. */
export interface Search extends SeatSupply {
  index: SeatSearchIndex;
  quantity: number;
}

/** The facts of a plan that searches need. Sales do not change them, so they are computed once per plan. */
export interface SeatSearchIndex {
  /** Seat ordinals by stretch; a stretch is a run of seats side by side without an aisle. */
  readonly order: Int32Array;
  /** Start of each stretch in `order`, with one more entry for the end. */
  readonly starts: Int32Array;
  /** The distance of each seat to the focal point, in plan units. */
  readonly distance: Float64Array;
  /** The rank of each block, the best being lowest; unranked blocks come last, all with the same rank. */
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

/** Orders the seats stretch by stretch, each from its left end to its right end. */
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
  // Without a focal point, distance is measured from the middle of the plan's top edge.
  const focus = geometry.focalPoint ?? { x: (bounds.minX + bounds.maxX) / 2, y: bounds.minY };
  const distance = new Float64Array(geometry.seatCount);
  for (let seat = 0; seat < distance.length; seat += 1)
    distance[seat] = Math.hypot((x[seat] ?? 0) - focus.x, (y[seat] ?? 0) - focus.y);
  return distance;
}

const rankBlocks = ({ blocks }: Geometry): Int32Array =>
  Int32Array.from(blocks, ({ bestRank }) => bestRank ?? UNRANKED);

const UNRANKED = 2_147_483_647;
