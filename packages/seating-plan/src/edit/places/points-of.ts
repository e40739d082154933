import type { Point } from '../../plan.ts';
import type { Draft } from '../draft.ts';
import type { NodeId } from '../node.ts';
import { listSeats } from './targets.ts';

/** Every point a node has on the page; a seat without a position has none. */
export function pointsOf(draft: Draft, id: NodeId): readonly Point[] {
  const node = draft.find(id);
  if (node?.kind === 'area') return node.area.outline;
  if (node?.kind === 'shape') return node.shape.points;
  const points = listSeats(draft, id).flatMap((seatId) => {
    const { x, y } = draft.require(seatId, 'seat').seat;
    return x === null || y === null ? [] : [{ x, y }];
  });
  return node?.kind === 'block' && node.outline ? [...points, ...node.outline] : points;
}
