import {
  findPointAt,
  findPointsInRect,
  isDrag,
  isInRect,
  type Rect,
  rectOf,
  squaredDistanceToSegment,
} from '@parterre/canvas';
import type { Point } from '@parterre/seating-plan';
import type { NodeId } from '@parterre/seating-plan/edit';
import { isInPolygon } from '@parterre/seating-plan/geometry';
import { act } from '../commands/act.ts';
import { type Gesture, isOfHandle, type MoveGesture } from '../desk/gesture.ts';
import type { PlanDesk } from '../desk/plan-desk.ts';
import { dragHandle, dragTrace, dropHandle, dropTrace, grabHandle, grabTrace } from '../gestures/drag-handle.ts';
import { followMove } from '../gestures/follow-move.ts';
import type { ToolHandlers } from './tool-handlers.ts';

const LINE_REACH_PX = 6;
/** A share of the distance between neighbours, so that a press between two seats hits one of them. */
const SEAT_REACH = 0.6;

type Widen = (desk: PlanDesk, id: NodeId) => NodeId;

/** Selects by click or marquee, moves by drag, rotates and bends by handles. */
export function createSelectTool(widen: Widen): ToolHandlers {
  return {
    press(desk, { input, point }) {
      if (!grabTrace(desk, input) && !grabHandle(desk, input)) pick(desk, widen, { point, isAdding: input.isAdding });
    },
    move(desk, gesture, { input, point }) {
      if (gesture.kind === 'trace') dragTrace(desk, gesture, point);
      else if (gesture.kind === 'marquee') desk.setGesture({ ...gesture, to: point });
      else if (gesture.kind === 'move') desk.setGesture(followMove(desk, gesture, point, input));
      else if (isOfHandle(gesture)) dragHandle(desk, gesture, input);
    },
    release(desk, gesture) {
      if (gesture.kind === 'trace') dropTrace(desk, gesture);
      else if (gesture.kind === 'marquee') selectMarquee(desk, widen, gesture);
      else if (gesture.kind === 'move') drop(desk, gesture);
      else if (isOfHandle(gesture) && isDrag(gesture.from, gesture.to, desk.camera.scale)) dropHandle(desk, gesture);
      else clickThrough(desk, widen, gesture);
    },
    cancel(desk, gesture) {
      if (gesture.kind === 'trace') desk.setTrace(gesture.before, false);
    },
    tap(desk, point) {
      const found = findNodeAtPoint(desk, point);
      desk.editor.select(found === undefined ? [] : [widen(desk, found)]);
    },
  };
}

function pick(desk: PlanDesk, widen: Widen, { point, isAdding }: { point: Point; isAdding: boolean }): void {
  const { editor } = desk;
  const found = findNodeAtPoint(desk, point);
  if (found === undefined) {
    if (!isAdding) editor.select([]);
    desk.setGesture({ kind: 'marquee', from: point, to: point, isAdding });
    return;
  }
  desk.setGesture(hold(desk, widen, { point, isAdding }, found));
}

/** Selects the found node and starts moving the selection. */
function hold(desk: PlanDesk, widen: Widen, { point, isAdding }: { point: Point; isAdding: boolean }, found: NodeId) {
  const { editor } = desk;
  const id = widen(desk, found);
  const isToggle = isAdding && editor.selection.has(id);
  const onClick = isToggle ? 'take-away' : isAdding ? 'keep' : 'select-only';
  const isHeld = editor.selection.has(id) || isInSelection(desk, found);
  if (isAdding) editor.select([...editor.selection, id]);
  else if (!isHeld) editor.select([id]);
  return { kind: 'move', from: point, to: point, grabbed: id, onClick } satisfies MoveGesture;
}

/** True if the seat is selected itself or through its row or block. */
function isInSelection({ draft, editor }: PlanDesk, id: NodeId): boolean {
  const seat = draft.findAs(id, 'seat');
  return (
    seat !== undefined && (editor.selection.has(seat.row) || editor.selection.has(draft.require(seat.row, 'row').block))
  );
}

function selectMarquee(
  desk: PlanDesk,
  widen: Widen,
  { from, to, isAdding }: Extract<Gesture, { kind: 'marquee' }>,
): void {
  const { editor } = desk;
  const found = findNodesInBox(desk, rectOf(from, to)).map((id) => widen(desk, id));
  editor.select(isAdding ? [...editor.selection, ...found] : found);
}

function drop(desk: PlanDesk, gesture: MoveGesture): void {
  const { editor } = desk;
  if (isDrag(gesture.from, gesture.to, desk.camera.scale))
    act.move(desk, gesture.to.x - gesture.from.x, gesture.to.y - gesture.from.y);
  else if (gesture.onClick === 'select-only') editor.select([gesture.grabbed]);
  else if (gesture.onClick === 'take-away') editor.select([...editor.selection].filter((id) => id !== gesture.grabbed));
  else desk.repaint();
}

/** A handle may cover a seat, so a click without a drag selects what is below it. */
function clickThrough(desk: PlanDesk, widen: Widen, gesture: Gesture): void {
  const isOver = gesture.kind === 'rotate' || gesture.kind === 'bend';
  const under = isOver ? findNodeAtPoint(desk, gesture.from) : undefined;
  if (!isOver || under === undefined) {
    desk.publish();
    return;
  }
  const held = hold(desk, widen, { point: gesture.from, isAdding: gesture.isAdding }, under);
  drop(desk, held);
}

/** Returns the seat under the point, otherwise the topmost figure; a block only inside its outline. */
function findNodeAtPoint(desk: PlanDesk, point: Point): NodeId | undefined {
  return findSeat(desk, point) ?? findFigure(desk, point);
}

function findSeat({ columns, grid }: PlanDesk, point: Point): NodeId | undefined {
  return columns.ids[findPointAt(grid, point, columns.pitch * SEAT_REACH)];
}

function findFigure({ draft, columns, camera }: PlanDesk, point: Point): NodeId | undefined {
  const { blocks, areas, shapes } = draft.root;
  const shape = shapes.findLast((id) => {
    const { kind, points, size } = draft.require(id, 'shape').shape;
    if (kind === 'text') return isNear(points[0], point, size ?? columns.pitch);
    return kind === 'line'
      ? isOnLine(points, point, LINE_REACH_PX / camera.scale)
      : isInPolygon(point, points) || isOnLine([...points, ...points.slice(0, 1)], point, LINE_REACH_PX / camera.scale);
  });
  return (
    shape ??
    areas.findLast((id) => isInPolygon(point, draft.require(id, 'area').area.outline)) ??
    blocks.findLast((id) => isInPolygon(point, draft.require(id, 'block').outline ?? []))
  );
}

/** Returns the seats in the box, in order, and the figures completely inside it. */
function findNodesInBox({ columns, grid, draft }: PlanDesk, box: Rect): NodeId[] {
  const found = [...Uint32Array.from(findPointsInRect(grid, box)).sort()].map((at) => columns.ids[at] ?? 0);
  const { areas, shapes } = draft.root;
  for (const id of areas) if (isAllInBox(draft.require(id, 'area').area.outline, box)) found.push(id);
  for (const id of shapes) if (isAllInBox(draft.require(id, 'shape').shape.points, box)) found.push(id);
  return found;
}

const isAllInBox = (points: readonly Point[], box: Rect): boolean => points.every((point) => isInRect(point, box));
const isNear = (a: Point | undefined, b: Point, reach: number): boolean =>
  a !== undefined && Math.abs(a.x - b.x) <= reach * 2 && Math.abs(a.y - b.y) <= reach;

function isOnLine(points: readonly Point[], { x, y }: Point, reach: number): boolean {
  return points.some((a, index) => {
    const b = points[index + 1];
    return b !== undefined && squaredDistanceToSegment(x, y, a, b) <= reach * reach;
  });
}
