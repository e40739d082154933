import type { Allocation } from '../model/allocation.ts';
import { requireFittingAllocation } from '../model/allocation.ts';
import { recountSeats } from '../model/recount-seats.ts';
import type { SeatModel } from '../model/seat-model.ts';

/** Takes a newly loaded allocation as the base and keeps every unsaved edit on top of it, column by column. */
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
