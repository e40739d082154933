import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';
import type { Patch } from '../history/patch.ts';
import type { SeatModel } from '../model/seat-model.ts';
import { writeSeat } from '../model/write-seat.ts';

/** Values are ordinals; null or 0 clears a column, undefined leaves it unchanged. */
export interface Assignment {
  readonly price?: number | null;
  readonly hold?: number | null;
}

export interface SkippedSeat {
  readonly seat: number;
  readonly reason: 'SOLD' | 'BASKET';
}

/** A planned assignment: `price` and `hold` are the values after it; nothing is written yet. */
interface AssignmentPlan {
  /** Seats that would change, in ascending order. */
  readonly seats: Uint32Array;
  readonly price: number | undefined;
  readonly hold: number | undefined;
  readonly skipped: readonly SkippedSeat[];
}

/** Skips and lists SOLD and BASKET seats. Seats that have the values already are skipped silently. */
export function assignSeats(model: SeatModel, seats: Iterable<number>, assignment: Assignment): AssignmentPlan {
  const price = assignment.price === undefined ? undefined : (assignment.price ?? 0);
  const hold = assignment.hold === undefined ? undefined : (assignment.hold ?? 0);
  const changing: number[] = [];
  const skipped: SkippedSeat[] = [];
  for (const seat of seats) {
    const claim = model.claim[seat];
    if (claim === CLAIM_CODE.sold) skipped.push({ seat, reason: 'SOLD' });
    else if (claim === CLAIM_CODE.basket) skipped.push({ seat, reason: 'BASKET' });
    else if (claim === CLAIM_CODE.none && isChanging(model, seat, price, hold)) changing.push(seat);
  }
  return { seats: Uint32Array.from(changing).sort(), price, hold, skipped };
}

function isChanging(model: SeatModel, seat: number, price: number | undefined, hold: number | undefined): boolean {
  return (price !== undefined && price !== model.price[seat]) || (hold !== undefined && hold !== model.hold[seat]);
}

/** Writes a planned assignment and returns the patch that undoes it. */
export function applyAssignment(model: SeatModel, plan: AssignmentPlan): Patch {
  const { seats } = plan;
  const price = new Uint16Array(seats.length);
  const hold = new Uint16Array(seats.length);
  for (let at = 0; at < seats.length; at++) {
    const seat = seats[at] ?? 0;
    const priceBefore = model.price[seat] ?? 0;
    const holdBefore = model.hold[seat] ?? 0;
    price[at] = priceBefore;
    hold[at] = holdBefore;
    writeSeat(model, seat, plan.price ?? priceBefore, plan.hold ?? holdBefore);
  }
  return { seats, price, hold };
}
