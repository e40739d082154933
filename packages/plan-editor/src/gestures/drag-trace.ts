import { isInRect, toPlan, toScreen } from '@parterre/canvas';
import type { Point } from '@parterre/seating-plan';
import type { TraceGesture } from '../desk/gesture.ts';
import type { PlanDesk } from '../desk/plan-desk.ts';
import { boxOfTrace, clampTraceScale } from '../desk/trace.ts';
import type { PointerInput } from './pointer-input.ts';

const REACH_PX = 14;

/** Begins to move the picture; false when it is locked or not under the pointer. */
export function grabTrace(desk: PlanDesk, { at }: Pick<PointerInput, 'at'>): boolean {
  const { trace, isTraceMovable, camera } = desk;
  if (!trace || !isTraceMovable) return false;
  const box = boxOfTrace(trace);
  const corner = toScreen(camera, { x: box.maxX, y: box.maxY });
  const from = toPlan(camera, at);
  const isCorner = Math.hypot(corner.x - at.x, corner.y - at.y) <= REACH_PX;
  if (!isCorner && !isInRect(from, box)) return false;
  desk.setGesture({ kind: 'trace', part: isCorner ? 'corner' : 'whole', from, before: trace });
  return true;
}

/** Shown at once, but a change of the draft only when it is released. */
export function dragTrace(desk: PlanDesk, { part, from, before }: TraceGesture, to: Point): void {
  if (!desk.trace) return;
  if (part === 'whole') {
    desk.setTrace({ ...before, x: before.x + to.x - from.x, y: before.y + to.y - from.y }, false);
    return;
  }
  const diagonal = Math.hypot(before.width, before.height);
  const share = ((to.x - before.x) * before.width + (to.y - before.y) * before.height) / diagonal / diagonal;
  desk.setTrace({ ...before, scale: clampTraceScale(share) }, false);
}

export function dropTrace(desk: PlanDesk, { before }: TraceGesture): void {
  if (desk.trace && desk.trace !== before) desk.setTrace(desk.trace);
}
