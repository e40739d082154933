import { EMPTY_RECT, type PointColumns, type Rect } from '@parterre/canvas';
import type { Draft, NodeId } from '@parterre/seating-plan/edit';

/** The seats that are placed, as columns for painting, hit tests and snapping. */
export interface SeatColumns extends PointColumns {
  readonly count: number;
  readonly ids: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** The position of the seat's block in the plan. */
  readonly block: Int32Array;
  /** The position of the seat's category in the plan, from 1; 0 for none. */
  readonly category: Int32Array;
}

const FIRST_PITCH = 24;
const SAMPLED_STEPS = 400;

export function readSeatColumns(draft: Draft): SeatColumns {
  const ids: NodeId[] = [];
  const x: number[] = [];
  const y: number[] = [];
  const block: number[] = [];
  const category: number[] = [];
  const steps: number[] = [];
  const categories = new Map(draft.root.categories.map(({ key }, index) => [key, index + 1]));
  for (const [index, blockId] of draft.root.blocks.entries()) {
    for (const rowId of draft.require(blockId, 'block').rows) {
      const first = ids.length;
      for (const id of draft.require(rowId, 'row').seats) {
        const { seat } = draft.require(id, 'seat');
        if (seat.x === null || seat.y === null) continue;
        ids.push(id);
        x.push(seat.x);
        y.push(seat.y);
        block.push(index);
        category.push(seat.category === undefined ? 0 : (categories.get(seat.category) ?? 0));
      }
      const last = ids.length - 1;
      if (last > first && steps.length < SAMPLED_STEPS) steps.push(distance(x, y, first));
    }
  }
  return {
    bounds: boundsOf(x, y),
    count: ids.length,
    ids: Int32Array.from(ids),
    x: Float64Array.from(x),
    y: Float64Array.from(y),
    block: Int32Array.from(block),
    category: Int32Array.from(category),
    pitch: findMedian(steps.filter((step) => step > 0)) ?? FIRST_PITCH,
  };
}

function boundsOf(x: readonly number[], y: readonly number[]): Rect {
  let { minX, minY, maxX, maxY } = EMPTY_RECT;
  for (const one of x) {
    if (one < minX) minX = one;
    if (one > maxX) maxX = one;
  }
  for (const one of y) {
    if (one < minY) minY = one;
    if (one > maxY) maxY = one;
  }
  return { minX, minY, maxX, maxY };
}

function distance(x: readonly number[], y: readonly number[], at: number): number {
  return Math.hypot((x[at + 1] ?? 0) - (x[at] ?? 0), (y[at + 1] ?? 0) - (y[at] ?? 0));
}

function findMedian(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
