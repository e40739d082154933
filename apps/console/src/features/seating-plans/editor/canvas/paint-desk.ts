import type { PlanLook } from '../../map/plan-look.ts';
import { toScreen, viewOf } from '../desk/camera.ts';
import type { EditorDesk } from '../desk/editor-desk.ts';
import { paintFigures } from './paint-figures.ts';
import { paintGesture } from './paint-gesture.ts';
import { paintGuides } from './paint-guides.ts';
import { paintFocus, paintHandles, paintReading } from './paint-handles.ts';
import { paintNames } from './paint-names.ts';
import { paintSeats } from './paint-seats.ts';
import { paintTraceFrame } from './paint-trace-frame.ts';
import type { SeatBitmap } from './seat-bitmap.ts';

export interface Painting {
  readonly context: CanvasRenderingContext2D;
  readonly desk: EditorDesk;
  readonly look: PlanLook;
  /** The picture to trace, once it has come. */
  readonly picture: CanvasImageSource | null;
  readonly bitmap: SeatBitmap;
  /** While something is dragged what rests and what is lifted are painted apart. */
  readonly part: 'all' | 'resting' | 'lifted';
}

const GRID_MIN_PX = 8;

/** What rests, in CSS pixels; the context is scaled to the screen's. */
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

/** What changes from frame to frame: the dragged, what the gesture will leave, and what can be taken hold of. */
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

/** Lines stand as far apart as the screen can take, in whole steps of the grid. */
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
