import type { Point } from '../geometry/rect.ts';

/** CSS pixels a pointer may tremble before a click becomes a drag. */
const TREMBLE_PX = 4;

export function isDrag(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > TREMBLE_PX;
}
