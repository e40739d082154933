import type { Point } from './rect.ts';

/** Squared distance from a point to the segment a–b. */
export function squaredDistanceToSegment(x: number, y: number, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const lengthSquared = dx * dx + dy * dy;
  const along = lengthSquared === 0 ? 0 : ((x - a.x) * dx + (y - a.y) * dy) / lengthSquared;
  const nearest = Math.min(1, Math.max(0, along));
  const offX = x - (a.x + nearest * dx);
  const offY = y - (a.y + nearest * dy);
  return offX * offX + offY * offY;
}
