import type { Geometry } from '@parterre/seating-plan/geometry';
import type { Point } from '../geometry/rect.ts';
import type { FrameView } from './frame-view.ts';
import type { MapTheme } from './map-theme.ts';

export type DrawingContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

type PlanShape = Geometry['shapes'][number];

/** Draws what lies under the seats: the ground, standing areas, block outlines, the stage and other shapes. */
export function drawBackdrop(context: DrawingContext, geometry: Geometry, view: FrameView, theme: MapTheme): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = theme.mapBackground;
  context.fillRect(0, 0, view.width, view.height);
  context.lineWidth = view.pixelRatio;
  context.lineJoin = 'round';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const block of geometry.blocks) if (block.outline) drawOutline(context, view, block.outline, theme);
  for (const area of geometry.standingAreas) {
    tracePath(context, view, area.outline);
    context.fillStyle = theme.surface;
    context.fill();
    context.strokeStyle = theme.lineStrong;
    context.stroke();
    drawWords(context, view, middleOf(area.outline), area.label, theme, 1);
  }
  for (const shape of geometry.shapes) drawPlanShape(context, view, shape, theme, geometry.pitch);
}

function drawOutline(context: DrawingContext, view: FrameView, outline: readonly Point[], theme: MapTheme): void {
  tracePath(context, view, outline);
  context.strokeStyle = theme.line;
  context.stroke();
}

function drawPlanShape(
  context: DrawingContext,
  view: FrameView,
  shape: PlanShape,
  theme: MapTheme,
  pitch: number,
): void {
  if (shape.kind !== 'text') {
    tracePath(context, view, shape.points, shape.kind !== 'line');
    if (shape.kind === 'stage') {
      context.fillStyle = theme.surface;
      context.fill();
    }
    context.strokeStyle = shape.kind === 'stage' ? theme.lineStrong : theme.line;
    context.stroke();
  }
  const text = shape.text ?? (shape.kind === 'stage' ? 'STAGE' : '');
  const isTitle = shape.kind === 'stage' || shape.kind === 'text';
  if (text) drawWords(context, view, middleOf(shape.points), text, theme, isTitle ? (shape.size ?? pitch) / pitch : 1);
}

/** `share`: size of the letters against a seat's. */
function drawWords(
  context: DrawingContext,
  view: FrameView,
  at: Point,
  words: string,
  theme: MapTheme,
  share: number,
): void {
  const size = Math.min(28, Math.max(11, view.seatCssPx * 0.68 * share)) * view.pixelRatio;
  context.font = `600 ${size}px ${theme.fontFamily}`;
  context.fillStyle = theme.text3;
  context.fillText(words, at.x * view.scale + view.offsetX, at.y * view.scale + view.offsetY);
}

function tracePath(context: DrawingContext, view: FrameView, points: readonly Point[], isClosed = true): void {
  context.beginPath();
  for (const point of points) context.lineTo(point.x * view.scale + view.offsetX, point.y * view.scale + view.offsetY);
  if (isClosed) context.closePath();
}

function middleOf(points: readonly Point[]): Point {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}
