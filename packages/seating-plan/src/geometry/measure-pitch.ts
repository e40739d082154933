import type { PlanBlock } from '../format/plan.ts';

/** Returns the median distance between consecutive seats of a row; 0 if no row has two positions. */
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

/**
 * Returns the lower median; 0 without values. Three seats in a row with an aisle thus give the seat step, not the
 * aisle.
 */
export function median(values: Float64Array): number {
  return values.slice().sort()[(values.length - 1) >> 1] ?? 0;
}
