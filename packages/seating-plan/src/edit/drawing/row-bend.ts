import type { Point } from '../../format/plan.ts';

/** A row as the arc from its first seat to its last. */
export interface RowBend {
  readonly from: Point;
  readonly to: Point;
  readonly chord: number;
  /** The unit vector across the row: down the page whichever end the row starts at, or left for an upright row. */
  readonly normal: Point;
  /** The distance of the arc's middle from the line between its ends, along the normal, in plan units. */
  readonly height: number;
  /** Position of each seat along the row, 0 to 1. */
  readonly shares: readonly number[];
}

export interface BentSeat extends Point {
  /** Rotation of the seat against the straight row, in degrees clockwise. */
  readonly turn: number;
}

/** Returns undefined for a row that cannot be bent: fewer than three seats, or both ends at one point. */
export function measureBend(points: readonly Point[]): RowBend | undefined {
  const from = points[0];
  const to = points.at(-1);
  if (!from || !to || points.length < 3) return undefined;
  const chord = Math.hypot(to.x - from.x, to.y - from.y);
  const ways = points.map((point, index) => distance(point, points[index - 1] ?? point));
  const length = ways.reduce((sum, way) => sum + way, 0);
  if (chord === 0 || length === 0) return undefined;
  let walked = 0;
  const shares = ways.map((way) => {
    walked += way;
    return walked / length;
  });
  const normal = normalOf(from, to, chord);
  const middle = pointAt(points, shares, 0.5);
  const height = (middle.x - from.x) * normal.x + (middle.y - from.y) * normal.y;
  return { from, to, chord, normal, height, shares };
}

/** Places the seats at the same shares of an arc of another height. Both ends stay; half a circle is the most. */
export function bendTo({ from, to, chord, normal, shares }: RowBend, height: number): BentSeat[] {
  const rise = Math.min(chord / 2, Math.max(-chord / 2, height));
  const along = { x: (to.x - from.x) / chord, y: (to.y - from.y) / chord };
  const half = 2 * Math.atan((2 * rise) / chord);
  // Below this the arc is treated as a line, because its radius would be too large to calculate with.
  const isStraight = Math.abs(half) < 1e-9;
  const radius = isStraight ? 0 : chord / 2 / Math.sin(half);
  const side = normal.x * -along.y + normal.y * along.x > 0 ? 1 : -1;
  return shares.map((share) => {
    const angle = (2 * share - 1) * half;
    const way = isStraight ? share * chord : chord / 2 + radius * Math.sin(angle);
    const off = isStraight ? 0 : radius * (Math.cos(angle) - Math.cos(half));
    return {
      x: from.x + along.x * way + normal.x * off,
      y: from.y + along.y * way + normal.y * off,
      turn: (-side * angle * 180) / Math.PI,
    };
  });
}

function normalOf(from: Point, to: Point, chord: number): Point {
  const along = { x: (to.x - from.x) / chord, y: (to.y - from.y) / chord };
  const isBackwards = along.x < 0 || (along.x === 0 && along.y < 0);
  return isBackwards ? { x: along.y, y: -along.x } : { x: -along.y, y: along.x };
}

function pointAt(points: readonly Point[], shares: readonly number[], share: number): Point {
  const next = shares.findIndex((at) => at >= share);
  const b = points[next] ?? { x: 0, y: 0 };
  const a = points[next - 1] ?? b;
  const width = (shares[next] ?? 0) - (shares[next - 1] ?? 0) || 1;
  const part = (share - (shares[next - 1] ?? 0)) / width;
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
