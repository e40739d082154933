import type { Point } from '@parterre/seating-plan';
import { toScreen } from '../desk/camera.ts';
import type { Painting } from './paint-desk.ts';

/** The points as the context's path. */
export function tracePath({ context, desk }: Painting, points: readonly Point[], isClosed: boolean): void {
  context.beginPath();
  for (const point of points) {
    const { x, y } = toScreen(desk.camera, point);
    context.lineTo(x, y);
  }
  if (isClosed) context.closePath();
}
