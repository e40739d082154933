import { clampCell, type PointGrid } from './point-grid.ts';
import { growRect, type Point, type Rect, rectOf, squaredDistanceToSegment } from './rect.ts';

/** Returns the point nearest to the place within `reach` plan units; −1 if there is none. */
export function findPointAt(grid: PointGrid, place: Point, reach: number): number {
  let nearest = -1;
  let nearestSquared = reach * reach;
  visitPoints(grid, growRect(rectOf(place, place), reach), (point, x, y) => {
    const squared = (x - place.x) ** 2 + (y - place.y) ** 2;
    if (squared <= nearestSquared) {
      nearest = point;
      nearestSquared = squared;
    }
  });
  return nearest;
}

/** Returns the points in the rectangle, unordered. */
export function findPointsInRect(grid: PointGrid, rect: Rect): number[] {
  const found: number[] = [];
  visitPoints(grid, rect, (point, x, y) => {
    if (x >= rect.minX && x <= rect.maxX && y >= rect.minY && y <= rect.maxY) found.push(point);
  });
  return found;
}

/** Returns the points within `reach` of the segment a–b, unordered. */
export function findPointsAlong(grid: PointGrid, a: Point, b: Point, reach: number): number[] {
  const found: number[] = [];
  const reachSquared = reach * reach;
  visitPoints(grid, growRect(rectOf(a, b), reach), (point, x, y) => {
    if (squaredDistanceToSegment(x, y, a, b) <= reachSquared) found.push(point);
  });
  return found;
}

function visitPoints(grid: PointGrid, rect: Rect, visit: (point: number, x: number, y: number) => void): void {
  const { columns, cellSize, across, down, starts, points } = grid;
  const { bounds, x, y } = columns;
  if (rect.maxX < bounds.minX || rect.minX > bounds.maxX || rect.maxY < bounds.minY || rect.minY > bounds.maxY) return;
  const firstColumn = clampCell((rect.minX - bounds.minX) / cellSize, across);
  const lastColumn = clampCell((rect.maxX - bounds.minX) / cellSize, across);
  const lastRow = clampCell((rect.maxY - bounds.minY) / cellSize, down);
  for (let row = clampCell((rect.minY - bounds.minY) / cellSize, down); row <= lastRow; row++) {
    const end = starts[row * across + lastColumn + 1] ?? 0;
    for (let at = starts[row * across + firstColumn] ?? 0; at < end; at++) {
      const point = points[at] ?? 0;
      visit(point, x[point] ?? 0, y[point] ?? 0);
    }
  }
}
