import type { Point } from '@parterre/seating-plan';
import type { DrawnRow } from '@parterre/seating-plan/edit';
import type { NewLabels } from '../commands/draw.ts';
import type { Gesture, PointerInput } from '../desk/gesture.ts';
import type { PlanDesk } from '../desk/plan-desk.ts';

export interface ToolMove {
  readonly input: PointerInput;
  /** In plan units: the pointer's position, and where it snaps to. */
  readonly point: Point;
  readonly snapped: Point;
}

export interface ToolPress extends ToolMove {
  readonly labels: NewLabels;
}

/** The reaction of a tool to the pointer. The desk stores the gesture between press and release. */
export interface ToolHandlers {
  press(desk: PlanDesk, press: ToolPress): void;
  /** Called for every move of the pointer while the tool's gesture runs; moving the view is not one. */
  move?(desk: PlanDesk, gesture: Gesture, move: ToolMove): void;
  /** Called at the end of a drag that started with a press; a sequence of clicks is not a drag. */
  release?(desk: PlanDesk, gesture: Gesture, labels: NewLabels): void;
  /** Takes back what the gesture has shown so far, if discarding the gesture is not enough. */
  cancel?(desk: PlanDesk, gesture: Gesture): void;
  /** Called for a tap where drags move the view. */
  tap?(desk: PlanDesk, point: Point): void;
  /**
   * Finishes the figure with the points clicked so far, on Enter or a double click. Returns false if there is nothing
   * to finish.
   */
  finish?(desk: PlanDesk, labels: NewLabels): boolean;
  /** Draws from typed numbers what a click would draw; for objects without a size. */
  placeAt?(desk: PlanDesk, place: Point, labels: NewLabels): void;
  /** Draws from typed numbers what a drag from corner to corner would draw. */
  placeIn?(desk: PlanDesk, box: { readonly from: Point; readonly to: Point }, labels: NewLabels): void;
  /** Returns the rows that the running gesture will create; undefined if it creates none. */
  sketchRows?(desk: PlanDesk, gesture: Gesture): readonly DrawnRow[] | undefined;
}

/** Creates a tool for objects without a size, drawn by one click or by numbers from the panel. */
export function placePoint(placeAt: (desk: PlanDesk, place: Point, labels: NewLabels) => void): ToolHandlers {
  return { press: (desk, { snapped, labels }) => placeAt(desk, snapped, labels), placeAt };
}
