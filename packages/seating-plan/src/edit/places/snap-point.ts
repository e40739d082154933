import type { Point } from '../../format/plan.ts';

export interface SnapOptions {
  /** The distance between lines of the grid in plan units; 0 is no grid. */
  readonly gridStep: number;
  /** Snapping distance to a neighbour's line, in plan units; 0 ignores neighbours. */
  readonly reach: number;
  /** The positions of seats that stay in place. */
  readonly neighbours: Iterable<Point>;
}

export interface SnappedPoint extends Point {
  /** The neighbours' lines that the point snapped to; null where it snapped to none. */
  readonly lineX: number | null;
  readonly lineY: number | null;
}

/** Neighbours win over the grid: a seat in line with its row is worth more than a round number. */
export function snapPoint(point: Point, { gridStep, reach, neighbours }: SnapOptions): SnappedPoint {
  let lineX: number | null = null;
  let lineY: number | null = null;
  if (reach > 0) {
    for (const { x, y } of neighbours) {
      if (Math.abs(x - point.x) < Math.min(reach, Math.abs((lineX ?? Infinity) - point.x))) lineX = x;
      if (Math.abs(y - point.y) < Math.min(reach, Math.abs((lineY ?? Infinity) - point.y))) lineY = y;
    }
  }
  return {
    x: lineX ?? toGrid(point.x, gridStep),
    y: lineY ?? toGrid(point.y, gridStep),
    lineX,
    lineY,
  };
}

function toGrid(value: number, step: number): number {
  return step > 0 ? Math.round(value / step) * step : value;
}
