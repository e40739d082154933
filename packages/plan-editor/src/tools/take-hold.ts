import { isDrag, rectOf } from '@parterre/canvas';
import type { Point } from '@parterre/seating-plan';
import type { NodeId } from '@parterre/seating-plan/edit';
import { act } from '../commands/act.ts';
import { type Gesture, isOfHandle, type MoveGesture } from '../desk/gesture.ts';
import type { PlanDesk } from '../desk/plan-desk.ts';
import { dropHandle, grabHandle } from '../gestures/drag-handle.ts';
import { dropTrace, grabTrace } from '../gestures/drag-trace.ts';
import { findNodeAtPoint, findNodesInBox } from '../gestures/hit-test.ts';
import type { ToolUse } from './tool-use.ts';

type Widen = (desk: PlanDesk, id: NodeId) => NodeId;

/** Selects by a click or a frame, moves by a drag, rotates and bends by handles. */
export function takeHold(widen: Widen): ToolUse {
  return {
    press(desk, { input, point }) {
      if (!grabTrace(desk, input) && !grabHandle(desk, input)) pick(desk, widen, { point, isAdding: input.isAdding });
    },
    release(desk, gesture) {
      if (gesture.kind === 'trace') dropTrace(desk, gesture);
      else if (gesture.kind === 'marquee') selectMarquee(desk, widen, gesture);
      else if (gesture.kind === 'move') drop(desk, gesture);
      else if (isOfHandle(gesture) && isDrag(gesture.from, gesture.to, desk.camera.scale)) dropHandle(desk, gesture);
      else clickThrough(desk, widen, gesture);
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

/** Selects what was found, which follows the pointer from here on. */
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

/** Whether the seat is selected itself or through its row or block. */
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

/** A handle may be over a seat, so that a click without a drag is meant for what is under it. */
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
