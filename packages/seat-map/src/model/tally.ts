import { SEAT_STATES } from '@parterre/seating-plan/seat-states';

/** Running counts per ordinal, updated seat by seat. A row is [seats now, seats in the base, one number per state]. */
export interface Tally {
  prices: Int32Array;
  holds: Int32Array;
  readonly states: Int32Array;
}

export const TALLY = { seats: 0, base: 1, firstState: 2, stride: 2 + SEAT_STATES.length } as const;

export function createTally(): Tally {
  return {
    prices: new Int32Array(16 * TALLY.stride),
    holds: new Int32Array(16 * TALLY.stride),
    states: new Int32Array(SEAT_STATES.length),
  };
}

/** Adds (`by` 1) or removes (`by` −1) one seat with its current values. */
export function countSeat(tally: Tally, price: number, hold: number, state: number, by: 1 | -1): void {
  tally.prices = withRoomFor(tally.prices, price);
  tally.holds = withRoomFor(tally.holds, hold);
  bump(tally.prices, price * TALLY.stride + TALLY.seats, by);
  bump(tally.prices, price * TALLY.stride + TALLY.firstState + state, by);
  bump(tally.holds, hold * TALLY.stride + TALLY.seats, by);
  bump(tally.holds, hold * TALLY.stride + TALLY.firstState + state, by);
  bump(tally.states, state, by);
}

/** Counts the seat's base values, which show how many seats a save would add or remove. */
export function countBaseSeat(tally: Tally, price: number, hold: number, by: 1 | -1): void {
  tally.prices = withRoomFor(tally.prices, price);
  tally.holds = withRoomFor(tally.holds, hold);
  bump(tally.prices, price * TALLY.stride + TALLY.base, by);
  bump(tally.holds, hold * TALLY.stride + TALLY.base, by);
}

function bump(table: Int32Array, at: number, by: number): void {
  table[at] = (table[at] ?? 0) + by;
}

function withRoomFor(table: Int32Array, ordinal: number): Int32Array {
  if ((ordinal + 1) * TALLY.stride <= table.length) return table;
  const grown = new Int32Array((ordinal + 1) * 2 * TALLY.stride);
  grown.set(table);
  return grown;
}
