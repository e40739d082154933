import { growRect, type Point, type Rect, rectOf, squaredDistanceToSegment } from '../geometry/rect.ts';
import { clampCell, type SeatGrid } from './seat-grid.ts';

/** The seat whose centre is nearest to the point and at most `reach` plan units away; −1 when there is none. */
export function findSeatAt(grid: SeatGrid, point: Point, reach: number): number {
  let nearest = -1;
  let nearestSquared = reach * reach;
  visitSeats(grid, growRect(rectOf(point, point), reach), (seat, x, y) => {
    const squared = (x - point.x) ** 2 + (y - point.y) ** 2;
    if (squared <= nearestSquared) {
      nearest = seat;
      nearestSquared = squared;
    }
  });
  return nearest;
}

/** Seats whose centre lies in the rectangle, unordered. */
export function findSeatsInRect(grid: SeatGrid, rect: Rect): number[] {
  const found: number[] = [];
  visitSeats(grid, rect, (seat, x, y) => {
    if (x >= rect.minX && x <= rect.maxX && y >= rect.minY && y <= rect.maxY) found.push(seat);
  });
  return found;
}

/** Seats whose centre lies at most `reach` from the segment a–b, unordered. */
export function findSeatsAlong(grid: SeatGrid, a: Point, b: Point, reach: number): number[] {
  const found: number[] = [];
  const reachSquared = reach * reach;
  visitSeats(grid, growRect(rectOf(a, b), reach), (seat, x, y) => {
    if (squaredDistanceToSegment(x, y, a, b) <= reachSquared) found.push(seat);
  });
  return found;
}

function visitSeats(grid: SeatGrid, rect: Rect, visit: (seat: number, x: number, y: number) => void): void {
  const { geometry, cellSize, columns, rows, starts, seats } = grid;
  const { bounds, x, y } = geometry;
  if (rect.maxX < bounds.minX || rect.minX > bounds.maxX || rect.maxY < bounds.minY || rect.minY > bounds.maxY) return;
  const firstColumn = clampCell((rect.minX - bounds.minX) / cellSize, columns);
  const lastColumn = clampCell((rect.maxX - bounds.minX) / cellSize, columns);
  const lastRow = clampCell((rect.maxY - bounds.minY) / cellSize, rows);
  for (let row = clampCell((rect.minY - bounds.minY) / cellSize, rows); row <= lastRow; row++) {
    const end = starts[row * columns + lastColumn + 1] ?? 0;
    for (let at = starts[row * columns + firstColumn] ?? 0; at < end; at++) {
      const seat = seats[at] ?? 0;
      visit(seat, x[seat] ?? 0, y[seat] ?? 0);
    }
  }
}
