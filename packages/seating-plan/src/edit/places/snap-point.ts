import type { Point } from '../../format/plan.ts';

export interface SnapOptions {
  /** Distance of the grid's lines; 0: no grid. */
  readonly gridStep: number;
  /** How near a neighbour's line must be, in plan units; 0: neighbours do not pull. */
  readonly reach: number;
  /** Seats that do not move along. */
  readonly neighbours: Iterable<Point>;
}

export interface SnappedPoint extends Point {
  /** The neighbours' lines it now lies on. */
  readonly lineX: number | null;
  readonly lineY: number | null;
}

/** Neighbours go before the grid: a seat in line with its row is worth more than a round number. */
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
