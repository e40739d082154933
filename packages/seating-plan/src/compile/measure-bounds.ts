import type { Bounds } from '../geometry.ts';
import { isOnPage } from '../is-coordinate.ts';
import type { Point } from '../plan.ts';
import type { Columns } from './create-columns.ts';

/** What is drawn of a plan beside its seats. */
export interface Figures {
  readonly blocks: readonly { readonly outline?: readonly Point[] | null }[];
  readonly standingAreas: readonly { readonly outline: readonly Point[] }[];
  readonly shapes: readonly { readonly points: readonly Point[] }[];
}

/** Seats, outlines, standing areas and shapes, without what lies beyond all plans; all zero for an empty plan. */
export function measureBounds({ blocks, standingAreas, shapes }: Figures, { x, y }: Pick<Columns, 'x' | 'y'>): Bounds {
  const bounds = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (let seat = 0; seat < x.length; seat += 1) include(bounds, x[seat] ?? 0, y[seat] ?? 0);
  for (const block of blocks) includeAll(bounds, block.outline ?? []);
  for (const area of standingAreas) includeAll(bounds, area.outline);
  for (const shape of shapes) includeAll(bounds, shape.points);
  if (bounds.minX > bounds.maxX) return { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  return { minX: bounds.minX + 0, minY: bounds.minY + 0, maxX: bounds.maxX + 0, maxY: bounds.maxY + 0 };
}

type Growing = { -readonly [Side in keyof Bounds]: number };

function includeAll(bounds: Growing, points: readonly Point[]): void {
  for (const point of points) if (isOnPage(point)) include(bounds, point.x, point.y);
}

function include(bounds: Growing, x: number, y: number): void {
  if (x < bounds.minX) bounds.minX = x;
  if (x > bounds.maxX) bounds.maxX = x;
  if (y < bounds.minY) bounds.minY = y;
  if (y > bounds.maxY) bounds.maxY = y;
}
