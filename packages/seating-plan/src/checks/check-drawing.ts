import { COORDINATE_MAX, isCoordinate, isOnPage } from '../format/coordinates.ts';
import type { Point, SeatingPlan } from '../format/plan.ts';
import { type PlanPlace, placeOfArea, placeOfBlock } from '../format/plan-problem.ts';
import type { ProblemList } from './problem-list.ts';

/** What is drawn beside the seats lies where the seats can: a single far corner would shrink the hall to nothing. */
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
