import type { Bounds } from '../geometry.ts';
import type { Point, SeatingPlan } from '../plan.ts';
import type { Columns } from './create-columns.ts';

/** Seats, outlines, standing areas and shapes; all zero for an empty plan. */
export function measureBounds(plan: SeatingPlan, columns: Columns): Bounds {
  const bounds = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (let seat = 0; seat < columns.x.length; seat += 1) {
    include(bounds, columns.x[seat] ?? 0, columns.y[seat] ?? 0);
  }
  for (const block of plan.blocks) includeAll(bounds, block.outline ?? []);
  for (const area of plan.standingAreas) includeAll(bounds, area.outline);
  for (const shape of plan.shapes) includeAll(bounds, shape.points);
  if (bounds.minX > bounds.maxX) return { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  return { minX: bounds.minX + 0, minY: bounds.minY + 0, maxX: bounds.maxX + 0, maxY: bounds.maxY + 0 };
}

type Growing = { -readonly [Side in keyof Bounds]: number };

function includeAll(bounds: Growing, points: readonly Point[]): void {
  for (const point of points) include(bounds, point.x, point.y);
}

function include(bounds: Growing, x: number, y: number): void {
  if (x < bounds.minX) bounds.minX = x;
  if (x > bounds.maxX) bounds.maxX = x;
  if (y < bounds.minY) bounds.minY = y;
  if (y > bounds.maxY) bounds.maxY = y;
}
