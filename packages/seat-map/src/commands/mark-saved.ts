import { isClaimed, isEdited } from '../model/read-seat.ts';
import type { SeatModel } from '../model/seat-model.ts';
import { writeBase, writeSeat } from '../model/write-seat.ts';

/**
 * Takes every unsaved edit as saved. Edits of claimed seats, and of those the server names as skipped, were not: they
 * go back to the base.
 */
export function markSaved(model: SeatModel, skipped: ReadonlySet<number>): void {
  for (let seat = 0; seat < model.geometry.seatCount && model.editedCount > 0; seat++) {
    if (!isEdited(model, seat)) continue;
    if (isClaimed(model, seat) || skipped.has(seat)) {
      writeSeat(model, seat, model.basePrice[seat] ?? 0, model.baseHold[seat] ?? 0);
    } else {
      writeBase(model, seat, model.price[seat] ?? 0, model.hold[seat] ?? 0);
    }
  }
}
