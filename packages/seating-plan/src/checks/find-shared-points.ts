import type { SeatingPlan } from '../plan.ts';
import { type PlanPlace, placeOfBlock, placeOfRow, placeOfSeat } from '../plan-problem.ts';

export interface SharedPoints {
  /** Seats that lie exactly on another one. */
  readonly count: number;
  /** The first of them. */
  readonly place: PlanPlace;
}

/** Seats that are drawn exactly on top of another one: only the upper can be seen and clicked. */
export function findSharedPoints(plan: SeatingPlan): SharedPoints | undefined {
  const taken = new Map<number, Set<number>>();
  let count = 0;
  let place: PlanPlace = {};
  for (const [blockIndex, block] of plan.blocks.entries()) {
    for (const [rowIndex, row] of block.rows.entries()) {
      for (const [seatIndex, seat] of row.seats.entries()) {
        const { x, y } = seat;
        if (x === null || y === null) continue;
        const column = taken.get(x);
        if (!column) taken.set(x, new Set([y]));
        else if (!column.has(y)) column.add(y);
        else if (++count === 1)
          place = placeOfSeat(placeOfRow(placeOfBlock(block, blockIndex), row, rowIndex), seat, seatIndex);
      }
    }
  }
  return count > 0 ? { count, place } : undefined;
}
