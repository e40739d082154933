import type { Rect } from '@parterre/canvas';
import type { Point } from '@parterre/seating-plan';
import type { Guide, NodeId } from '@parterre/seating-plan/edit';
import type { Trace } from './trace.ts';

/** Independent of the DOM. `at` is in CSS pixels from the canvas's top left corner. */
export interface PointerInput {
  at: Point;
  isAdding: boolean;
  /** Places freely and ignores what would snap. */
  isFree: boolean;
  /** Moves in whole steps: rotations by 15 degrees. */
  isStepped: boolean;
  isPanning: boolean;
}

/** The running pointer gesture. Points are in plan units unless stated otherwise. */
export type Gesture =
  /** `last` is in CSS pixels. */
  | { kind: 'pan'; last: Point }
  | { kind: 'marquee'; from: Point; to: Point; isAdding: boolean }
  | MoveGesture
  | HandleGesture
  | TraceGesture
  | { kind: 'rows'; from: Point; to: Point }
  | { kind: 'box'; from: Point; to: Point }
  /** Points are clicked one after the other; `to` follows the pointer. */
  | { kind: 'points'; points: readonly Point[]; to: Point };

export interface MoveGesture {
  kind: 'move';
  from: Point;
  to: Point;
  grabbed: NodeId;
  onClick: 'take-away' | 'select-only' | 'keep';
  /** Read when the pointer first moves far enough to be a drag. */
  around?: Surroundings;
  guides?: readonly Guide[];
}

/** The boxes of the moved parts and of those they may align with, read once when a drag starts. */
export interface Surroundings {
  box: Rect;
  others: readonly Rect[];
}

export type HandleGesture =
  | { kind: 'rotate'; centre: Point; from: Point; to: Point; degrees: number; isAdding: boolean }
  /** `heights` of the rows being bent, `places` of their seats, `outlines` of their blocks. */
  | {
      kind: 'bend';
      row: NodeId;
      from: Point;
      to: Point;
      isAdding: boolean;
      heights: ReadonlyMap<NodeId, number>;
      places: ReadonlyMap<NodeId, Point>;
      outlines: ReadonlyMap<NodeId, readonly Point[]>;
    }
  /** A corner of the node; a new one is inserted after `index`. */
  | { kind: 'corner'; node: NodeId; index: number; isNew: boolean; from: Point; to: Point }
  | { kind: 'focus'; from: Point; to: Point };

/** A drag of the trace picture: anywhere moves it, its lower right corner scales it. */
export interface TraceGesture {
  kind: 'trace';
  part: 'whole' | 'corner';
  from: Point;
  before: Trace;
}

/** True if the selection follows the pointer, so that each frame paints it over the rest. */
export const isDraggingSelection = (gesture: Gesture | null): boolean =>
  gesture?.kind === 'move' || gesture?.kind === 'rotate' || gesture?.kind === 'bend' || gesture?.kind === 'corner';

/** True if a handle is dragged instead of the selection. */
export const isOfHandle = (gesture: Gesture): gesture is HandleGesture =>
  gesture.kind === 'rotate' || gesture.kind === 'bend' || gesture.kind === 'corner' || gesture.kind === 'focus';

export function findDraggedNodes(gesture: Gesture): NodeId | undefined {
  if (gesture.kind === 'move') return gesture.grabbed;
  if (gesture.kind === 'bend') return gesture.row;
  return gesture.kind === 'corner' ? gesture.node : undefined;
}

/** Returns the corners of the box between two opposite ones, in order around it. */
export function cornersOf(from: Point, to: Point): Point[] {
  return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }].map(({ x, y }) => ({ x, y }));
}
