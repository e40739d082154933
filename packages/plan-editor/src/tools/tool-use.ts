import type { Point } from '@parterre/seating-plan';
import type { DrawnRow } from '@parterre/seating-plan/edit';
import type { NewLabels } from '../commands/draw.ts';
import type { Gesture, PointerInput } from '../desk/gesture.ts';
import type { PlanDesk } from '../desk/plan-desk.ts';

export interface ToolPress {
  readonly input: PointerInput;
  /** In plan units: where the pointer is and where it snaps to. */
  readonly point: Point;
  readonly snapped: Point;
  readonly labels: NewLabels;
}

/** What a tool does with the pointer. A gesture from press to release is stored on the desk meanwhile. */
export interface ToolUse {
  press(desk: PlanDesk, press: ToolPress): void;
  /** The drag that began with a press has ended; a sequence of clicks is no drag. */
  release?(desk: PlanDesk, gesture: Gesture, labels: NewLabels): void;
  /** A finger that only tapped, where a drag moves the view. */
  tap?(desk: PlanDesk, point: Point): void;
  /**
   * Enter or a double click finishes the figure with the points clicked so far. Returns false where there is nothing to
   * finish.
   */
  finish?(desk: PlanDesk, labels: NewLabels): boolean;
  /** Draws from numbers what a click at that place would, for what has no size. */
  placeAt?(desk: PlanDesk, place: Point, labels: NewLabels): void;
  /** Draws from numbers what a drag from corner to corner would. */
  placeIn?(desk: PlanDesk, box: { readonly from: Point; readonly to: Point }, labels: NewLabels): void;
  /** The rows that the running gesture will leave; undefined for a gesture that leaves none. */
  sketchRows?(desk: PlanDesk, gesture: Gesture): readonly DrawnRow[] | undefined;
}

/** For what has a place and no size: one click, or numbers from the panel, draws it. */
export function placePoint(placeAt: (desk: PlanDesk, place: Point, labels: NewLabels) => void): ToolUse {
  return { press: (desk, { snapped, labels }) => placeAt(desk, snapped, labels), placeAt };
}
