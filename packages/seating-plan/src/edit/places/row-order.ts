import { isOnPage } from '../../format/coordinates.ts';
import type { Point } from '../../format/plan.ts';
import { centroidOf } from '../../geometry/bounds.ts';
import { findFocalPoint } from '../../geometry/find-focal-point.ts';
import { orderAlongRow } from '../../geometry/order-along-row.ts';
import type { Draft } from '../draft/draft.ts';
import type { NodeId } from '../draft/node.ts';
import { walkPoints } from './points.ts';

/** Rows whose depths differ by less than this, in plan units, are side by side. */
const DEPTH_LEAST = 1;

/**
 * Sorts rows of a block from the nearest to the focal point to the farthest, whichever way they were drawn or turned.
 * Without a focal point they start at the end where most were drawn first. Rows side by side, or without a direction,
 * keep their order.
 */
export function rowsFromFront(draft: Draft, rows: readonly NodeId[]): readonly NodeId[] {
  const lines = rows.map((id) => measureLine([...walkPoints(draft, seatsAlongRow(draft, id))]));
  const across = findAcross(lines);
  if (!across || lines.some(({ count }) => count === 0)) return rows;
  const ranks = lines.map(({ middle }) => along(across, middle));
  const way = (pointsToFront(draft, across, lines) ?? isDrawnAgainst(ranks)) ? -1 : 1;
  const placed = rows.map((id, index) => ({ id, index, depth: (ranks[index] ?? 0) * way }));
  return groupByDepth(placed.sort((a, b) => a.depth - b.depth)).flatMap((group) =>
    group.sort((a, b) => a.index - b.index).map(({ id }) => id),
  );
}

interface Line {
  readonly count: number;
  readonly middle: Point;
  /** The vector from the first seat of the row to its last. */
  readonly way: Point;
}

function measureLine(points: readonly Point[]): Line {
  const { length: count, 0: first = NOWHERE } = points;
  const last = points.at(-1) ?? first;
  return { count, middle: centroidOf(points), way: { x: last.x - first.x, y: last.y - first.y } };
}

const NOWHERE: Point = { x: 0, y: 0 };

/**
 * Returns the unit vector at right angles to the common direction of the rows. Their angles are doubled before they are
 * averaged, because a row runs both ways.
 */
function findAcross(lines: readonly Line[]): Point | undefined {
  const doubled = { x: 0, y: 0 };
  for (const { way } of lines) {
    const length = Math.hypot(way.x, way.y) || 1;
    doubled.x += (way.x ** 2 - way.y ** 2) / length;
    doubled.y += (2 * way.x * way.y) / length;
  }
  if (Math.hypot(doubled.x, doubled.y) < DEPTH_LEAST) return undefined;
  const angle = Math.atan2(doubled.y, doubled.x) / 2;
  return { x: -Math.sin(angle), y: Math.cos(angle) };
}

const along = (direction: Point, { x, y }: Point): number => direction.x * x + direction.y * y;

/** True if `across` points towards the focal point; undefined without one, or if it is to the side. */
function pointsToFront(draft: Draft, across: Point, lines: readonly Line[]): boolean | undefined {
  const { focalPoint, shapes } = draft.root;
  const focus = findFocalPoint({ focalPoint, shapes: shapes.map((id) => draft.require(id, 'shape').shape) });
  if (!focus) return undefined;
  const way = along(across, focus) - along(across, centroidOf(lines.map(({ middle }) => middle)));
  return Math.abs(way) < DEPTH_LEAST ? undefined : way > 0;
}

function isDrawnAgainst(ranks: readonly number[]): boolean {
  const steps = ranks.slice(1).map((rank, index) => Math.sign(rank - (ranks[index] ?? rank)));
  return steps.reduce((sum, step) => sum + step, 0) < 0;
}

interface Placed {
  readonly id: NodeId;
  readonly index: number;
  readonly depth: number;
}

/** Cuts rows sorted by depth into groups of rows that are side by side. */
function groupByDepth(rows: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  for (const row of rows) {
    const before = groups.at(-1)?.at(-1);
    if (before && row.depth - before.depth < DEPTH_LEAST) groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

/**
 * Returns the seats of a row that have a position, in their order along the page and the direction in which most were
 * drawn. A seat that was added at the other end, moved or imported is sorted between its neighbours.
 */
export function seatsAlongRow(draft: Draft, row: NodeId): readonly NodeId[] {
  const seats = draft.require(row, 'row').seats.filter((id) => isOnPage(draft.require(id, 'seat').seat));
  const placeOf = (id: NodeId) => draft.require(id, 'seat').seat;
  const x = Float32Array.from(seats, (id) => placeOf(id).x ?? 0);
  const y = Float32Array.from(seats, (id) => placeOf(id).y ?? 0);
  const course = orderAlongRow(x, y, 0, seats.length);
  return Array.from(isAgainst(course) ? course.reverse() : course, (index) => seats[index] ?? -1);
}

function isAgainst(course: Uint32Array): boolean {
  let steps = 0;
  for (let at = 1; at < course.length; at += 1) steps += (course[at] ?? 0) > (course[at - 1] ?? 0) ? 1 : -1;
  return steps < 0;
}
