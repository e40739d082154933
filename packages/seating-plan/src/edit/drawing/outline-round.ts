import { roundPoint } from '../../format/coordinates.ts';
import type { Point } from '../../format/plan.ts';
import { boundsOf } from '../../geometry/bounds.ts';

/** Returns the convex hull of the points, widened by `margin`; undefined if there is no point. */
export function outlineRound(points: readonly Point[], margin: number): Point[] | undefined {
  const corners = points.flatMap(({ x, y }) => CORNERS.map(([dx, dy]) => ({ x: x + dx * margin, y: y + dy * margin })));
  if (corners.length === 0) return undefined;
  const sorted = corners.sort((a, b) => a.x - b.x || a.y - b.y);
  const lower = walkHull(sorted);
  const upper = walkHull([...sorted].reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)].map(roundPoint);
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

function walkHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length > 1 && !turnsLeft(hull.at(-2), hull.at(-1), point)) hull.pop();
    hull.push(point);
  }
  return hull;
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  return a !== undefined && b !== undefined && (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
}

/** The rule by which an outline follows its seats: drawn `margin` round them, and rotated by `angle` with its block. */
export interface OutlineRule {
  readonly margin: number;
  /** In radians, clockwise. */
  readonly angle: number;
}

/** Coordinates are rounded to hundredths, so smaller differences were not made by hand. */
const TOLERANCE = 0.05;
/** Uncertainty of the angle of a short rounded edge, in radians. */
const ANGLE_TOLERANCE = 0.0003;

/** Returns the rule of an outline; undefined for one that was drawn or corrected by hand. */
export function findOutlineRule(outline: readonly Point[], points: readonly Point[]): OutlineRule | undefined {
  for (const angle of listAngles(outline)) {
    const turned = outline.map((point) => turnPoint(point, -angle));
    const upright = points.map((point) => turnPoint(point, -angle));
    const margin = measureMargin(turned, upright);
    if (margin === undefined) continue;
    const drawn = outlineRound(upright, margin) ?? [];
    const tolerance = TOLERANCE + (angle === 0 ? 0 : sizeOf(turned) * ANGLE_TOLERANCE);
    if (liesOn(drawn, turned, tolerance) && liesOn(turned, drawn, tolerance)) return { margin, angle };
  }
  return undefined;
}

/** Returns the outline by the rule for other positions of the seats. */
export function drawByRule({ margin, angle }: OutlineRule, points: readonly Point[]): Point[] | undefined {
  const upright = points.map((point) => turnPoint(point, -angle));
  return outlineRound(upright, margin)?.map((corner) => roundPoint(turnPoint(corner, angle)));
}

/**
 * Lists the candidate angles: upright first, then those of the longest edges, because outlines round seats have edges
 * along both axes.
 */
function listAngles(outline: readonly Point[]): Set<number> {
  const edges = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    return { length: Math.hypot(to.x - from.x, to.y - from.y), angle: angle - Math.round(angle / QUARTER) * QUARTER };
  });
  return new Set([0, ...edges.sort((a, b) => b.length - a.length).map(({ angle }) => angle)]);
}

const QUARTER = Math.PI / 2;

/** Returns the margin if it is the same on all four sides; otherwise undefined. */
function measureMargin(outline: readonly Point[], points: readonly Point[]): number | undefined {
  const outer = boundsOf(outline);
  const inner = boundsOf(points);
  if (!outer || !inner) return undefined;
  const sides = [inner.minX - outer.minX, inner.minY - outer.minY, outer.maxX - inner.maxX, outer.maxY - inner.maxY];
  const margin = sides.reduce((sum, side) => sum + side, 0) / sides.length;
  const tolerance = TOLERANCE + sizeOf(outline) * ANGLE_TOLERANCE;
  return margin >= 0 && sides.every((side) => Math.abs(side - margin) <= tolerance) ? margin : undefined;
}

function sizeOf(points: readonly Point[]): number {
  const box = boundsOf(points);
  return box ? Math.hypot(box.maxX - box.minX, box.maxY - box.minY) : 0;
}

const liesOn = (corners: readonly Point[], outline: readonly Point[], tolerance: number): boolean =>
  corners.every((corner) =>
    outline.some(
      (from, index) => distanceToEdge(corner, from, outline[(index + 1) % outline.length] ?? from) <= tolerance,
    ),
  );

function distanceToEdge({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / square));
  return Math.hypot(x - from.x - dx * share, y - from.y - dy * share);
}

/** Rotates a point clockwise about the origin. For an angle of 0 it returns the point itself. */
function turnPoint(point: Point, angle: number): Point {
  if (angle === 0) return point;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: point.x * cos - point.y * sin, y: point.x * sin + point.y * cos };
}
