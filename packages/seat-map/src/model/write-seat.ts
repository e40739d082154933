import { damagePoint } from './damage.ts';
import { addSeat, refreshSeat, removeSeat } from './recount-seats.ts';
import type { SeatModel } from './seat-model.ts';

/** Sets what the user sees. Leaves what the server has. */
export function writeSeat(model: SeatModel, seat: number, price: number, hold: number): void {
  if (model.price[seat] === price && model.hold[seat] === hold) return;
  changeSeat(model, seat, () => {
    model.price[seat] = price;
    model.hold[seat] = hold;
  });
}

/** Sets what the server has, leaving what the user sees. */
export function writeBase(model: SeatModel, seat: number, price: number, hold: number): void {
  if (model.basePrice[seat] === price && model.baseHold[seat] === hold) return;
  changeSeat(model, seat, () => {
    model.basePrice[seat] = price;
    model.baseHold[seat] = hold;
  });
}

/** Runs one change of a seat's columns between taking the seat out of the counts and putting it back. */
export function changeSeat(model: SeatModel, seat: number, change: () => void): void {
  removeSeat(model, seat);
  change();
  refreshSeat(model, seat);
  addSeat(model, seat);
  model.version++;
  damagePoint(model.damage, model.geometry.x[seat] ?? 0, model.geometry.y[seat] ?? 0);
}
