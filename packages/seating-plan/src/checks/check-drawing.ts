import { COORDINATE_MAX, isCoordinate, isOnPage } from '../format/coordinates.ts';
import { BLOCK_LABEL_LENGTH_MAX, STANDING_CAPACITY_MAX } from '../format/limits.ts';
import type { Point, SeatingPlan, StandingArea } from '../format/plan.ts';
import { type PlanPlace, placeOfArea, placeOfBlock } from '../format/plan-problem.ts';
import { findInvisible, findInvisibleInLines, isBlankLabel, measureLabel } from '../labels/label.ts';
import { checkNumber, type ProblemList } from './problem-list.ts';

/**
 * Reports figures outside of the page that seats may use: one far corner would shrink the plan on the screen to
 * nothing.
 */
export function checkDrawing(plan: SeatingPlan, problems: ProblemList): void {
  const report = (what: string, place: PlanPlace, values: Record<string, string | number> = {}) =>
    problems.report('SEAT_COORDINATE_MISSING', place, { what, ...values, max: COORDINATE_MAX });
  for (const [index, block] of plan.blocks.entries()) {
    if (!areInside(block.outline ?? [])) report('outline', placeOfBlock(block, index));
  }
  for (const [index, area] of plan.standingAreas.entries()) {
    if (!areInside(area.outline)) report('standingArea', placeOfArea(area, index));
  }
  for (const [shapeIndex, { points, size = 1 }] of plan.shapes.entries()) {
    if (!areInside(points) || !isCoordinate(size)) report('shape', { shapeIndex }, { number: shapeIndex + 1 });
  }
  if (plan.focalPoint && !areInside([plan.focalPoint])) report('focalPoint', {});
}

const areInside = (points: readonly Point[]): boolean => points.every(isOnPage);

export function checkWords({ shapes, categories }: SeatingPlan, problems: ProblemList): void {
  for (const [shapeIndex, { text = '' }] of shapes.entries()) {
    const character = findInvisibleInLines(text);
    if (character !== undefined)
      problems.report('LABEL_CHARACTERS', { shapeIndex }, { what: 'shape', number: shapeIndex + 1, character });
  }
  for (const [index, { label }] of categories.entries()) {
    const character = findInvisible(label);
    if (character !== undefined)
      problems.report('LABEL_CHARACTERS', {}, { what: 'category', number: index + 1, character });
  }
}

/**
 * Checks label, capacity and outline of a standing area. Its label may be as long as a block's; `checkDrawing` checks
 * its position.
 */
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

/** Coordinates are rounded to hundredths of a plan unit, so anything thinner is a line. */
const THINNEST = 0.01;

/** True without corners, or if all are on one line. NaN is not flat: it is reported as off the page. */
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
