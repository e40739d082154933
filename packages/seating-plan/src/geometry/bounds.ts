import type { Point } from '../format/plan.ts';

export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Returns the box round the points; undefined without points. */
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

/** Returns the mean of the points; the origin without points. */
export function centroidOf(points: readonly Point[]): Point {
  const sum = { x: 0, y: 0 };
  for (const { x, y } of points) {
    sum.x += x;
    sum.y += y;
  }
  const count = Math.max(1, points.length);
  return { x: sum.x / count, y: sum.y / count };
}

/** Returns true if the point is inside the outline, by the even-odd rule. */
export function isInPolygon(point: Point, outline: readonly Point[]): boolean {
  let inside = false;
  let previous = outline[outline.length - 1];
  for (const corner of outline) {
    if (previous && corner.y > point.y !== previous.y > point.y) {
      const crossing = ((previous.x - corner.x) * (point.y - corner.y)) / (previous.y - corner.y) + corner.x;
      if (point.x < crossing) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}
