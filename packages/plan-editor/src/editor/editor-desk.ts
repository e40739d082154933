import { toPlan } from '@parterre/canvas';
import type { Point } from '@parterre/seating-plan';
import type { NewLabels } from '../commands/draw.ts';
import type { PointerInput } from '../desk/gesture.ts';
import { PlanDesk, type Settable } from '../desk/plan-desk.ts';
import { findHandleAt, type Handle } from '../gestures/handles.ts';
import { findTool, type Tool, type ToolName } from '../tools/tools.ts';

/** Keeps the tool outside of the desk, because tools import the desk and not the reverse. */
export class EditorDesk extends PlanDesk {
  tool: ToolName = 'seats';
  /** The selecting tool that Escape returns to from a drawing tool. */
  lastPicking: ToolName = 'seats';

  get toolInHand(): Tool {
    return findTool(this.tool);
  }

  override set({ tool = this.tool, ...values }: Partial<Pick<EditorDesk, Settable | 'tool'>>): void {
    if (tool !== this.tool) cancelGesture(this);
    this.tool = tool;
    if (this.toolInHand.selects) this.lastPicking = tool;
    super.set(values);
  }

  /** Takes the last step back; during a drag it gives up the drag instead. */
  undo(): void {
    if (!cancelDrag(this)) this.editor.undo();
  }

  redo(): void {
    cancelDrag(this);
    this.editor.redo();
  }
}

export function press(desk: EditorDesk, input: PointerInput, labels: NewLabels): void {
  // Panning would discard a half-drawn figure; the wheel can pan instead.
  if (input.isPanning && desk.gesture?.kind === 'points') return;
  if (input.isPanning) {
    desk.setGesture({ kind: 'pan', last: input.at });
    return;
  }
  const point = toPlan(desk.camera, input.at);
  const { x, y } = desk.snap(point, input.isFree);
  desk.toolInHand.use.press(desk, { input, point, snapped: { x, y }, labels });
}

export function move(desk: EditorDesk, input: PointerInput): void {
  const { gesture, toolInHand } = desk;
  const point = toPlan(desk.camera, input.at);
  desk.pointer =
    toolInHand.selects && !gesture ? { ...point, lineX: null, lineY: null } : desk.snap(point, input.isFree);
  if (!gesture) desk.repaint();
  else if (gesture.kind === 'pan') {
    desk.pan(input.at.x - gesture.last.x, input.at.y - gesture.last.y);
    desk.setGesture({ kind: 'pan', last: input.at });
  } else toolInHand.use.move?.(desk, gesture, { input, point, snapped: desk.pointer });
}

/** Returns false if no gesture runs. */
export function cancelGesture(desk: EditorDesk): boolean {
  const { gesture } = desk;
  if (!gesture) return false;
  desk.toolInHand.use.cancel?.(desk, gesture);
  desk.setGesture(null);
  return true;
}

/**
 * Before a change that is not the drag's: it holds what stood where it began. Returns false if nothing is dragged. The
 * points of a figure are set one by one, and moving the view changes nothing.
 */
export const cancelDrag = (desk: EditorDesk): boolean =>
  desk.gesture?.kind !== 'points' && desk.gesture?.kind !== 'pan' && cancelGesture(desk);

export function release(desk: EditorDesk, labels: NewLabels): void {
  const { gesture } = desk;
  if (!gesture || gesture.kind === 'points') return;
  desk.gesture = null;
  if (gesture.kind === 'pan') desk.repaint();
  else desk.toolInHand.use.release?.(desk, gesture, labels);
}

/** Handles a tap where drags only move the view. */
export function tap(desk: EditorDesk, at: Point): void {
  const { use } = desk.toolInHand;
  if (use.tap) use.tap(desk, toPlan(desk.camera, at));
  else desk.editor.select([]);
}

/** Finishes the figure with the points clicked so far, on Enter or a double click. */
export function finishPoints(desk: EditorDesk, labels: NewLabels): boolean {
  return desk.toolInHand.use.finish?.(desk, labels) ?? false;
}

/** Returns the handle that a press here would drag; undefined for tools that do not select, and if there is none. */
export function findGrabbableHandle(desk: EditorDesk, at: Point): Handle | undefined {
  return desk.toolInHand.selects ? findHandleAt(desk, at) : undefined;
}
