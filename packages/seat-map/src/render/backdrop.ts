import type { Point } from '@parterre/canvas';
import type { Geometry } from '@parterre/seating-plan/geometry';
import type { FrameView } from './frame-view.ts';
import type { MapTheme } from './map-theme.ts';

export type DrawingContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

type PlanShape = Geometry['shapes'][number];

interface Painting {
  readonly context: DrawingContext;
  readonly view: FrameView;
  readonly theme: MapTheme;
}

/** Draws the layer below the seats: background, standing areas, block outlines, stage and other shapes. */
export function drawBackdrop(context: DrawingContext, geometry: Geometry, view: FrameView, theme: MapTheme): void {
  const painting = { context, view, theme };
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = theme.mapBackground;
  context.fillRect(0, 0, view.width, view.height);
  context.lineWidth = view.pixelRatio;
  context.lineJoin = 'round';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const block of geometry.blocks) if (block.outline) drawOutline(painting, block.outline);
  for (const area of geometry.standingAreas) {
    tracePath(painting, area.outline);
    context.fillStyle = theme.surface;
    context.fill();
    context.strokeStyle = theme.lineStrong;
    context.stroke();
    drawWords(painting, area.outline, area.label, 1);
  }
  for (const shape of geometry.shapes) drawPlanShape(painting, shape, geometry.pitch);
}

function drawOutline(painting: Painting, outline: readonly Point[]): void {
  tracePath(painting, outline);
  painting.context.strokeStyle = painting.theme.line;
  painting.context.stroke();
}

function drawPlanShape(painting: Painting, shape: PlanShape, pitch: number): void {
  const { context, theme } = painting;
  const isStage = shape.kind === 'stage';
  if (shape.kind !== 'text') {
    tracePath(painting, shape.points, shape.kind !== 'line');
    if (isStage) {
      context.fillStyle = theme.surface;
      context.fill();
    }
    context.strokeStyle = isStage ? theme.lineStrong : theme.line;
    context.stroke();
  }
  const words = shape.text ?? (isStage ? theme.stageWord : '');
  const isTitle = isStage || shape.kind === 'text';
  if (words) drawWords(painting, shape.points, words, isTitle ? (shape.size ?? pitch) / pitch : 1);
}

/** Writes text in the middle of the outline. `share` is the size of the letters relative to a seat. */
function drawWords({ context, view, theme }: Painting, outline: readonly Point[], words: string, share: number): void {
  const { x, y } = middleOf(outline);
  const size = Math.min(28, Math.max(11, view.seatCssPx * 0.68 * share)) * view.pixelRatio;
  context.font = `600 ${size}px ${theme.fontFamily}`;
  context.fillStyle = theme.text3;
  context.fillText(words, x * view.scale + view.offsetX, y * view.scale + view.offsetY);
}

function tracePath({ context, view }: Painting, points: readonly Point[], isClosed = true): void {
  context.beginPath();
  for (const point of points) context.lineTo(point.x * view.scale + view.offsetX, point.y * view.scale + view.offsetY);
  if (isClosed) context.closePath();
}

function middleOf(points: readonly Point[]): Point {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}
