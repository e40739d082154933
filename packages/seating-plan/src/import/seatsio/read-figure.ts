import type { PlanShape, Point, StandingArea } from '../../format/plan.ts';
import { drawEllipse, drawRectangle, movePoints } from '../../geometry/figures.ts';
import { isStageText } from '../is-stage-text.ts';
import type { ChartFigure } from './chart.ts';

export function readStandingArea(figure: ChartFigure, origin: Point): StandingArea {
  const { capacity } = figure;
  return { label: String(figure.label ?? '').trim(), capacity: capacity ?? 0, outline: drawFigure(figure, origin) };
}

export function readShape(figure: ChartFigure, origin: Point): PlanShape[] {
  const text = String(figure.label ?? figure.text ?? '').trim();
  if (figure.type === 'text') {
    const centre = figure.center;
    return centre && text !== '' ? [{ kind: 'text', points: movePoints([centre], origin), text }] : [];
  }
  const points = drawFigure(figure, origin);
  if (points.length < 2) return [];
  const isStage = figure.smartType === 'stage' || isStageText(text);
  return [{ kind: isStage ? 'stage' : 'polygon', points, ...(text !== '' && { text }) }];
}

function drawFigure(figure: ChartFigure, origin: Point): Point[] {
  const degrees = figure.rotationAngle ?? 0;
  if (figure.points && figure.points.length > 0) return movePoints(figure.points, origin);
  if (!figure.center) return [];
  const centre = { x: figure.center.x + origin.x, y: figure.center.y + origin.y };
  if (figure.width && figure.height && figure.type !== 'circle') {
    return drawRectangle(centre, figure.width, figure.height, degrees);
  }
  const radiusX = figure.radius1 ?? figure.radius ?? (figure.width ?? 0) / 2;
  const radiusY = figure.radius2 ?? figure.radius ?? (figure.height ?? 0) / 2;
  return radiusX > 0 && radiusY > 0 ? drawEllipse(centre, radiusX, radiusY, degrees) : [];
}
