import type { Point, SeatingPlan } from '../plan.ts';

/** What the audience looks at: the plan's own focal point, else the middle of its stage, else nothing. */
export function findFocalPoint(plan: SeatingPlan): Point | null {
  if (plan.focalPoint) return plan.focalPoint;
  const stage = plan.shapes.find((shape) => shape.kind === 'stage' && shape.points.length > 0);
  if (!stage) return null;
  const sum = { x: 0, y: 0 };
  for (const point of stage.points) {
    sum.x += point.x;
    sum.y += point.y;
  }
  return { x: sum.x / stage.points.length, y: sum.y / stage.points.length };
}
