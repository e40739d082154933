import type { Bounds, Point } from '@parterre/seating-plan';
import type { Guide, NodeId } from '@parterre/seating-plan/edit';
import type { TraceGesture } from './drag-trace.ts';

/** What the pointer is in the middle of. Points are plan units but where they say otherwise. */
export type Gesture =
  /** `last` in CSS pixels. */
  | { kind: 'pan'; last: Point }
  | { kind: 'marquee'; from: Point; to: Point; isAdding: boolean }
  | MoveGesture
  | HandleGesture
  | TraceGesture
  | { kind: 'rows'; from: Point; to: Point }
  | { kind: 'box'; from: Point; to: Point }
  /** Clicked one after the other; `to` follows the pointer. */
  | { kind: 'points'; points: readonly Point[]; to: Point };

export interface MoveGesture {
  kind: 'move';
  from: Point;
  to: Point;
  grabbed: NodeId;
  onClick: 'take-away' | 'select-only' | 'keep';
  /** Read when the first step shows that something is being dragged. */
  around?: Surroundings;
  guides?: readonly Guide[];
}

/** What is moved, as a box, and what it may come to lie in line with. */
export interface Surroundings {
  box: Bounds;
  others: readonly Bounds[];
}

export type HandleGesture =
  | { kind: 'rotate'; centre: Point; from: Point; to: Point; degrees: number; isAdding: boolean }
  /** `heights` of each row as it would be bent, `places` of their seats, `outlines` of the blocks that follow them. */
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
  /** A corner of the node; a new one stands behind `index`. */
  | { kind: 'corner'; node: NodeId; index: number; isNew: boolean; from: Point; to: Point }
  | { kind: 'focus'; from: Point; to: Point };

/** The node that the pointer has hold of. */
export function findHeld(gesture: Gesture): NodeId | undefined {
  if (gesture.kind === 'move') return gesture.grabbed;
  if (gesture.kind === 'bend') return gesture.row;
  return gesture.kind === 'corner' ? gesture.node : undefined;
}
