import { damagePoint } from './damage.ts';
import { effectiveHold, effectivePrice, isClaimed, isEdited, isWithheld } from './read-seat.ts';
import { packHeat, packLook } from './seat-look.ts';
import type { SeatModel } from './seat-model.ts';
import { deriveState } from './seat-state.ts';
import { countBaseSeat, countSeat, createTally } from './tally.ts';

/** Edits a seat but not its base, so that it counts as unsaved until both are equal again. */
export function writeSeat(model: SeatModel, seat: number, price: number, hold: number): void {
  if (model.price[seat] === price && model.hold[seat] === hold) return;
  changeSeat(model, seat, () => {
    model.price[seat] = price;
    model.hold[seat] = hold;
  });
}

/** Changes the server's values of a seat but not its edit, which stays on top. */
export function writeBase(model: SeatModel, seat: number, price: number, hold: number): void {
  if (model.basePrice[seat] === price && model.baseHold[seat] === hold) return;
  changeSeat(model, seat, () => {
    model.basePrice[seat] = price;
    model.baseHold[seat] = hold;
  });
}

/** Removes the seat from the counts, changes its columns, and counts it again. */
export function changeSeat(model: SeatModel, seat: number, change: () => void): void {
  removeSeat(model, seat);
  change();
  refreshSeat(model, seat);
  addSeat(model, seat);
  model.version++;
  damagePoint(model.damage, model.geometry.x[seat] ?? 0, model.geometry.y[seat] ?? 0);
}

/**
 * Recomputes state, look and every count. Needed after loading and after a change of the palette; too slow for an edit.
 */
export function recountSeats(model: SeatModel): void {
  model.tally = createTally();
  model.editedCount = 0;
  model.movingCount = 0;
  for (let seat = 0; seat < model.geometry.seatCount; seat++) {
    refreshSeat(model, seat);
    addSeat(model, seat);
  }
  model.damage.everything = true;
  model.version++;
}

export function refreshSeat(model: SeatModel, seat: number): void {
  const price = effectivePrice(model, seat);
  const hold = effectiveHold(model, seat);
  const state = deriveState(model.claim[seat] ?? 0, isWithheld(model, seat, hold), price);
  model.state[seat] = state;
  model.look[seat] = model.heat ? packHeat(state, model.heat[seat] ?? 0) : packLook(state, price, hold);
}

function addSeat(model: SeatModel, seat: number): void {
  count(model, seat, 1);
}

function removeSeat(model: SeatModel, seat: number): void {
  count(model, seat, -1);
}

function count(model: SeatModel, seat: number, by: 1 | -1): void {
  const price = effectivePrice(model, seat);
  const hold = effectiveHold(model, seat);
  countSeat(model.tally, price, hold, model.state[seat] ?? 0, by);
  const isFixed = isClaimed(model, seat);
  if (isFixed) countBaseSeat(model.tally, price, hold, by);
  else countBaseSeat(model.tally, model.basePrice[seat] ?? 0, model.baseHold[seat] ?? 0, by);
  if (!isEdited(model, seat)) return;
  model.editedCount += by;
  if (!isFixed) model.movingCount += by;
}
