import { type Allocation, requireFittingAllocation } from '../model/allocation.ts';
import type { BlockDiff } from '../model/diff.ts';
import { isClaimed } from '../model/read-seat.ts';
import type { SeatModel } from '../model/seat-model.ts';
import { recountSeats, writeBase, writeSeat } from '../model/write-seat.ts';

/** Replaces the base by a newly loaded allocation and keeps every unsaved edit on top of it, column by column. */
export function rebaseModel(model: SeatModel, next: Allocation): void {
  requireFittingAllocation(model.geometry, next);
  rebaseColumn(model.price, model.basePrice, next.price);
  rebaseColumn(model.hold, model.baseHold, next.hold);
  model.claim.set(next.claim);
  model.claimPrice = next.claimPrice?.slice() ?? null;
  model.claimHold = next.claimHold?.slice() ?? null;
  model.alternating.set(next.alternating);
  recountSeats(model);
}

function rebaseColumn(now: Uint16Array, base: Uint16Array, next: Uint16Array): void {
  for (let seat = 0; seat < now.length; seat++) {
    if (now[seat] === base[seat]) now[seat] = next[seat] ?? 0;
  }
  base.set(next);
}

/**
 * Makes the sent values the new base. Edits made or undone during the save stay unsaved. Claimed seats, and those that
 * the server skipped, were not saved and return to the base.
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
