import type { Bounds, GeometryRow } from '../geometry.ts';
import type { Point } from '../plan.ts';
import type { Columns } from './create-columns.ts';
import { faceRow } from './face-row.ts';
import { median } from './median.ts';
import { orderAlongCourse } from './order-along-course.ts';

/** A step wider than this many of the row's usual steps is an aisle: nobody sits next to each other across it. */
const AISLE_STEPS = 1.6;
/** Drawn size of a plan in which no seat has a neighbour. */
const PITCH_DEFAULT = 20;

export interface Outlook {
  readonly focalPoint: Point | null;
  readonly bounds: Bounds;
}

/** Fills rotation, left, right and parity of every row; answers the typical distance between neighbours. */
export function linkRows(columns: Columns, rows: readonly GeometryRow[], outlook: Outlook): number {
  const nearest = new Float64Array(columns.x.length);
  for (const row of rows) {
    const order = orderAlongCourse(columns.x, columns.y, row.firstSeat, row.seatCount);
    faceRow(columns, order, outlook);
    linkNeighbours(columns, order, nearest);
  }
  return median(nearest.filter((step) => step > 0)) || PITCH_DEFAULT;
}

function linkNeighbours(columns: Columns, order: Uint32Array, nearest: Float64Array): void {
  const steps = measureSteps(columns, order);
  const widest = median(steps) * AISLE_STEPS;
  for (let index = 0; index < order.length; index += 1) {
    const seat = order[index] ?? 0;
    const before = steps[index - 1] ?? Infinity;
    const after = steps[index] ?? Infinity;
    columns.parity[seat] = index & 1;
    columns.left[seat] = before <= widest ? (order[index - 1] ?? -1) : -1;
    columns.right[seat] = after <= widest ? (order[index + 1] ?? -1) : -1;
    const step = Math.min(before, after);
    nearest[seat] = step === Infinity ? 0 : step;
  }
}

function measureSteps({ x, y }: Columns, order: Uint32Array): Float64Array {
  const steps = new Float64Array(Math.max(0, order.length - 1));
  for (let index = 0; index < steps.length; index += 1) {
    const a = order[index] ?? 0;
    const b = order[index + 1] ?? 0;
    steps[index] = Math.hypot((x[a] ?? 0) - (x[b] ?? 0), (y[a] ?? 0) - (y[b] ?? 0));
  }
  return steps;
}
