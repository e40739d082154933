import { toScreen, viewOf } from '@parterre/canvas';
import { boxOfTrace } from '../desk/trace.ts';
import { paintFigures } from './paint-figures.ts';
import { paintGesture, paintGuides } from './paint-gesture.ts';
import { paintFocus, paintHandles, paintReading } from './paint-handles.ts';
import { paintNames } from './paint-names.ts';
import { paintSeats } from './paint-seats.ts';
import type { Painting } from './painting.ts';

const GRID_MIN_PX = 8;
/** Half the side of the square at the picture's corner. */
const CORNER_PX = 5;

/** Paints the static part in CSS pixels; the context is scaled to device pixels. */
export function paintScene(painting: Painting): void {
  const { context, desk, look } = painting;
  const { width, height } = desk.camera;
  context.fillStyle = look.map.mapBackground;
  context.fillRect(0, 0, width, height);
  paintPicture(painting);
  if (desk.isGridOn) paintGrid(painting);
  paintFigures(painting);
  paintSeats(painting);
  paintNames(painting);
}

/** Paints the part that changes every frame: the dragged selection, the result of the gesture, and the handles. */
export function paintOver(painting: Painting, isReadOnly: boolean): void {
  if (painting.part === 'resting') {
    const lifted: Painting = { ...painting, part: 'lifted' };
    paintFigures(lifted);
    paintSeats(lifted);
  }
  if (!isReadOnly) paintTraceFrame(painting);
  paintGuides(painting);
  paintGesture(painting);
  paintFocus(painting);
  if (!isReadOnly) paintHandles(painting);
  paintReading(painting);
}

function paintPicture({ context, desk, picture }: Painting): void {
  const { trace, camera } = desk;
  if (!trace || !picture) return;
  const { x, y } = toScreen(camera, trace);
  const scale = trace.scale * camera.scale;
  context.globalAlpha = trace.opacity;
  context.drawImage(picture, x, y, trace.width * scale, trace.height * scale);
  context.globalAlpha = 1;
}

/** Widens the lines' spacing by whole steps of the grid, so that they stay apart on the screen. */
function paintGrid({ context, desk, look }: Painting): void {
  const { camera, gridStep } = desk;
  let step = gridStep;
  while (step * camera.scale < GRID_MIN_PX) step *= 5;
  const { minX, minY, maxX, maxY } = viewOf(camera);
  context.beginPath();
  for (let x = Math.ceil(minX / step) * step; x <= maxX; x += step) {
    const at = Math.round(toScreen(camera, { x, y: 0 }).x) + 0.5;
    context.moveTo(at, 0);
    context.lineTo(at, camera.height);
  }
  for (let y = Math.ceil(minY / step) * step; y <= maxY; y += step) {
    const at = Math.round(toScreen(camera, { x: 0, y }).y) + 0.5;
    context.moveTo(0, at);
    context.lineTo(camera.width, at);
  }
  context.lineWidth = 1;
  context.globalAlpha = 0.45;
  context.strokeStyle = look.map.line;
  context.stroke();
  context.globalAlpha = 1;
}

/** Frames the trace picture while it can be moved, and marks the corner that scales it. */
function paintTraceFrame({ context, desk, look }: Painting): void {
  const { trace, isTraceMovable, camera } = desk;
  if (!trace || !isTraceMovable) return;
  const box = boxOfTrace(trace);
  const from = toScreen(camera, { x: box.minX, y: box.minY });
  const to = toScreen(camera, { x: box.maxX, y: box.maxY });
  context.lineWidth = 1.5;
  context.strokeStyle = look.map.primary;
  context.fillStyle = look.map.surface;
  context.strokeRect(from.x, from.y, to.x - from.x, to.y - from.y);
  context.fillRect(to.x - CORNER_PX, to.y - CORNER_PX, CORNER_PX * 2, CORNER_PX * 2);
  context.strokeRect(to.x - CORNER_PX, to.y - CORNER_PX, CORNER_PX * 2, CORNER_PX * 2);
}
