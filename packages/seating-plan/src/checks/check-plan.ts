import type { SeatingPlan } from '../format/plan.ts';
import { type PlanProblem, placeOfArea, placeOfBlock, placeOfRow } from '../format/plan-problem.ts';
import { checkBlock } from './check-block.ts';
import { checkDrawing } from './check-drawing.ts';
import { checkIds } from './check-ids.ts';
import { checkPlanSize } from './check-plan-size.ts';
import { checkRow } from './check-row.ts';
import { checkSeat } from './check-seat.ts';
import { checkStandingArea } from './check-standing-area.ts';
import { checkWords } from './check-words.ts';
import { findOverlaps } from './find-overlaps.ts';
import { ProblemList } from './problem-list.ts';

/** What a promoter must (errors) or should (warnings) mend before the plan can be sold; empty when all is well (spec §8). */
export function checkPlan(plan: SeatingPlan): PlanProblem[] {
  const problems = new ProblemList();
  for (const [blockIndex, block] of plan.blocks.entries()) {
    const blockPlace = placeOfBlock(block, blockIndex);
    checkBlock(block, blockPlace, problems);
    for (const [rowIndex, row] of block.rows.entries()) {
      checkRow(row, placeOfRow(blockPlace, row, rowIndex), problems);
      for (const [seatIndex, seat] of row.seats.entries()) {
        checkSeat(seat, { blockPlace, row, rowIndex, seatIndex }, problems);
      }
    }
  }
  for (const [areaIndex, area] of plan.standingAreas.entries()) {
    checkStandingArea(area, placeOfArea(area, areaIndex), problems);
  }
  checkDrawing(plan, problems);
  checkWords(plan, problems);
  checkIds(plan, problems);
  checkPlanSize(plan, problems);
  for (const { under, count, place } of findOverlaps(plan))
    problems.report('SEATS_ON_OTHERS', place, { count, block: plan.blocks[under]?.label ?? '' });
  return problems.toArray();
}
