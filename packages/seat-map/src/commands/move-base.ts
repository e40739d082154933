import type { SeatModel } from '../model/seat-model.ts';
import { changeSeat } from '../model/write-seat.ts';

/** Gives a seat a new base. What the user has edited stays; what he has not follows the base, column by column. */
export function moveBase(model: SeatModel, seat: number, price: number, hold: number): void {
  if (model.basePrice[seat] === price && model.baseHold[seat] === hold) return;
  changeSeat(model, seat, () => {
    if (model.price[seat] === model.basePrice[seat]) model.price[seat] = price;
    if (model.hold[seat] === model.baseHold[seat]) model.hold[seat] = hold;
    model.basePrice[seat] = price;
    model.baseHold[seat] = hold;
  });
}
