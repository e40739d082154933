import type { Point } from '@parterre/seating-plan';
import { act } from '../desk/act.ts';
import { toPlan } from '../desk/camera.ts';
import { type NewLabels, placeFigure, placeRows, placeSeat, planArcRows, planDraggedRows } from '../desk/draw.ts';
import type { EditorDesk } from '../desk/editor-desk.ts';
import { isPicking } from '../desk/tools.ts';
import { dragHandle, dropHandle, grabHandle } from './drag-handle.ts';
import { dragTrace, dropTrace, grabTrace } from './drag-trace.ts';
import { followMove } from './follow-move.ts';
import type { Gesture, HandleGesture } from './gesture.ts';
import { findNodeAtPoint, findNodesInBox, widen } from './hit-test.ts';

/** Without any DOM in it. `at` in CSS pixels from the canvas's top left corner. */
export interface PointerInput {
  at: Point;
  isAdding: boolean;
  /** Places freely, whatever snaps. */
  isFree: boolean;
  /** In whole steps: turns by 15 degrees. */
  isStepped: boolean;
  isPanning: boolean;
}

const DRAG_PX = 4;
const CORNERS_MIN = 3;

export function press(desk: EditorDesk, input: PointerInput, labels: NewLabels): void {
  const { tool } = desk;
  // A figure that is half drawn is not given up for a look around: the wheel is there for that.
  if (input.isPanning && desk.gesture?.kind === 'points') return;
  const point = toPlan(desk.camera, input.at);
  const snapped = bare(desk.snap(point, input.isFree));
  if (tool === 'hand' || input.isPanning) desk.setGesture({ kind: 'pan', last: input.at });
  else if (isPicking(tool)) {
    if (!grabTrace(desk, input) && !grabHandle(desk, input)) pick(desk, point, input);
  } else if (tool === 'drawRows') desk.setGesture({ kind: 'rows', from: snapped, to: snapped });
  else if (tool === 'focus') act.placeFocus(desk, snapped);
  else if (tool === 'drawSeat') placeSeat(desk, snapped, labels);
  else if (tool === 'text') placeFigure(desk, tool, [snapped], labels);
  else if (desk.gesture?.kind === 'points') addCorner(desk, desk.gesture, snapped, labels);
  else if (tool === 'drawArc' || tool === 'line') desk.setGesture({ kind: 'points', points: [snapped], to: snapped });
  else desk.setGesture({ kind: 'box', from: snapped, to: snapped });
}

export function move(desk: EditorDesk, input: PointerInput): void {
  const { gesture } = desk;
  const point = toPlan(desk.camera, input.at);
  desk.pointer =
    isPicking(desk.tool) && !gesture ? { ...point, lineX: null, lineY: null } : desk.snap(point, input.isFree);
  if (!gesture) desk.repaint();
  else if (gesture.kind === 'pan') {
    desk.pan(input.at.x - gesture.last.x, input.at.y - gesture.last.y);
    desk.setGesture({ kind: 'pan', last: input.at });
  } else if (gesture.kind === 'trace') dragTrace(desk, gesture, point);
  else if (gesture.kind === 'marquee') desk.setGesture({ ...gesture, to: point });
  else if (gesture.kind === 'move') desk.setGesture(followMove(desk, gesture, point, input));
  else if (isOfHandle(gesture)) dragHandle(desk, gesture, input);
  else desk.setGesture({ ...gesture, to: desk.pointer });
}

export function release(desk: EditorDesk, labels: NewLabels): void {
  const { gesture } = desk;
  if (!gesture || gesture.kind === 'points') return;
  desk.gesture = null;
  if (gesture.kind === 'pan') desk.repaint();
  else if (gesture.kind === 'trace') dropTrace(desk, gesture);
  else if (gesture.kind === 'marquee') selectMarquee(desk, gesture);
  else if (gesture.kind === 'move') drop(desk, gesture);
  else if (isOfHandle(gesture)) {
    if (isDrag(desk, gesture)) dropHandle(desk, gesture);
    else clickThrough(desk, gesture, labels);
  } else if (!isDrag(desk, gesture)) {
    const isBox = gesture.kind === 'box';
    desk.setGesture(isBox ? { kind: 'points', points: [gesture.from], to: gesture.to } : null);
  } else if (gesture.kind === 'rows') placeRows(desk, planDraggedRows(desk, gesture.from, gesture.to), labels);
  else placeFigure(desk, desk.tool, cornersOf(gesture.from, gesture.to), labels);
}

/** A finger that only tapped: where a drag moves the view there is nothing to drag. */
export function tap(desk: EditorDesk, at: Point): void {
  const found = isPicking(desk.tool) ? findNodeAtPoint(desk, toPlan(desk.camera, at)) : undefined;
  desk.editor.select(found === undefined || !isPicking(desk.tool) ? [] : [widen(desk, found, desk.tool)]);
}

/** Enter or a double click: what was clicked so far is the figure. */
export function finishPoints(desk: EditorDesk, labels: NewLabels): boolean {
  const { gesture, tool } = desk;
  if (gesture?.kind !== 'points' || tool === 'drawArc') return false;
  const points = gesture.points.filter((point, index, all) => !isSame(point, all[index - 1]));
  desk.setGesture(null);
  if (points.length >= (tool === 'line' ? 2 : CORNERS_MIN)) placeFigure(desk, tool, points, labels);
  return true;
}

/** A handle may lie over a seat: a click that drags nothing is meant for what is under it. */
function clickThrough(desk: EditorDesk, gesture: HandleGesture, labels: NewLabels): void {
  const isOver = gesture.kind === 'rotate' || gesture.kind === 'bend';
  if (isOver && findNodeAtPoint(desk, gesture.from) !== undefined) {
    pick(desk, gesture.from, gesture);
    release(desk, labels);
  } else desk.publish();
}

function pick(desk: EditorDesk, point: Point, { isAdding }: Pick<PointerInput, 'isAdding'>): void {
  const { editor, tool } = desk;
  if (!isPicking(tool)) return;
  const found = findNodeAtPoint(desk, point);
  if (found === undefined) {
    if (!isAdding) editor.select([]);
    desk.setGesture({ kind: 'marquee', from: point, to: point, isAdding });
    return;
  }
  const id = widen(desk, found, tool);
  const isToggle = isAdding && editor.selection.has(id);
  const onClick = isToggle ? 'take-away' : isAdding ? 'keep' : 'select-only';
  const isHeld = editor.selection.has(id) || isInSelection(desk, found);
  if (isAdding) editor.select([...editor.selection, id]);
  else if (!isHeld) editor.select([id]);
  desk.setGesture({ kind: 'move', from: point, to: point, grabbed: id, onClick });
}

/** A seat of a selected row or block is held by it. */
function isInSelection({ draft, editor }: EditorDesk, id: number): boolean {
  const seat = draft.findAs(id, 'seat');
  return (
    seat !== undefined && (editor.selection.has(seat.row) || editor.selection.has(draft.require(seat.row, 'row').block))
  );
}

function drop(desk: EditorDesk, gesture: Extract<Gesture, { kind: 'move' }>): void {
  const { editor } = desk;
  if (isDrag(desk, gesture)) act.move(desk, gesture.to.x - gesture.from.x, gesture.to.y - gesture.from.y);
  else if (gesture.onClick === 'select-only') editor.select([gesture.grabbed]);
  else if (gesture.onClick === 'take-away') editor.select([...editor.selection].filter((id) => id !== gesture.grabbed));
  else desk.repaint();
}

function selectMarquee(desk: EditorDesk, { from, to, isAdding }: Extract<Gesture, { kind: 'marquee' }>): void {
  const { tool, editor } = desk;
  const box = {
    minX: Math.min(from.x, to.x),
    minY: Math.min(from.y, to.y),
    maxX: Math.max(from.x, to.x),
    maxY: Math.max(from.y, to.y),
  };
  const found = isPicking(tool) ? findNodesInBox(desk, box).map((id) => widen(desk, id, tool)) : [];
  editor.select(isAdding ? [...editor.selection, ...found] : found);
}

function addCorner(
  desk: EditorDesk,
  { points }: Extract<Gesture, { kind: 'points' }>,
  point: Point,
  labels: NewLabels,
): void {
  const [from, to] = points;
  if (desk.tool === 'drawArc' && from && to) {
    desk.gesture = null;
    placeRows(desk, planArcRows(desk, [from, to, point]), labels);
    return;
  }
  const isClosed = points.length >= CORNERS_MIN && isNearOnScreen(desk, points[0], point) && desk.tool !== 'line';
  if (isClosed) finishPoints(desk, labels);
  else desk.setGesture({ kind: 'points', points: [...points, point], to: point });
}

const isOfHandle = (gesture: Gesture): gesture is HandleGesture =>
  gesture.kind === 'rotate' || gesture.kind === 'bend' || gesture.kind === 'corner' || gesture.kind === 'focus';
const isDrag = (desk: EditorDesk, { from, to }: { from: Point; to: Point }): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) * desk.camera.scale >= DRAG_PX;
const isSame = (a: Point, b: Point | undefined): boolean => b !== undefined && a.x === b.x && a.y === b.y;

function isNearOnScreen({ camera }: EditorDesk, a: Point | undefined, b: Point): boolean {
  return a !== undefined && Math.hypot(a.x - b.x, a.y - b.y) * camera.scale < DRAG_PX * 2;
}

const bare = ({ x, y }: Point): Point => ({ x, y });

export function cornersOf(from: Point, to: Point): Point[] {
  return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }].map(({ x, y }) => ({ x, y }));
}
