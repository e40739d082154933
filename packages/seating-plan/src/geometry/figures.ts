import { roundCoordinate } from '../format/coordinates.ts';
import type { Point } from '../format/plan.ts';

/**
 * The half axes of an ellipse about the origin. A point on it is given by its parameter in radians, from +x towards +y.
 */
export interface Ellipse {
  readonly a: number;
  readonly b: number;
}

export const FULL_TURN = 2 * Math.PI;

export function pointAt({ a, b }: Ellipse, parameter: number): Point {
  return { x: a * Math.cos(parameter), y: b * Math.sin(parameter) };
}

/**
 * Returns the parameter of the point at a straight distance further round the ellipse; Infinity if the ellipse is too
 * small.
 */
export function walkChord(ellipse: Ellipse, from: number, chord: number): number {
  const start = pointAt(ellipse, from);
  const distanceTo = (parameter: number) => {
    const end = pointAt(ellipse, parameter);
    return Math.hypot(end.x - start.x, end.y - start.y);
  };
  if (distanceTo(from + Math.PI) <= chord) return Infinity;
  return bisect(from, from + Math.PI, (parameter) => distanceTo(parameter) < chord);
}

/** Returns the value between `low` and `high` at which the predicate turns from true to false. */
export function bisect(low: number, high: number, isBelow: (value: number) => boolean): number {
  let below = low;
  let above = high;
  for (let step = 0; step < 48; step += 1) {
    const middle = (below + above) / 2;
    if (isBelow(middle)) below = middle;
    else above = middle;
  }
  return above;
}

export function outlineEllipse(ellipse: Ellipse, corners: number): Point[] {
  return Array.from({ length: corners }, (_, index) => pointAt(ellipse, (index / corners) * FULL_TURN));
}

const ELLIPSE_CORNERS = 32;

/** Returns four corners about `centre`, clockwise from the upper left one, after a clockwise rotation by `degrees`. */
export function drawRectangle(centre: Point, width: number, height: number, degrees = 0): Point[] {
  const corners = [
    { x: -width / 2, y: -height / 2 },
    { x: width / 2, y: -height / 2 },
    { x: width / 2, y: height / 2 },
    { x: -width / 2, y: height / 2 },
  ];
  return movePoints(corners, centre, degrees);
}

export function drawEllipse(centre: Point, radiusX: number, radiusY: number, degrees = 0): Point[] {
  return movePoints(outlineEllipse({ a: radiusX, b: radiusY }, ELLIPSE_CORNERS), centre, degrees);
}

/** Rotates points clockwise about the origin of their own coordinates, and moves that origin to `origin`. */
export function movePoints(points: readonly Point[], origin: Point, degrees = 0): Point[] {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return points.map(({ x, y }) => ({
    x: roundCoordinate(origin.x + x * cos - y * sin),
    y: roundCoordinate(origin.y + x * sin + y * cos),
  }));
}
