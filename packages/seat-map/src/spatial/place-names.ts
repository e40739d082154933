import { findPointsInRect, type PointGrid } from '@parterre/canvas';
import type { Geometry, GeometryRow } from '@parterre/seating-plan/geometry';
import { type BlockFrame, findBlockFrame } from '../geometry/block-frame.ts';

/** The position of a name in plan units, and its rotation in radians. */
export interface NamePlace {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** The space for the name, in plan units. */
  readonly width: number;
}

/**
 * The name of a block beside its seats, if there is free space, and in its middle, for scales at which that space is
 * too small.
 */
export interface BlockName {
  readonly beside: NamePlace | null;
  readonly middle: NamePlace;
}

/** In seat distances: from the last row to the middle of the name, and half of the free space that a name needs. */
export const NAME_DISTANCE = 1.15;
const NAME_HALF_HEIGHT = 0.35;

/**
 * Places the name of every block with seats: behind its last row, otherwise before its first one; and in its middle.
 */
export function placeBlockNames(geometry: Geometry, grid: PointGrid): BlockName[] {
  const places: BlockName[] = [];
  for (const [index, block] of geometry.blocks.entries()) {
    const frame = findBlockFrame(geometry, index);
    if (!frame) continue;
    const isAcross = Math.abs(Math.cos(frame.angle)) > Math.SQRT1_2;
    const width = (isAcross ? frame.halfWidth : frame.halfDepth) * 2 + geometry.pitch;
    const middle = { text: block.label, x: frame.x, y: frame.y, angle: 0, width };
    places.push({ beside: placeBeside(grid, frame, block.label), middle });
  }
  return places;
}

/** Places the name of every row beside its first seat, by row ordinal; null if another seat is in the way. */
export function placeRowNames(geometry: Geometry, grid: PointGrid): (NamePlace | null)[] {
  return geometry.rows.map((row) => placeRowName(geometry, grid, row));
}

function placeBeside(grid: PointGrid, frame: BlockFrame, text: string): NamePlace | null {
  const { pitch } = grid.columns;
  const angle = uprightAngle(frame.angle);
  const width = frame.halfWidth * 2 + pitch;
  for (const side of [1, -1]) {
    const away = side * (frame.halfDepth + pitch * NAME_DISTANCE);
    const x = frame.x - Math.sin(frame.angle) * away;
    const y = frame.y + Math.cos(frame.angle) * away;
    const nameHalfWidth = Math.min(frame.halfWidth, text.length * pitch * 0.18);
    if (isFree(grid, { x, y, angle: frame.angle, halfWidth: nameHalfWidth })) return { text, x, y, angle, width };
  }
  return null;
}

/** The line along which a name would be written, from its middle to both sides. */
interface NameLine {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly halfWidth: number;
}

function isFree(grid: PointGrid, { x, y, angle, halfWidth }: NameLine): boolean {
  const half = grid.columns.pitch * NAME_HALF_HEIGHT;
  const keepOff = half + grid.columns.pitch * 0.4;
  for (let along = -halfWidth; along <= halfWidth + 1e-9; along += Math.max(halfWidth / 6, 1e-6)) {
    const atX = x + Math.cos(angle) * along;
    const atY = y + Math.sin(angle) * along;
    const rect = { minX: atX - keepOff, minY: atY - keepOff, maxX: atX + keepOff, maxY: atY + keepOff };
    if (findPointsInRect(grid, rect).length > 0) return false;
  }
  return true;
}

function placeRowName(geometry: Geometry, grid: PointGrid, row: GeometryRow): NamePlace | null {
  const { pitch } = geometry;
  const { firstSeat: first, seatCount, label: text } = row;
  if (seatCount === 0) return null;
  const towards = directionOf(geometry, first, seatCount);
  const x = (geometry.x[first] ?? 0) - towards.x * pitch * 1.1;
  const y = (geometry.y[first] ?? 0) - towards.y * pitch * 1.1;
  const keepOff = pitch * 0.55;
  const rect = { minX: x - keepOff, minY: y - keepOff, maxX: x + keepOff, maxY: y + keepOff };
  if (findPointsInRect(grid, rect).length > 0) return null;
  return { text, x, y, angle: 0, width: pitch };
}

/** Returns the direction from the first seat to the second; for a single seat, to its right. */
function directionOf(geometry: Geometry, first: number, seatCount: number): { x: number; y: number } {
  const angle = ((geometry.rotation[first] ?? 0) * Math.PI) / 180;
  if (seatCount < 2) return { x: Math.cos(angle), y: Math.sin(angle) };
  const dx = (geometry.x[first + 1] ?? 0) - (geometry.x[first] ?? 0);
  const dy = (geometry.y[first + 1] ?? 0) - (geometry.y[first] ?? 0);
  const length = Math.hypot(dx, dy) || 1;
  return { x: dx / length, y: dy / length };
}

function uprightAngle(angle: number): number {
  const turned = Math.atan2(Math.sin(angle), Math.cos(angle));
  if (turned > Math.PI / 2 + 1e-6) return turned - Math.PI;
  return turned < -Math.PI / 2 - 1e-6 ? turned + Math.PI : turned;
}
