import { BLOCKS_MAX, DISTINCT_SEAT_LABELS_MAX } from '../limits.ts';
import type { SeatingPlan } from '../plan.ts';
import { placeOfBlock } from '../plan-problem.ts';
import type { ProblemList } from './problem-list.ts';

/** `compilePlan` refuses what this reports. */
export function checkPlanSize(plan: SeatingPlan, problems: ProblemList): void {
  const beyond = plan.blocks[BLOCKS_MAX];
  if (beyond) problems.report('PLAN_TOO_LARGE', placeOfBlock(beyond, BLOCKS_MAX), { what: 'blocks', max: BLOCKS_MAX });
  const labels = new Set<string>();
  for (const [blockIndex, block] of plan.blocks.entries()) {
    for (const row of block.rows) for (const seat of row.seats) labels.add(seat.label);
    if (labels.size <= DISTINCT_SEAT_LABELS_MAX) continue;
    const values = { what: 'seatLabels', max: DISTINCT_SEAT_LABELS_MAX };
    problems.report('PLAN_TOO_LARGE', placeOfBlock(block, blockIndex), values);
    return;
  }
}
