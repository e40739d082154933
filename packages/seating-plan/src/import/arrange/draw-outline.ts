import { outlineEllipse } from '../../arrange/ellipse.ts';
import { roundCoordinate } from '../../arrange/round-coordinate.ts';
import type { Point } from '../../plan.ts';

const ELLIPSE_CORNERS = 32;

/** Corners of a rectangle about its middle, turned clockwise by degrees. */
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

/** Points relative to an origin: turned clockwise about it, then moved to it. */
export function movePoints(points: readonly Point[], origin: Point, degrees = 0): Point[] {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return points.map(({ x, y }) => ({
    x: roundCoordinate(origin.x + x * cos - y * sin),
    y: roundCoordinate(origin.y + x * sin + y * cos),
  }));
}
