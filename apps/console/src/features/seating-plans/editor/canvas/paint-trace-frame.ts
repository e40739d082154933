import { toScreen } from '../desk/camera.ts';
import { boxOfTrace } from '../desk/trace.ts';
import type { Painting } from './paint-desk.ts';

const CORNER_PX = 5;

/** Round the picture to trace while it can be moved, with the corner that scales it. */
export function paintTraceFrame({ context, desk, look }: Painting): void {
  const { trace, isTraceLoose, camera } = desk;
  if (!trace || !isTraceLoose) return;
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
