import { roundPoint } from '../../format/coordinates.ts';
import type { Point } from '../../format/plan.ts';
import type { Change } from '../draft/change.ts';
import type { NodeId } from '../draft/node.ts';
import { requireCorners } from '../places/corners.ts';

export function moveCorner(change: Change, id: NodeId, index: number, to: Point): void {
  const { points } = requireCorners(change.draft, id);
  const before = points[index];
  const after = roundPoint(to);
  if (!before || (before.x === after.x && before.y === after.y)) return;
  putCorners(change, id, points.with(index, after));
}

/** Adds a corner on the edge that starts at the corner `index`. */
export function addCorner(change: Change, id: NodeId, index: number, at: Point): void {
  const { points } = requireCorners(change.draft, id);
  putCorners(change, id, points.toSpliced(index + 1, 0, roundPoint(at)));
}

/** Does nothing if the figure has only the fewest corners that it needs. */
export function removeCorner(change: Change, id: NodeId, index: number): void {
  const { points, min } = requireCorners(change.draft, id);
  if (points.length > min && index < points.length) putCorners(change, id, points.toSpliced(index, 1));
}

function putCorners(change: Change, id: NodeId, points: readonly Point[]): void {
  const node = change.draft.find(id);
  if (node?.kind === 'block') change.put(id, { ...node, outline: points });
  else if (node?.kind === 'area') change.put(id, { kind: 'area', area: { ...node.area, outline: [...points] } });
  else if (node?.kind === 'shape') change.put(id, { kind: 'shape', shape: { ...node.shape, points: [...points] } });
}
