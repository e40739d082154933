import { SEAT_STATE } from '@parterre/seating-plan/seat-states';
import { faceValueMinor } from './read-seat.ts';
import type { SeatModel } from './seat-model.ts';
import { TALLY } from './tally.ts';

/** The counts of one price type or hold; ordinal 0 is for seats without one. */
export interface OrdinalCounts {
  readonly ordinal: number;
  readonly seats: number;
  /** The seats in the base, before unsaved edits. */
  readonly seatsBefore: number;
  /** Seats with a price type that are neither claimed nor blocked. */
  readonly available: number;
  readonly blocked: number;
  readonly inBasket: number;
  readonly sold: number;
}

export interface PriceCounts extends OrdinalCounts {
  /** Seats times face value, in minor units. */
  readonly valueMinor: number;
  readonly valueBeforeMinor: number;
}

export interface StateCounts {
  readonly UNASSIGNED: number;
  readonly ASSIGNED: number;
  readonly BLOCKED: number;
  readonly BASKET: number;
  readonly SOLD: number;
}

export interface Counts {
  /** Every ordinal of the palette, and any other with seats, ascending from 0. */
  readonly prices: readonly PriceCounts[];
  readonly holds: readonly OrdinalCounts[];
  readonly states: StateCounts;
  readonly seatCount: number;
  /** Edited seats that a save would change: neither sold nor in a basket. */
  readonly movingCount: number;
  readonly valueMinor: number;
  readonly valueBeforeMinor: number;
}

/** Reads the running tally, so the cost depends on the number of price types and holds, not of seats. */
export function readCounts(model: SeatModel): Counts {
  const { palette, tally } = model;
  const prices = readTable(tally.prices, palette.palette.prices).map((counts) => ({
    ...counts,
    valueMinor: counts.seats * faceValueMinor(model, counts.ordinal),
    valueBeforeMinor: counts.seatsBefore * faceValueMinor(model, counts.ordinal),
  }));
  return {
    prices,
    holds: readTable(tally.holds, palette.palette.holds),
    states: readStates(tally.states),
    seatCount: model.geometry.seatCount,
    movingCount: model.movingCount,
    valueMinor: prices.reduce((sum, price) => sum + price.valueMinor, 0),
    valueBeforeMinor: prices.reduce((sum, price) => sum + price.valueBeforeMinor, 0),
  };
}

function readTable(table: Int32Array, paints: readonly { readonly ordinal: number }[]): OrdinalCounts[] {
  const known = new Set(paints.map((paint) => paint.ordinal));
  const rows: OrdinalCounts[] = [];
  const last = Math.max(table.length / TALLY.stride - 1, ...known);
  for (let ordinal = 0; ordinal <= last; ordinal++) {
    const row = readRow(table, ordinal);
    if (ordinal === 0 || known.has(ordinal) || row.seats > 0 || row.seatsBefore > 0) rows.push(row);
  }
  return rows;
}

function readRow(table: Int32Array, ordinal: number): OrdinalCounts {
  const at = ordinal * TALLY.stride;
  const seatsInState = (state: number) => table[at + TALLY.firstState + state] ?? 0;
  return {
    ordinal,
    seats: table[at + TALLY.seats] ?? 0,
    seatsBefore: table[at + TALLY.base] ?? 0,
    available: seatsInState(SEAT_STATE.ASSIGNED),
    blocked: seatsInState(SEAT_STATE.BLOCKED),
    inBasket: seatsInState(SEAT_STATE.BASKET),
    sold: seatsInState(SEAT_STATE.SOLD),
  };
}

function readStates(states: Int32Array): StateCounts {
  return {
    UNASSIGNED: states[SEAT_STATE.UNASSIGNED] ?? 0,
    ASSIGNED: states[SEAT_STATE.ASSIGNED] ?? 0,
    BLOCKED: states[SEAT_STATE.BLOCKED] ?? 0,
    BASKET: states[SEAT_STATE.BASKET] ?? 0,
    SOLD: states[SEAT_STATE.SOLD] ?? 0,
  };
}
