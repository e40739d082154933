import { isOnPage } from '../format/coordinates.ts';
import type { Point, SeatingPlan } from '../format/plan.ts';
import { centroidOf } from './bounds.ts';

/** What the audience looks at: the plan's own focal point, else the middle of its stage, else nothing; none of them beyond all plans. */
export function findFocalPoint(plan: Pick<SeatingPlan, 'focalPoint' | 'shapes'>): Point | null {
  if (plan.focalPoint && isOnPage(plan.focalPoint)) return plan.focalPoint;
  const stage = plan.shapes.find(
    (shape) => shape.kind === 'stage' && shape.points.length > 0 && shape.points.every(isOnPage),
  );
  return stage ? centroidOf(stage.points) : null;
}
