import type { Bounds } from '../../geometry/geometry.ts';

export interface BoxSnapOptions {
  /** The boxes that stay in place; points are boxes without extent. */
  readonly others: readonly Bounds[];
  /** Snapping distance in plan units. */
  readonly reach: number;
  /** Boxes count as in line if the gap between them across the axis is at most this, in plan units. */
  readonly slack: number;
}

/** The reason for which a box snapped: a line that it shares with another box, or equal gaps. */
export type Guide =
  | { readonly kind: 'line'; readonly axis: Axis; readonly at: number }
  | { readonly kind: 'gap'; readonly axis: Axis; readonly from: number; readonly to: number; readonly at: number };
type Axis = 'x' | 'y';

export interface AxisSnap {
  /** The distance that the box must move to snap, in plan units; negative is left or up. */
  readonly shift: number;
  readonly guides: readonly Guide[];
}

/** Snaps each axis to the nearest line or equal gap within reach; null where there is none. Lines win over gaps. */
export function snapBox(box: Bounds, options: BoxSnapOptions): { x: AxisSnap | null; y: AxisSnap | null } {
  return { x: snapAxis(box, 'x', options), y: snapAxis(box, 'y', options) };
}

function snapAxis(box: Bounds, axis: Axis, options: BoxSnapOptions): AxisSnap | null {
  const found = [...linesOf(box, axis, options), ...gapsOf(box, axis, options)];
  return found.reduce<AxisSnap | null>(
    (best, next) =>
      Math.abs(next.shift) <= options.reach && (best === null || Math.abs(next.shift) < Math.abs(best.shift))
        ? next
        : best,
    null,
  );
}

function* linesOf(box: Bounds, axis: Axis, { others }: BoxSnapOptions): Iterable<AxisSnap> {
  const mine = spanOf(box, axis);
  for (const other of others) {
    const theirs = spanOf(other, axis);
    for (const [at, from] of [
      [theirs.min, mine.min],
      [theirs.max, mine.max],
      [middle(theirs), middle(mine)],
    ] as const)
      yield { shift: at - from, guides: [{ kind: 'line', axis, at }] };
  }
}

/**
 * Yields positions with the gap between the next two boxes on either side, and the one in the middle of both
 * neighbours.
 */
function* gapsOf(box: Bounds, axis: Axis, { others, slack, reach }: BoxSnapOptions): Iterable<AxisSnap> {
  const across = axis === 'x' ? 'y' : 'x';
  const mine = spanOf(box, axis);
  const lane = spanOf(box, across);
  const inLane = others.filter((other) => overlaps(spanOf(other, across), lane, slack)).map((one) => spanOf(one, axis));
  const before = inLane.filter(({ max }) => max <= mine.min + reach).sort((a, b) => b.max - a.max);
  const after = inLane.filter(({ min }) => min >= mine.max - reach).sort((a, b) => a.min - b.min);
  const at = middle(lane);
  const gap = (from: number, to: number): Guide => ({ kind: 'gap', axis, from, to, at });
  const size = mine.max - mine.min;
  const [left] = before;
  const [right] = after;
  const beyondLeft = left && before.find(({ max }) => max < left.min);
  const beyondRight = right && after.find(({ min }) => min > right.max);
  if (left && beyondLeft) {
    const to = left.max + left.min - beyondLeft.max;
    yield { shift: to - mine.min, guides: [gap(beyondLeft.max, left.min), gap(left.max, to)] };
  }
  if (right && beyondRight) {
    const to = right.min - (beyondRight.min - right.max);
    yield { shift: to - mine.max, guides: [gap(to, right.min), gap(right.max, beyondRight.min)] };
  }
  if (left && right && right.min - left.max > size) {
    const from = left.max + (right.min - left.max - size) / 2;
    yield { shift: from - mine.min, guides: [gap(left.max, from), gap(from + size, right.min)] };
  }
}

interface Span {
  readonly min: number;
  readonly max: number;
}

const spanOf = ({ minX, maxX, minY, maxY }: Bounds, axis: Axis): Span =>
  axis === 'x' ? { min: minX, max: maxX } : { min: minY, max: maxY };
const middle = ({ min, max }: Span): number => (min + max) / 2;
const overlaps = (a: Span, b: Span, slack: number): boolean => a.min <= b.max + slack && b.min <= a.max + slack;
