import { CLAIM_CODE, SEAT_STATE, SEAT_STATES, type SeatState } from '@parterre/seating-plan/seat-states';

/** `isWithheld` means that the seat's hold forbids sales, or its alternating block withholds it. */
export function deriveState(claim: number, isWithheld: boolean, price: number): number {
  if (claim === CLAIM_CODE.sold) return SEAT_STATE.SOLD;
  if (claim === CLAIM_CODE.basket) return SEAT_STATE.BASKET;
  if (isWithheld) return SEAT_STATE.BLOCKED;
  return price === 0 ? SEAT_STATE.UNASSIGNED : SEAT_STATE.ASSIGNED;
}

export function nameState(code: number): SeatState {
  return SEAT_STATES[code] ?? 'UNASSIGNED';
}
