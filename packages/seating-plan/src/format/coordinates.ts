import type { Point } from './plan.ts';

/** Beyond this a 32-bit float is too coarse to tell neighbouring seats apart. */
export const COORDINATE_MAX = 1_000_000;

export function isCoordinate(value: number | null): value is number {
  return value !== null && Math.abs(value) <= COORDINATE_MAX;
}

/** True if a seat or corner has a position that can be drawn. */
export function isOnPage<Place extends { x: number | null; y: number | null }>(
  place: Place,
): place is Place & { x: number; y: number } {
  return isCoordinate(place.x) && isCoordinate(place.y);
}

/** Rounds to hundredths of a plan unit: a fraction of a pixel at any zoom, and short in documents. */
export function roundCoordinate(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

export function roundPoint({ x, y }: Point): Point {
  return { x: roundCoordinate(x), y: roundCoordinate(y) };
}

/** Returns degrees from 0 to below 360, rounded to hundredths. */
export function roundRotation(degrees: number): number {
  return roundCoordinate(((degrees % 360) + 360) % 360) % 360;
}

/** Returns whole degrees from 0 to 359. */
export function wholeDegrees(angle: number): number {
  const degrees = Math.round(angle) % 360;
  return degrees < 0 ? degrees + 360 : degrees + 0;
}
