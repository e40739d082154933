import { isOnPage } from '../format/coordinates.ts';
import type { Point, SeatingPlan } from '../format/plan.ts';
import { centroidOf } from './bounds.ts';

/** Returns the plan's focal point, else the middle of its stage, else null; a point off the page is ignored. */
export function findFocalPoint(plan: Pick<SeatingPlan, 'focalPoint' | 'shapes'>): Point | null {
  if (plan.focalPoint && isOnPage(plan.focalPoint)) return plan.focalPoint;
  const stage = plan.shapes.find(
    (shape) => shape.kind === 'stage' && shape.points.length > 0 && shape.points.every(isOnPage),
  );
  return stage ? centroidOf(stage.points) : null;
}
