import type { Patch } from '../history/patch.ts';
import type { SeatModel } from '../model/seat-model.ts';
import { writeSeat } from '../model/write-seat.ts';

/** Puts every seat of the patch back to what the patch remembers. */
export function restorePatch(model: SeatModel, patch: Patch): void {
  for (let at = 0; at < patch.seats.length; at++) {
    writeSeat(model, patch.seats[at] ?? 0, patch.price[at] ?? 0, patch.hold[at] ?? 0);
  }
}
