import type { PlanBlock, Point } from '../../format/plan.ts';
import type { BlockSize } from '../../geometry/place-on-rings.ts';

/** A block as a rectangle with its front edge up, and how its own coordinates become the rectangle's. */
export interface LocalBlock extends BlockSize {
  readonly block: PlanBlock;
  /** Origin in the middle of the front edge. */
  toLocal(x: number, y: number): Point;
}

export function measureBlock(block: PlanBlock, scale: number, seatStep: number): LocalBlock {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (const row of block.rows) {
    for (const { x, y } of row.seats) {
      if (x === null || y === null) continue;
      minX = Math.min(minX, x);
      minY = Math.min(minY, y);
      maxX = Math.max(maxX, x);
      maxY = Math.max(maxY, y);
    }
  }
  const isEmpty = minX > maxX;
  const middle = (minX + maxX) / 2;
  return {
    block,
    width: isEmpty ? seatStep : (maxX - minX) * scale + seatStep,
    depth: isEmpty ? seatStep : (maxY - minY) * scale + seatStep,
    toLocal: (x, y) => ({ x: (x - middle) * scale, y: (y - minY) * scale + seatStep / 2 }),
  };
}
