import type { Point } from '../plan.ts';
import type { BlockSize, Placement } from './place-on-rings.ts';

export interface PlacedRing {
  readonly placements: readonly Placement[];
  readonly sizes: readonly BlockSize[];
}

/** Whether any block of one ring covers part of a block of the other. */
export function hasOverlap(ring: PlacedRing, other: PlacedRing): boolean {
  const corners = other.placements.map((placement, index) => cornersOf(placement, other.sizes[index]));
  return ring.placements.some((placement, index) => {
    const own = cornersOf(placement, ring.sizes[index]);
    return corners.some((others) => !isSeparated(own, others) && !isSeparated(others, own));
  });
}

export function cornersOf(placement: Placement, size: BlockSize = { width: 0, depth: 0 }): Point[] {
  const cos = Math.cos(placement.angle);
  const sin = Math.sin(placement.angle);
  const at = (x: number, y: number) => ({ x: placement.x + x * cos - y * sin, y: placement.y + x * sin + y * cos });
  const half = size.width / 2;
  return [at(-half, 0), at(half, 0), at(half, size.depth), at(-half, size.depth)];
}

/** Whether an edge of the first rectangle has all of the second on its far side (separating axis theorem). */
function isSeparated(corners: readonly Point[], others: readonly Point[]): boolean {
  return corners.some((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return others.every((point) => (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) <= 0);
  });
}
