import type { PlanCategory, PlanSeat, PlanShape, Point, StandingArea } from '../../format/plan.ts';

/** An id stays the same while the plan is edited; 0 is the plan itself. */
export type NodeId = number;

export const ROOT: NodeId = 0;

export interface RootNode {
  readonly kind: 'plan';
  readonly name: string;
  readonly focalPoint?: Point;
  readonly categories: readonly PlanCategory[];
  readonly blocks: readonly NodeId[];
  readonly areas: readonly NodeId[];
  readonly shapes: readonly NodeId[];
}

export interface BlockNode {
  readonly kind: 'block';
  readonly blockId: number;
  readonly label: string;
  readonly description: string;
  readonly bestRank: number | null;
  readonly outline?: readonly Point[];
  readonly rows: readonly NodeId[];
}

export interface RowNode {
  readonly kind: 'row';
  readonly block: NodeId;
  readonly label: string;
  readonly seats: readonly NodeId[];
}

export interface SeatNode {
  readonly kind: 'seat';
  readonly row: NodeId;
  readonly seat: PlanSeat;
}

export interface AreaNode {
  readonly kind: 'area';
  readonly area: StandingArea;
}

export interface ShapeNode {
  readonly kind: 'shape';
  readonly shape: PlanShape;
}

/** Nodes are immutable; a change replaces them. */
export type PlanNode = RootNode | BlockNode | RowNode | SeatNode | AreaNode | ShapeNode;
