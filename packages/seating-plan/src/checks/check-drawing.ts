import { COORDINATE_MAX, isCoordinate } from '../is-coordinate.ts';
import type { Point, SeatingPlan } from '../plan.ts';
import { type PlanPlace, placeOfBlock } from '../plan-problem.ts';
import type { ProblemList } from './problem-list.ts';

/** What is drawn beside the seats lies where the seats can: a single far corner would shrink the hall to nothing. */
export function checkDrawing(plan: SeatingPlan, problems: ProblemList): void {
  const report = (what: string, place: PlanPlace, values: Record<string, string | number> = {}) =>
    problems.report('SEAT_COORDINATE_MISSING', place, { what, ...values, max: COORDINATE_MAX });
  for (const [index, block] of plan.blocks.entries()) {
    if (!areInside(block.outline ?? [])) report('outline', placeOfBlock(block, index));
  }
  for (const { label, outline } of plan.standingAreas) {
    if (!areInside(outline)) report('standingArea', {}, { label });
  }
  for (const [index, { points, size = 1 }] of plan.shapes.entries()) {
    if (!areInside(points) || !isCoordinate(size)) report('shape', {}, { number: index + 1 });
  }
  if (plan.focalPoint && !areInside([plan.focalPoint])) report('focalPoint', {});
}

const areInside = (points: readonly Point[]): boolean => points.every(({ x, y }) => isCoordinate(x) && isCoordinate(y));
