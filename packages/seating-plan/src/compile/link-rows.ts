import { wholeDegrees } from '../format/coordinates.ts';
import type { Point } from '../format/plan.ts';
import type { Bounds, GeometryRow } from '../geometry/geometry.ts';
import { median } from '../geometry/measure-pitch.ts';
import { orderAlongRow } from '../geometry/order-along-row.ts';
import type { Columns } from './fill-columns.ts';

/** A step wider than this many usual steps of the row is an aisle: seats across it are not neighbours. */
const AISLE_STEPS = 1.6;
/** The pitch of a plan in which no seat has a neighbour, in plan units. */
const PITCH_DEFAULT = 20;

interface FocusArea {
  readonly focalPoint: Point | null;
  readonly bounds: Bounds;
}

/** Fills rotation, left, right and parity of every row; returns the median distance between neighbours. */
export function linkRows(columns: Columns, rows: readonly GeometryRow[], focus: FocusArea): number {
  const nearest = new Float64Array(columns.x.length);
  for (const row of rows) {
    const order = orderAlongRow(columns.x, columns.y, row.firstSeat, row.seatCount);
    faceRow(columns, order, focus);
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

const RADIANS = Math.PI / 180;

/**
 * Sorts `order` in place from left to right, as people in the row see it. Seats without a rotation of their own are
 * turned at right angles to the row, towards the focal point.
 */
function faceRow(columns: Columns, order: Uint32Array, focus: FocusArea): void {
  const forward = new Float64Array(order.length * 2);
  let agreement = 0;
  for (let index = 0; index < order.length; index += 1) {
    const seat = order[index] ?? 0;
    const before = order[index - 1] ?? seat;
    const after = order[index + 1] ?? seat;
    const forwardX = (columns.y[after] ?? 0) - (columns.y[before] ?? 0);
    const forwardY = (columns.x[before] ?? 0) - (columns.x[after] ?? 0);
    forward[index * 2] = forwardX;
    forward[index * 2 + 1] = forwardY;
    agreement += Math.sign(measureFacing(columns, seat, { x: forwardX, y: forwardY }, focus));
  }
  const side = agreement < 0 ? -1 : 1;
  for (let index = 0; index < order.length; index += 1) {
    const seat = order[index] ?? 0;
    if (columns.hasRotation[seat] === 1) continue;
    const direction = { x: (forward[index * 2] ?? 0) * side, y: (forward[index * 2 + 1] ?? 0) * side };
    columns.rotation[seat] = rotationOf(columns, seat, direction, focus);
  }
  if (side < 0) order.reverse();
}

interface Direction {
  readonly x: number;
  readonly y: number;
}

/** Returns a positive number if the direction points towards the stage. */
function measureFacing(columns: Columns, seat: number, forward: Direction, focus: FocusArea): number {
  if (columns.hasRotation[seat] === 1) {
    const angle = (columns.rotation[seat] ?? 0) * RADIANS;
    return forward.x * Math.sin(angle) - forward.y * Math.cos(angle);
  }
  const { focalPoint, bounds } = focus;
  const isSteep = Math.abs(forward.x) > Math.abs(forward.y);
  if (!focalPoint && !isSteep) return -forward.y;
  const targetX = focalPoint?.x ?? (bounds.minX + bounds.maxX) / 2;
  const targetY = focalPoint?.y ?? (bounds.minY + bounds.maxY) / 2;
  return forward.x * (targetX - (columns.x[seat] ?? 0)) + forward.y * (targetY - (columns.y[seat] ?? 0));
}

/** A single seat, or one on top of its neighbour, gives the row no direction, so it faces the focal point directly. */
function rotationOf(columns: Columns, seat: number, forward: Direction, { focalPoint }: FocusArea): number {
  if (forward.x !== 0 || forward.y !== 0) return wholeDegrees(Math.atan2(forward.x, -forward.y) / RADIANS);
  if (!focalPoint) return 0;
  const dx = focalPoint.x - (columns.x[seat] ?? 0);
  const dy = focalPoint.y - (columns.y[seat] ?? 0);
  return dx === 0 && dy === 0 ? 0 : wholeDegrees(Math.atan2(dx, -dy) / RADIANS);
}
