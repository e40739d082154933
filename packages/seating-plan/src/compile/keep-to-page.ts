import type { Bounds, Geometry } from '../geometry.ts';
import { isCoordinate, isOnPage } from '../is-coordinate.ts';
import type { Point } from '../plan.ts';
import { measureBounds } from './measure-bounds.ts';

/**
 * Geometry without what lies beyond all plans, so that the rest can be seen: a seat stands on its neighbour, a figure
 * is not drawn. The checks report such places; versions from before they did are read like this too.
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

/** A bound that is no number was written as null. */
const areBoundsOnPage = ({ minX, minY, maxX, maxY }: Bounds): boolean =>
  [minX, minY, maxX, maxY].every((side) => isCoordinate(side));
