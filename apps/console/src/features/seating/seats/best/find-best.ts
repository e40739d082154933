import type { SeatColumns } from '@parterre/seat-map';
import { type BestKind, type BestSeats, findBestSeats, type Geometry, SEAT_FLAG } from '@parterre/seating-plan';
import { SEAT_STATE } from '@parterre/seating-plan/seat-states';

/** The requested seats. Price types and holds are ordinals, 0 = none. */
export interface BestWish {
  quantity: number;
  /** Requires seats side by side in one row. */
  isTogether: boolean;
  /** An empty list means any price type. */
  prices: readonly number[];
  /** Null accepts any seat that can be sold, held or not. */
  hold: number | null;
  /** The ordinal of a block; null for all blocks. */
  block: number | null;
  /** Wheelchair and companion seats are offered only on request. */
  withAccess: boolean;
}

export type BestAnswer =
  | { kind: 'found'; how: BestKind; seats: number[] }
  /**
   * `open` counts the seats that match, `together` the most of them side by side, `access` the wheelchair and companion
   * seats left out.
   */
  | { kind: 'tooFew'; open: number; together: number; access: number };

/** Finds the best matching seats, by the rules of the sales channel. */
export function findBest(geometry: Geometry, columns: SeatColumns, wish: BestWish): BestAnswer {
  const { access, ...marks } = markSupply(geometry, columns, wish);
  const supply = { geometry, ...marks };
  const best: BestSeats | undefined = findBestSeats(supply, wish.quantity, wish.isTogether ? TOGETHER : undefined);
  if (best) return { kind: 'found', how: best.kind, seats: best.seats };
  return {
    kind: 'tooFew',
    open: supply.canTake.reduce((sum, seat) => sum + seat, 0),
    together: measureLongest(geometry, supply.canTake),
    access,
  };
}

const TOGETHER: readonly BestKind[] = ['together', 'leaving-single'];
const ACCESS = SEAT_FLAG.wheelchair | SEAT_FLAG.companion;

/** Excludes claimed seats and those withheld by their block; held seats count only if the hold is named. */
function markSupply(geometry: Geometry, columns: SeatColumns, wish: BestWish) {
  const { seatCount, block, flags } = geometry;
  const { price, hold, state, isAlternate } = columns;
  const canTake = new Uint8Array(seatCount);
  const isOpen = new Uint8Array(seatCount);
  const prices = new Set(wish.prices);
  let access = 0;
  for (let seat = 0; seat < seatCount; seat++) {
    const own = state[seat] ?? 0;
    if (own === SEAT_STATE.ASSIGNED) isOpen[seat] = 1;
    if (own === SEAT_STATE.SOLD || own === SEAT_STATE.BASKET || isAlternate[seat] === 1) continue;
    if (wish.block !== null && block[seat] !== wish.block) continue;
    if (wish.hold === null ? own === SEAT_STATE.BLOCKED : hold[seat] !== wish.hold) continue;
    if (prices.size === 0 ? price[seat] === 0 : !prices.has(price[seat] ?? 0)) continue;
    if (!wish.withAccess && ((flags[seat] ?? 0) & ACCESS) !== 0) access += 1;
    else canTake[seat] = 1;
  }
  return { canTake, isOpen, access };
}

/** Returns the length of the longest run of available seats. */
function measureLongest({ seatCount, left, right }: Geometry, canTake: Uint8Array): number {
  let longest = 0;
  for (let first = 0; first < seatCount; first++) {
    const before = left[first] ?? -1;
    if (canTake[first] !== 1 || (before !== -1 && canTake[before] === 1)) continue;
    let run = 0;
    for (let seat = first; seat !== -1 && canTake[seat] === 1; seat = right[seat] ?? -1) run++;
    longest = Math.max(longest, run);
  }
  return longest;
}
