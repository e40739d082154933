import type { SeatingPlan } from './plan.ts';

export function countSeats(plan: Pick<SeatingPlan, 'blocks'>): number {
  let count = 0;
  for (const block of plan.blocks) for (const row of block.rows) count += row.seats.length;
  return count;
}
