import type { Patch } from '../history/patch.ts';
import { isEdited } from '../model/read-seat.ts';
import type { SeatModel } from '../model/seat-model.ts';
import { writeSeat } from '../model/write-seat.ts';

/** Resets every edited seat, or those of `only`, to the base. Returns the patch that restores the edits. */
export function discardEdits(model: SeatModel, only?: Iterable<number>): Patch {
  const seats = only
    ? Uint32Array.from(only)
        .filter((seat) => isEdited(model, seat))
        .sort()
    : listEdited(model);
  const price = Uint16Array.from(seats, (seat) => model.price[seat] ?? 0);
  const hold = Uint16Array.from(seats, (seat) => model.hold[seat] ?? 0);
  for (const seat of seats) writeSeat(model, seat, model.basePrice[seat] ?? 0, model.baseHold[seat] ?? 0);
  return { seats, price, hold };
}

function listEdited(model: SeatModel): Uint32Array {
  const seats = new Uint32Array(model.editedCount);
  let found = 0;
  for (let seat = 0; found < seats.length; seat++) if (isEdited(model, seat)) seats[found++] = seat;
  return seats;
}

export function restorePatch(model: SeatModel, patch: Patch): void {
  for (let at = 0; at < patch.seats.length; at++) {
    writeSeat(model, patch.seats[at] ?? 0, patch.price[at] ?? 0, patch.hold[at] ?? 0);
  }
}
