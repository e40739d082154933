import type { Point } from '@parterre/seating-plan';
import { toPlan, toScreen } from '../desk/camera.ts';
import type { EditorDesk } from '../desk/editor-desk.ts';
import { boxOfTrace, clampScale, type Trace } from '../desk/trace.ts';
import type { PointerInput } from './take-pointer.ts';

/** The picture to trace, taken hold of anywhere, or by its lower right corner to scale it. */
export interface TraceGesture {
  kind: 'trace';
  part: 'whole' | 'corner';
  from: Point;
  before: Trace;
}

const REACH_PX = 14;

/** False when the picture is locked or not under the pointer. */
export function grabTrace(desk: EditorDesk, { at }: Pick<PointerInput, 'at'>): boolean {
  const { trace, isTraceLoose, camera } = desk;
  if (!trace || !isTraceLoose) return false;
  const box = boxOfTrace(trace);
  const corner = toScreen(camera, { x: box.maxX, y: box.maxY });
  const from = toPlan(camera, at);
  const isCorner = Math.hypot(corner.x - at.x, corner.y - at.y) <= REACH_PX;
  const isInside = from.x >= box.minX && from.x <= box.maxX && from.y >= box.minY && from.y <= box.maxY;
  if (!isCorner && !isInside) return false;
  desk.setGesture({ kind: 'trace', part: isCorner ? 'corner' : 'whole', from, before: trace });
  return true;
}

/** Shown at once; a change of the draft only when it is let go. */
export function dragTrace(desk: EditorDesk, { part, from, before }: TraceGesture, to: Point): void {
  if (!desk.trace) return;
  if (part === 'whole') {
    desk.setTrace({ ...before, x: before.x + to.x - from.x, y: before.y + to.y - from.y }, false);
    return;
  }
  const diagonal = Math.hypot(before.width, before.height);
  const share = ((to.x - before.x) * before.width + (to.y - before.y) * before.height) / diagonal / diagonal;
  desk.setTrace({ ...before, scale: clampScale(share) }, false);
}

export function dropTrace(desk: EditorDesk, { before }: TraceGesture): void {
  if (desk.trace && desk.trace !== before) desk.setTrace(desk.trace);
}
