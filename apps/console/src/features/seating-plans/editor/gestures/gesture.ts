import type { Point } from '@parterre/seating-plan';
import type { NodeId } from '@parterre/seating-plan/edit';

/** What the pointer is in the middle of. Points are plan units but where they say otherwise. */
export type Gesture =
  /** `last` in CSS pixels. */
  | { kind: 'pan'; last: Point }
  | { kind: 'marquee'; from: Point; to: Point; isAdding: boolean }
  | { kind: 'move'; from: Point; to: Point; grabbed: NodeId; onClick: 'take-away' | 'select-only' | 'keep' }
  | { kind: 'rows'; from: Point; to: Point }
  | { kind: 'box'; from: Point; to: Point }
  /** Clicked one after the other; `to` follows the pointer. */
  | { kind: 'points'; points: readonly Point[]; to: Point };
