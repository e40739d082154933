import type { Point } from '../../format/plan.ts';
import type { Draft } from '../draft/draft.ts';
import type { NodeId } from '../draft/node.ts';

/** The corners of a figure: outlines and areas are closed, a line is not. */
export interface Corners {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
  /** The fewest corners with which it is still a figure. */
  readonly min: number;
}

const CLOSED_MIN = 3;
const LINE_MIN = 2;

/**
 * Returns the corners of a block with an outline, a standing area or a shape; undefined for a text, which has one
 * position.
 */
export function findCorners(draft: Draft, id: NodeId): Corners | undefined {
  const node = draft.find(id);
  if (node?.kind === 'block') return node.outline && closed(node.outline);
  if (node?.kind === 'area') return closed(node.area.outline);
  if (node?.kind !== 'shape' || node.shape.kind === 'text') return undefined;
  return node.shape.kind === 'line'
    ? { points: node.shape.points, isClosed: false, min: LINE_MIN }
    : closed(node.shape.points);
}

export function requireCorners(draft: Draft, id: NodeId): Corners {
  const corners = findCorners(draft, id);
  if (!corners) throw new RangeError(`Node ${id} has no corners`);
  return corners;
}

/** Returns the middles of the edges, where users drag to add a corner. */
export function middlesOfEdges({ points, isClosed }: Corners): Point[] {
  const edges = isClosed ? points.length : points.length - 1;
  return Array.from({ length: Math.max(0, edges) }, (_, index) => {
    const from = points[index] ?? { x: 0, y: 0 };
    const to = points[(index + 1) % points.length] ?? from;
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  });
}

const closed = (points: readonly Point[]): Corners => ({ points, isClosed: true, min: CLOSED_MIN });
