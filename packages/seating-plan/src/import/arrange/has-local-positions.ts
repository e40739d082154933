import type { SeatingPlan } from '../../format/plan.ts';
import { measurePitch } from '../../geometry/measure-pitch.ts';

/** In a drawn plan hardly any seats of different blocks share a position; in grids local to a block most do. */
const SHARED_MIN = 0.5;

/** Whether coordinates are local to each block, so that the blocks lie on top of each other. */
export function hasLocalPositions(plan: SeatingPlan): boolean {
  const pitch = measurePitch(plan.blocks) || 1;
  const cells = new Map<string, { readonly block: number; count: number; isShared: boolean }>();
  let total = 0;
  for (const [block, { rows }] of plan.blocks.entries()) {
    for (const row of rows) {
      for (const { x, y } of row.seats) {
        if (x === null || y === null) continue;
        total += 1;
        const key = `${Math.round(x / pitch)} ${Math.round(y / pitch)}`;
        const cell = cells.get(key) ?? { block, count: 0, isShared: false };
        cells.set(key, cell);
        cell.count += 1;
        if (cell.block !== block) cell.isShared = true;
      }
    }
  }
  let shared = 0;
  for (const cell of cells.values()) if (cell.isShared) shared += cell.count;
  return total > 0 && shared / total > SHARED_MIN;
}
