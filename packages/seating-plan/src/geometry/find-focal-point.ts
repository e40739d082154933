import { isOnPage } from '../format/coordinates.ts';
import type { Point, SeatingPlan } from '../format/plan.ts';

/** What the audience looks at: the plan's own focal point, else the middle of its stage, else nothing; none of them beyond all plans. */
export function findFocalPoint(plan: Pick<SeatingPlan, 'focalPoint' | 'shapes'>): Point | null {
  if (plan.focalPoint && isOnPage(plan.focalPoint)) return plan.focalPoint;
  const stage = plan.shapes.find(
    (shape) => shape.kind === 'stage' && shape.points.length > 0 && shape.points.every(isOnPage),
  );
  if (!stage) return null;
  const sum = { x: 0, y: 0 };
  for (const point of stage.points) {
    sum.x += point.x;
    sum.y += point.y;
  }
  return { x: sum.x / stage.points.length, y: sum.y / stage.points.length };
}
