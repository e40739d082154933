import { isOnPage } from '../format/coordinates.ts';
import {
  BEST_RANK_MAX,
  BLOCK_DESCRIPTION_LENGTH_MAX,
  BLOCK_ID_MAX,
  BLOCK_LABEL_LENGTH_MAX,
  ROTATION_MAX,
  ROW_LABEL_LENGTH_MAX,
  SEAT_LABEL_LENGTH_MAX,
} from '../format/limits.ts';
import type { PlanBlock, PlanRow, PlanSeat, SeatingPlan } from '../format/plan.ts';
import {
  type PlanPlace,
  type PlanProblem,
  placeOfArea,
  placeOfBlock,
  placeOfRow,
  placeOfSeat,
} from '../format/plan-problem.ts';
import { findInvisible, findInvisibleInLines, isBlankLabel, measureLabel } from '../labels/label.ts';
import { SEAT_ID_SEPARATOR } from '../seat-ids/seat-id.ts';
import { checkDrawing, checkStandingArea, checkWords } from './check-drawing.ts';
import { checkIds } from './check-ids.ts';
import { checkPlanSize } from './check-plan-size.ts';
import { findOverlaps } from './find-overlaps.ts';
import { checkNumber, ProblemList } from './problem-list.ts';

/**
 * Returns the problems that a promoter must (errors) or should (warnings) fix before the plan can be sold (spec §8);
 * empty if there are none.
 */
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

/** Does not match the separator `|`, which has a problem code of its own. */
const FORBIDDEN_CHARACTER = /[^\p{L}\p{M}\p{Nd} \-_/.&'|]/u;

function checkBlock(block: PlanBlock, place: PlanPlace, problems: ProblemList): void {
  checkLabel(block.label, place, problems);
  const length = measureLabel(block.description);
  if (length > BLOCK_DESCRIPTION_LENGTH_MAX) {
    problems.report('BLOCK_DESCRIPTION_LENGTH', place, { length, max: BLOCK_DESCRIPTION_LENGTH_MAX });
  }
  if (isBlankLabel(block.description)) problems.report('BLOCK_DESCRIPTION_EMPTY', place);
  const character = findInvisibleInLines(block.description);
  if (character !== undefined) problems.report('BLOCK_DESCRIPTION_CHARACTERS', place, { character });
  checkNumber(block.blockId, { what: 'blockId', min: 1, max: BLOCK_ID_MAX }, place, problems);
  if (block.bestRank === null) problems.report('BLOCK_BEST_EMPTY', place);
  else checkNumber(block.bestRank, { what: 'bestRank', min: 1, max: BEST_RANK_MAX }, place, problems);
}

function checkLabel(label: string, place: PlanPlace, problems: ProblemList): void {
  if (isBlankLabel(label)) problems.report('BLOCK_LABEL_REQUIRED', place);
  const length = measureLabel(label);
  if (length > BLOCK_LABEL_LENGTH_MAX) {
    problems.report('BLOCK_LABEL_LENGTH', place, { length, max: BLOCK_LABEL_LENGTH_MAX });
  }
  const forbidden = findInvisible(label) ?? FORBIDDEN_CHARACTER.exec(label)?.[0];
  if (forbidden !== undefined) problems.report('BLOCK_LABEL_CHARACTERS', place, { character: forbidden });
  if (label.includes(SEAT_ID_SEPARATOR)) problems.report('LABEL_HAS_SEPARATOR', place);
}

function checkRow(row: PlanRow, place: PlanPlace, problems: ProblemList): void {
  if (isBlankLabel(row.label)) problems.report('ROW_LABEL_REQUIRED', place);
  const length = measureLabel(row.label);
  if (length > ROW_LABEL_LENGTH_MAX) problems.report('ROW_LABEL_LENGTH', place, { length, max: ROW_LABEL_LENGTH_MAX });
  if (row.label.includes(SEAT_ID_SEPARATOR)) problems.report('LABEL_HAS_SEPARATOR', place);
  const character = findInvisible(row.label);
  if (character !== undefined) problems.report('LABEL_CHARACTERS', place, { character });
}

const ROTATION = { what: 'rotation', min: -ROTATION_MAX, max: ROTATION_MAX } as const;

/** The position of a seat during a check. The full PlanPlace is built only for a seat with a problem. */
export interface SeatPosition {
  readonly blockPlace: PlanPlace;
  readonly row: PlanRow;
  readonly rowIndex: number;
  readonly seatIndex: number;
}

function checkSeat(seat: PlanSeat, position: SeatPosition, problems: ProblemList): void {
  if (!isOnPage(seat)) {
    problems.report('SEAT_COORDINATE_MISSING', placeOf(seat, position));
  }
  if (seat.rotation !== undefined && !(Math.abs(seat.rotation) <= ROTATION_MAX)) {
    checkNumber(seat.rotation, ROTATION, placeOf(seat, position), problems);
  }
  const length = isBlankLabel(seat.label) ? 0 : measureLabel(seat.label);
  if (length === 0 || length > SEAT_LABEL_LENGTH_MAX) {
    problems.report('SEAT_LABEL_LENGTH', placeOf(seat, position), { length, max: SEAT_LABEL_LENGTH_MAX });
  }
  if (seat.label.includes(SEAT_ID_SEPARATOR)) problems.report('LABEL_HAS_SEPARATOR', placeOf(seat, position));
  const character = findInvisible(seat.label);
  if (character !== undefined) problems.report('LABEL_CHARACTERS', placeOf(seat, position), { character });
}

function placeOf(seat: PlanSeat, { blockPlace, row, rowIndex, seatIndex }: SeatPosition): PlanPlace {
  return placeOfSeat(placeOfRow(blockPlace, row, rowIndex), seat, seatIndex);
}
