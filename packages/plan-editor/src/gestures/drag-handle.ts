import { isDrag, isInRect, toPlan, toScreen } from '@parterre/canvas';
import type { Point } from '@parterre/seating-plan';
import { bendRows, findBend, findRows, type NodeId, planBends } from '@parterre/seating-plan/edit';
import { act } from '../commands/act.ts';
import type { HandleGesture, PointerInput, TraceGesture } from '../desk/gesture.ts';
import type { PlanDesk } from '../desk/plan-desk.ts';
import { boxOfTrace, clampTraceScale } from '../desk/trace.ts';
import { findHandleAt } from './handles.ts';

const STEP_DEGREES = 15;
/** A row bent less than this becomes straight. */
const STRAIGHT_PX = 6;
/** The distance from the picture's lower right corner within which a press scales it. */
const TRACE_REACH_PX = 14;

/** Starts dragging a handle; returns false if there is none under the pointer. */
export function grabHandle(desk: PlanDesk, input: PointerInput): boolean {
  const handle = findHandleAt(desk, input.at);
  if (!handle) return false;
  const point = toPlan(desk.camera, input.at);
  const ends = { from: point, to: point };
  const { isAdding } = input;
  if (handle.kind === 'rotate')
    desk.setGesture({ kind: 'rotate', centre: handle.centre, degrees: 0, isAdding, ...ends });
  else if (handle.kind === 'bend') desk.setGesture(startBend(desk, handle.row, { isAdding, ...ends }));
  else if (handle.kind === 'focus') desk.setGesture({ kind: 'focus', ...ends });
  else {
    const { node, index } = handle;
    const isNew = handle.kind === 'edge';
    desk.corner = isNew ? null : { node, index };
    desk.setGesture({ kind: 'corner', node, index, isNew, ...ends });
  }
  return true;
}

export function dragHandle(desk: PlanDesk, gesture: HandleGesture, input: PointerInput): void {
  const point = toPlan(desk.camera, input.at);
  if (gesture.kind === 'rotate') {
    const turned = degreesOf(gesture.centre, point) - degreesOf(gesture.centre, gesture.from);
    const degrees = input.isStepped ? Math.round(turned / STEP_DEGREES) * STEP_DEGREES : Math.round(turned * 10) / 10;
    desk.setGesture({ ...gesture, to: point, degrees });
  } else if (gesture.kind === 'bend') desk.setGesture(bend(desk, { ...gesture, to: point }, input));
  else {
    const snapped = desk.snap(point, input.isFree);
    desk.pointer = snapped;
    // A click may snap as far as a drag, but it must not move anything.
    const to = isDrag(gesture.from, point, desk.camera.scale) ? { x: snapped.x, y: snapped.y } : gesture.from;
    desk.setGesture({ ...gesture, to });
  }
}

export function dropHandle(desk: PlanDesk, gesture: HandleGesture): void {
  const { editor } = desk;
  const { to } = gesture;
  if (gesture.kind === 'rotate') act.rotate(desk, gesture.degrees);
  else if (gesture.kind === 'focus') act.placeFocus(desk, to);
  else if (gesture.kind === 'bend') editor.run((change) => void bendRows(change, gesture.heights));
  else if (gesture.isNew) act.addCorner(desk, gesture.node, gesture.index, to);
  else act.moveCorner(desk, gesture.node, gesture.index, to);
  desk.repaint();
}

/** Nothing is bent yet, but the rows to bend are known, so that they are painted separately from the static rest. */
function startBend(
  { draft, editor }: PlanDesk,
  row: NodeId,
  input: { isAdding: boolean; from: Point; to: Point },
): HandleGesture {
  const rows = findRows(draft, editor.selection);
  const still = planBends(
    draft,
    rows.flatMap((id) => {
      const found = findBend(draft, id);
      return found ? [[id, found.height] as const] : [];
    }),
  );
  const outlines = new Map([...still.outlines.keys()].map((id) => [id, draft.require(id, 'block').outline ?? []]));
  return { kind: 'bend', row, heights: new Map(), places: new Map(), outlines, ...input };
}

/** Bends every selected row by as much as the dragged one. */
function bend(
  desk: PlanDesk,
  gesture: Extract<HandleGesture, { kind: 'bend' }>,
  { isFree }: PointerInput,
): HandleGesture {
  const { draft, editor, camera } = desk;
  const held = findBend(draft, gesture.row);
  if (!held) return gesture;
  const { from, to } = gesture;
  const by = (to.x - from.x) * held.normal.x + (to.y - from.y) * held.normal.y;
  const isStraight = !isFree && Math.abs(held.height + by) * camera.scale < STRAIGHT_PX;
  const heights = new Map(
    findRows(draft, editor.selection).flatMap((row) => {
      const found = findBend(draft, row);
      return found ? [[row, isStraight ? 0 : Math.round(found.height + by)] as const] : [];
    }),
  );
  return { ...gesture, heights, ...planBends(draft, heights) };
}

const degreesOf = (centre: Point, { x, y }: Point): number => (Math.atan2(y - centre.y, x - centre.x) * 180) / Math.PI;

/** Starts moving the picture; returns false if it is locked or not under the pointer. */
export function grabTrace(desk: PlanDesk, { at }: Pick<PointerInput, 'at'>): boolean {
  const { trace, isTraceMovable, camera } = desk;
  if (!trace || !isTraceMovable) return false;
  const box = boxOfTrace(trace);
  const corner = toScreen(camera, { x: box.maxX, y: box.maxY });
  const from = toPlan(camera, at);
  const isCorner = Math.hypot(corner.x - at.x, corner.y - at.y) <= TRACE_REACH_PX;
  if (!isCorner && !isInRect(from, box)) return false;
  desk.setGesture({ kind: 'trace', part: isCorner ? 'corner' : 'whole', from, before: trace });
  return true;
}

/** Shows the move immediately, but changes the draft only on release. */
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
