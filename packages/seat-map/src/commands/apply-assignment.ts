import type { Patch } from '../history/patch.ts';
import type { SeatModel } from '../model/seat-model.ts';
import { writeSeat } from '../model/write-seat.ts';
import type { AssignmentPlan } from './assign-seats.ts';

/** Writes a planned assignment and gives back the patch that undoes it. */
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
