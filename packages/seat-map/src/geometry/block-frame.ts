import { EMPTY_RECT, type Rect } from '@parterre/canvas';
import type { Geometry } from '@parterre/seating-plan/geometry';

/** A block rotated so that its seats face up. Lengths are in plan units, the angle in radians. */
export interface BlockFrame {
  readonly angle: number;
  /** The middle of the rotated rectangle, in plan coordinates. */
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
}

/** Returns the frame along the mean rotation of the seats; null for a block without seats. */
export function findBlockFrame(geometry: Geometry, block: number): BlockFrame | null {
  const found = geometry.blocks[block];
  if (!found || found.seatCount === 0) return null;
  const first = found.firstSeat;
  const end = first + found.seatCount;
  const angle = meanRotation(geometry, first, end);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let minAcross = Infinity;
  let maxAcross = -Infinity;
  let minDeep = Infinity;
  let maxDeep = -Infinity;
  for (let seat = first; seat < end; seat++) {
    const x = geometry.x[seat] ?? 0;
    const y = geometry.y[seat] ?? 0;
    const across = x * cos + y * sin;
    const deep = y * cos - x * sin;
    minAcross = Math.min(minAcross, across);
    maxAcross = Math.max(maxAcross, across);
    minDeep = Math.min(minDeep, deep);
    maxDeep = Math.max(maxDeep, deep);
  }
  const across = (minAcross + maxAcross) / 2;
  const deep = (minDeep + maxDeep) / 2;
  return {
    angle,
    x: across * cos - deep * sin,
    y: across * sin + deep * cos,
    halfWidth: (maxAcross - minAcross) / 2,
    halfDepth: (maxDeep - minDeep) / 2,
  };
}

/** The number of seats averaged to find a block's direction; more would not improve it. */
const SAMPLE = 64;

function meanRotation(geometry: Geometry, first: number, end: number): number {
  const stride = Math.max(1, Math.floor((end - first) / SAMPLE));
  let cos = 0;
  let sin = 0;
  for (let seat = first; seat < end; seat += stride) {
    const angle = ((geometry.rotation[seat] ?? 0) * Math.PI) / 180;
    cos += Math.cos(angle);
    sin += Math.sin(angle);
  }
  return Math.hypot(cos, sin) < 1e-6 ? 0 : Math.atan2(sin, cos);
}

/**
 * Returns the rectangle of every block's seat centres, by block ordinal; an empty rectangle for a block without seats.
 */
export function measureBlocks(geometry: Geometry): readonly Rect[] {
  return geometry.blocks.map((block) => measureSeats(geometry, block.firstSeat, block.firstSeat + block.seatCount));
}

function measureSeats(geometry: Geometry, first: number, end: number): Rect {
  let { minX, minY, maxX, maxY } = EMPTY_RECT;
  for (let seat = first; seat < end; seat++) {
    const x = geometry.x[seat] ?? 0;
    const y = geometry.y[seat] ?? 0;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}
