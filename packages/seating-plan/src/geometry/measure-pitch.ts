import type { PlanBlock } from '../format/plan.ts';

/** Usual distance between seats that follow each other in a row; 0 when no row has two places. */
export function measurePitch(blocks: readonly PlanBlock[]): number {
  const steps: number[] = [];
  for (const block of blocks) {
    for (const row of block.rows) {
      for (const [index, seat] of row.seats.entries()) {
        const before = row.seats[index - 1];
        if (!before || seat.x === null || seat.y === null || before.x === null || before.y === null) continue;
        const step = Math.hypot(seat.x - before.x, seat.y - before.y);
        if (step > 0) steps.push(step);
      }
    }
  }
  return median(Float64Array.from(steps));
}

/** The lower median, so that two seats beside an aisle and one seat across it still give the seat step; 0 for none. */
export function median(values: Float64Array): number {
  return values.slice().sort()[(values.length - 1) >> 1] ?? 0;
}
