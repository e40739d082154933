import type { SeatingPlan } from '../plan.ts';
import { createNotice, type ImportProblem } from './import-problem.ts';

/** Seats that the source draws exactly on top of another one: only the upper can be seen and clicked. */
export function noteSharedPoints(plan: SeatingPlan): ImportProblem[] {
  const taken = new Map<number, Set<number>>();
  let count = 0;
  for (const block of plan.blocks) {
    for (const row of block.rows) {
      for (const { x, y } of row.seats) {
        if (x === null || y === null) continue;
        const column = taken.get(x);
        if (!column) taken.set(x, new Set([y]));
        else if (column.has(y)) count += 1;
        else column.add(y);
      }
    }
  }
  return count > 0 ? [createNotice('SEATS_ON_ONE_POINT', { count })] : [];
}
