import { BLOCK_LABEL_LENGTH_MAX, STANDING_CAPACITY_MAX } from '../format/limits.ts';
import type { Point, StandingArea } from '../format/plan.ts';
import type { PlanPlace } from '../format/plan-problem.ts';
import { findInvisible, isBlankLabel, measureLabel } from '../labels/label.ts';
import { checkNumber } from './check-number.ts';
import type { ProblemList } from './problem-list.ts';

/** A standing area is read like a block: its label is as long. Where it lies is for `checkDrawing`. */
export function checkStandingArea(area: StandingArea, place: PlanPlace, problems: ProblemList): void {
  if (isBlankLabel(area.label)) problems.report('STANDING_AREA_LABEL_REQUIRED', place);
  const length = measureLabel(area.label);
  if (length > BLOCK_LABEL_LENGTH_MAX) {
    problems.report('STANDING_AREA_LABEL_LENGTH', place, { length, max: BLOCK_LABEL_LENGTH_MAX });
  }
  const character = findInvisible(area.label);
  if (character !== undefined) problems.report('LABEL_CHARACTERS', place, { character });
  checkNumber(area.capacity, { what: 'capacity', min: 0, max: STANDING_CAPACITY_MAX }, place, problems);
  if (isFlat(area.outline)) problems.report('STANDING_AREA_OUTLINE_REQUIRED', place);
}

/** Coordinates are rounded to hundredths of a plan unit: what is thinner than that is a line. */
const THINNEST = 0.01;

/** Whether the corners lie on one line or point, or are none. NaN is none of it: it is reported as beyond all plans. */
function isFlat([first, ...others]: readonly Point[]): boolean {
  if (!first) return true;
  const distanceOf = ({ x, y }: Point) => Math.hypot(x - first.x, y - first.y);
  const farthest = others.reduce((far, point) => (distanceOf(point) > distanceOf(far) ? point : far), first);
  const length = distanceOf(farthest);
  const along = { x: (farthest.x - first.x) / length, y: (farthest.y - first.y) / length };
  return (
    length === 0 || others.every(({ x, y }) => Math.abs((x - first.x) * along.y - (y - first.y) * along.x) < THINNEST)
  );
}
