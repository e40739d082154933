import type { Point } from '@parterre/seating-plan';
import type { PlanDesk } from '../desk/plan-desk.ts';

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

/** A pointer may move this many CSS pixels before a click becomes a drag. */
export const DRAG_PX = 4;

export const isDrag = (desk: PlanDesk, { from, to }: { from: Point; to: Point }): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) * desk.camera.scale >= DRAG_PX;

export function cornersOf(from: Point, to: Point): Point[] {
  return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }].map(({ x, y }) => ({ x, y }));
}
