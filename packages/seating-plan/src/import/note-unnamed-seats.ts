import type { SeatingPlan } from '../format/plan.ts';
import { type PlanPlace, placeOfBlock, placeOfRow, placeOfSeat } from '../format/plan-problem.ts';
import { createNotice, type ImportProblem } from './import-problem.ts';

/** What editors write where nobody has named a seat yet. */
const UNNAMED = /^\?+$/;

/** Seats that are there to be named: they can be sold, but nobody finds seat ? of row A. */
export function noteUnnamedSeats({ blocks }: SeatingPlan): ImportProblem[] {
  let count = 0;
  let place: PlanPlace = {};
  for (const [blockIndex, block] of blocks.entries()) {
    for (const [rowIndex, row] of block.rows.entries()) {
      for (const [seatIndex, seat] of row.seats.entries()) {
        if (!UNNAMED.test(seat.label) && !UNNAMED.test(row.label)) continue;
        count += 1;
        if (count === 1)
          place = placeOfSeat(placeOfRow(placeOfBlock(block, blockIndex), row, rowIndex), seat, seatIndex);
      }
    }
  }
  return count > 0 ? [{ ...createNotice('SEATS_UNNAMED', { count }), place }] : [];
}
