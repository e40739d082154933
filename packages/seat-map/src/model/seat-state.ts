import { CLAIM } from './allocation.ts';

/** Codes in ascending precedence: the highest that applies is shown. */
export const SEAT_STATE = { UNASSIGNED: 0, ASSIGNED: 1, BLOCKED: 2, BASKET: 3, SOLD: 4 } as const;

export type SeatState = keyof typeof SEAT_STATE;

export const SEAT_STATES: readonly SeatState[] = ['UNASSIGNED', 'ASSIGNED', 'BLOCKED', 'BASKET', 'SOLD'];

/** `isWithheld`: the seat's hold forbids sales, or its alternating block leaves it out. */
export function deriveState(claim: number, isWithheld: boolean, price: number): number {
  if (claim === CLAIM.sold) return SEAT_STATE.SOLD;
  if (claim === CLAIM.basket) return SEAT_STATE.BASKET;
  if (isWithheld) return SEAT_STATE.BLOCKED;
  return price === 0 ? SEAT_STATE.UNASSIGNED : SEAT_STATE.ASSIGNED;
}

export function nameState(code: number): SeatState {
  return SEAT_STATES[code] ?? 'UNASSIGNED';
}
