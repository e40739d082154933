import { roundCoordinate } from '../../format/coordinates.ts';
import type { Point } from '../../format/plan.ts';

/** The tightest polygon without dents round the points, `margin` away from them; undefined for no point at all. */
export function outlineRound(points: readonly Point[], margin: number): Point[] | undefined {
  const corners = points.flatMap(({ x, y }) => CORNERS.map(([dx, dy]) => ({ x: x + dx * margin, y: y + dy * margin })));
  if (corners.length === 0) return undefined;
  const sorted = corners.sort((a, b) => a.x - b.x || a.y - b.y);
  const lower = walkHull(sorted);
  const upper = walkHull([...sorted].reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)].map(({ x, y }) => ({
    x: roundCoordinate(x),
    y: roundCoordinate(y),
  }));
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

function walkHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length > 1 && !turnsLeft(hull.at(-2), hull.at(-1), point)) hull.pop();
    hull.push(point);
  }
  return hull;
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  return a !== undefined && b !== undefined && (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
}
