import { isCoordinate, isOnPage } from '../format/coordinates.ts';
import type { Point } from '../format/plan.ts';
import type { Bounds, Geometry } from './geometry.ts';

/**
 * Removes positions off the page, so that the rest can be seen: a seat takes the position of its neighbour, and a
 * figure is left out. The checks report such positions, but older versions of a plan may have them.
 */
export function keepToPage(geometry: Geometry): Geometry {
  const isSeatFar = !areBoundsOnPage(geometry.bounds);
  const { blocks, standingAreas, shapes, focalPoint } = geometry;
  const isFigureFar =
    blocks.some(({ outline }) => outline && isFar(outline)) ||
    standingAreas.some(({ outline }) => isFar(outline)) ||
    shapes.some(({ points }) => isFar(points)) ||
    (focalPoint !== null && !isOnPage(focalPoint));
  if (!isSeatFar && !isFigureFar) return geometry;
  const kept = {
    ...geometry,
    ...(isSeatFar && placeFarSeats(geometry)),
    blocks: blocks.map((block) => (block.outline && isFar(block.outline) ? { ...block, outline: null } : block)),
    standingAreas: standingAreas.map((area) => (isFar(area.outline) ? { ...area, outline: [] } : area)),
    shapes: shapes.filter(({ points }) => !isFar(points)),
    focalPoint: focalPoint && isOnPage(focalPoint) ? focalPoint : null,
  };
  return { ...kept, bounds: measureBounds(kept, kept) };
}

function placeFarSeats({ x, y }: Geometry): Pick<Geometry, 'x' | 'y'> {
  const isSound = (seat: number) => isCoordinate(x[seat] ?? 0) && isCoordinate(y[seat] ?? 0);
  const columns = { x: x.slice(), y: y.slice() };
  let last = x.findIndex((_, seat) => isSound(seat));
  for (let seat = 0; seat < x.length; seat += 1) {
    if (isSound(seat)) last = seat;
    else {
      columns.x[seat] = x[last] ?? 0;
      columns.y[seat] = y[last] ?? 0;
    }
  }
  return columns;
}

const isFar = (points: readonly Point[]): boolean => !points.every(isOnPage);

/** False for a bound of null, which is how JSON writes a number that is not finite. */
const areBoundsOnPage = ({ minX, minY, maxX, maxY }: Bounds): boolean =>
  [minX, minY, maxX, maxY].every((side) => isCoordinate(side));

export interface Figures {
  readonly blocks: readonly { readonly outline?: readonly Point[] | null }[];
  readonly standingAreas: readonly { readonly outline: readonly Point[] }[];
  readonly shapes: readonly { readonly points: readonly Point[] }[];
}

/** Returns the box round seats, outlines, standing areas and shapes on the page; all zero for an empty plan. */
export function measureBounds({ blocks, standingAreas, shapes }: Figures, { x, y }: Pick<Geometry, 'x' | 'y'>): Bounds {
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
