import type { Geometry } from '@parterre/seating-plan/geometry';
import { EMPTY_RECT, type Rect } from './rect.ts';

/** The rectangle of every block's seat centres, by block ordinal; an empty rectangle for a block without seats. */
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
