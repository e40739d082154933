import type { Bounds } from '../../geometry/geometry.ts';
import type { Change } from '../draft/change.ts';
import type { NodeId } from '../draft/node.ts';
import { measureNodes } from '../places/points.ts';
import { findOutermost } from '../places/targets.ts';
import { moveNodes } from './transform-nodes.ts';

export const EDGES = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Edge = (typeof EDGES)[number];

interface Unit {
  readonly id: NodeId;
  readonly box: Bounds;
}

/** Aligns the nodes with an edge of the box round all of them; each node moves as a whole. */
export function alignNodes(change: Change, ids: Iterable<NodeId>, edge: Edge): void {
  const units = measureUnits(change, ids);
  const all = measureNodes(
    change.draft,
    units.map(({ id }) => id),
  );
  if (!all) return;
  for (const { id, box } of units) {
    const isAcross = edge === 'left' || edge === 'centre' || edge === 'right';
    const way = wayTo(lineOf(all, edge), lineOf(box, edge));
    moveNodes(change, [id], isAcross ? way : 0, isAcross ? 0 : way);
  }
}

/** Spaces the middles of the nodes evenly; the two outermost stay. */
export function distributeNodes(change: Change, ids: Iterable<NodeId>, axis: 'horizontal' | 'vertical'): void {
  const line = axis === 'horizontal' ? 'centre' : 'middle';
  const units = measureUnits(change, ids).sort((a, b) => lineOf(a.box, line) - lineOf(b.box, line));
  const first = units[0];
  const last = units.at(-1);
  if (!first || !last || units.length < 3) return;
  const from = lineOf(first.box, line);
  const step = (lineOf(last.box, line) - from) / (units.length - 1);
  for (const [index, { id, box }] of units.entries()) {
    const way = wayTo(from + step * index, lineOf(box, line));
    moveNodes(change, [id], axis === 'horizontal' ? way : 0, axis === 'horizontal' ? 0 : way);
  }
}

/** Coordinates are rounded to hundredths, so a smaller distance counts as none. */
const NEAREST = 0.005;

function wayTo(to: number, from: number): number {
  return Math.abs(to - from) < NEAREST ? 0 : to - from;
}

/**
 * Returns the outermost nodes with their boxes: a row moves with its selected block, and a seat with its selected row.
 */
function measureUnits({ draft }: Change, ids: Iterable<NodeId>): Unit[] {
  return findOutermost(draft, ids).flatMap((id) => {
    const box = measureNodes(draft, [id]);
    return box ? [{ id, box }] : [];
  });
}

function lineOf({ minX, minY, maxX, maxY }: Bounds, edge: Edge): number {
  switch (edge) {
    case 'left':
      return minX;
    case 'right':
      return maxX;
    case 'centre':
      return (minX + maxX) / 2;
    case 'top':
      return minY;
    case 'bottom':
      return maxY;
    case 'middle':
      return (minY + maxY) / 2;
  }
}
