import type { PlanShape, Point } from '../../format/plan.ts';
import { drawEllipse, drawRectangle, movePoints } from '../../geometry/figures.ts';
import { isStageText } from '../is-stage-text.ts';
import type { PretixArea } from './pretix-plan.ts';

/** An area becomes a polygon, or a line of two corners, with its words as a text beside it, or the stage when the words say so. */
export function readArea(area: PretixArea, zoneOrigin: Point): PlanShape[] {
  const origin = { x: zoneOrigin.x + (area.position?.x ?? 0), y: zoneOrigin.y + (area.position?.y ?? 0) };
  const points = drawArea(area, origin);
  const text = area.text?.text?.trim() ?? '';
  if (points.length > 0 && isStageText(text)) return [{ kind: 'stage', points, text }];
  const shapes: PlanShape[] = points.length > 0 ? [{ kind: points.length > 2 ? 'polygon' : 'line', points }] : [];
  if (text !== '') {
    const { position, size } = area.text ?? {};
    const at = movePoints([position ?? { x: 0, y: 0 }], origin, area.rotation ?? 0);
    shapes.push({ kind: 'text', points: at, text, size: size && size > 0 ? size : 16 });
  }
  return shapes;
}

/** Rotation is about the area's position, which is the corner of a rectangle and the middle of an ellipse. */
function drawArea({ rotation, rectangle, ellipse, circle, polygon, shape }: PretixArea, origin: Point): Point[] {
  const degrees = rotation ?? 0;
  if (shape === 'rectangle' && rectangle) {
    const { width, height } = rectangle;
    return movePoints(drawRectangle({ x: width / 2, y: height / 2 }, width, height), origin, degrees);
  }
  if (shape === 'ellipse' && ellipse) return drawEllipse(origin, ellipse.radius.x, ellipse.radius.y, degrees);
  if (shape === 'circle' && circle) return drawEllipse(origin, circle.radius, circle.radius);
  if (shape === 'polygon' && polygon) return movePoints(polygon.points, origin, degrees);
  return [];
}
