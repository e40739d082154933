import type { Bounds } from './geometry.ts';
import type { Point } from './plan.ts';

/** The box round the points; undefined when there is none. */
export function boundsOf(points: Iterable<Point>): Bounds | undefined {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (const { x, y } of points) {
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return minX <= maxX && minY <= maxY ? { minX, minY, maxX, maxY } : undefined;
}

export function middleOf({ minX, minY, maxX, maxY }: Bounds): Point {
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
}
