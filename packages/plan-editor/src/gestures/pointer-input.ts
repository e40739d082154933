import type { Point } from '@parterre/seating-plan';

/** Free of the DOM. `at` is in CSS pixels from the canvas's top left corner. */
export interface PointerInput {
  at: Point;
  isAdding: boolean;
  /** Places freely and ignores what would snap. */
  isFree: boolean;
  /** Moves in whole steps: rotations by 15 degrees. */
  isStepped: boolean;
  isPanning: boolean;
}

export function cornersOf(from: Point, to: Point): Point[] {
  return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }].map(({ x, y }) => ({ x, y }));
}
