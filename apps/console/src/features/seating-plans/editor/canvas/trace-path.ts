import type { Point } from '@parterre/seating-plan';
import { toScreen } from '../desk/camera.ts';
import type { Painting } from './paint-desk.ts';

/** The points as the context's path, moved by `by` plan units. */
export function tracePath(
  { context, desk }: Painting,
  points: readonly Point[],
  isClosed: boolean,
  by: Point = { x: 0, y: 0 },
): void {
  context.beginPath();
  for (const point of points) {
    const { x, y } = toScreen(desk.camera, { x: point.x + by.x, y: point.y + by.y });
    context.lineTo(x, y);
  }
  if (isClosed) context.closePath();
}

/** How far the running move has taken what is selected; nothing moves before it is let go. */
export function findShift({ desk: { gesture } }: Painting): Point {
  return gesture?.kind === 'move'
    ? { x: gesture.to.x - gesture.from.x, y: gesture.to.y - gesture.from.y }
    : { x: 0, y: 0 };
}
