import type { BlockDiff } from '../model/diff.ts';
import { isClaimed } from '../model/read-seat.ts';
import type { SeatModel } from '../model/seat-model.ts';
import { writeBase, writeSeat } from '../model/write-seat.ts';

/**
 * Takes what was sent as the base, and nothing else: edits made or taken back while the save was under way stay
 * unsaved. What was sent of claimed seats, and of those the server names as skipped, was not saved: they go back to
 * the base.
 */
export function markSaved(model: SeatModel, sent: readonly BlockDiff[], skipped: ReadonlySet<number>): void {
  for (const { ranges } of sent) {
    for (const { from, to, price, hold } of ranges) {
      for (let seat = from; seat <= to; seat++) {
        const base = { price: model.basePrice[seat] ?? 0, hold: model.baseHold[seat] ?? 0 };
        if (isClaimed(model, seat) || skipped.has(seat)) writeSeat(model, seat, base.price, base.hold);
        else writeBase(model, seat, price ?? base.price, hold ?? base.hold);
      }
    }
  }
}
