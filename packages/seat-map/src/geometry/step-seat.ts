import type { Geometry } from '@parterre/seating-plan/geometry';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The maximum distance of a step from one block to the next, in seat distances. */
const JUMP_REACH = 24;

interface Vector {
  readonly x: number;
  readonly y: number;
}

/**
 * Left and right step along the row, up and down to the nearest seat of the next row, in the arrow's direction on the
 * page. At an aisle or the edge of a block, steps to the nearest seat in that direction. Returns −1 at the end of the
 * plan.
 */
export function stepSeat(geometry: Geometry, seat: number, direction: Direction): number {
  const way = headingOf(geometry, seat, direction);
  const isAlongRow = direction === 'left' || direction === 'right';
  const near = isAlongRow ? besideInRow(geometry, seat) : nearestInNextRows(geometry, seat);
  const stepped = bestOnTheWay(geometry, seat, way, near);
  return stepped >= 0 ? stepped : nearestThatWay(geometry, seat, way);
}

/** Returns the row's axis, or the one across it, in the arrow's direction on the page. */
function headingOf(geometry: Geometry, seat: number, direction: Direction): Vector {
  const angle = ((geometry.rotation[seat] ?? 0) * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const isUpsideDown = cos < -1e-9;
  const sign = (direction === 'right' || direction === 'down') !== isUpsideDown ? 1 : -1;
  return direction === 'left' || direction === 'right'
    ? { x: sign * cos, y: sign * sin }
    : { x: -sign * sin, y: sign * cos };
}

function besideInRow(geometry: Geometry, seat: number): number[] {
  const row = geometry.row[seat];
  const inRow = [seat - 1, seat + 1].filter((other) => geometry.row[other] === row);
  return [geometry.left[seat] ?? -1, geometry.right[seat] ?? -1, ...inRow].filter((other) => other >= 0);
}

function nearestInNextRows(geometry: Geometry, seat: number): number[] {
  const row = geometry.row[seat] ?? 0;
  const block = geometry.block[seat];
  return [row - 1, row + 1]
    .filter((next) => geometry.rows[next]?.block === block)
    .map((next) => nearestInRow(geometry, seat, next))
    .filter((next) => next >= 0);
}

function nearestInRow(geometry: Geometry, seat: number, row: number): number {
  const found = geometry.rows[row];
  let nearest = -1;
  let nearestSquared = Infinity;
  if (!found) return nearest;
  for (let other = found.firstSeat; other < found.firstSeat + found.seatCount; other++) {
    const away = between(geometry, seat, other);
    const squared = away.x * away.x + away.y * away.y;
    if (squared < nearestSquared) {
      nearest = other;
      nearestSquared = squared;
    }
  }
  return nearest;
}

function bestOnTheWay(geometry: Geometry, seat: number, way: Vector, candidates: readonly number[]): number {
  let best = -1;
  let bestAhead = Infinity;
  for (const other of candidates) {
    const away = between(geometry, seat, other);
    const ahead = away.x * way.x + away.y * way.y;
    if (ahead > 0 && ahead < bestAhead) {
      best = other;
      bestAhead = ahead;
    }
  }
  return best;
}

/** Searches the whole plan, which happens only at the edge of a block. */
function nearestThatWay(geometry: Geometry, seat: number, way: Vector): number {
  const reach = geometry.pitch * JUMP_REACH;
  let best = -1;
  let bestCost = Infinity;
  for (let other = 0; other < geometry.seatCount; other++) {
    const away = between(geometry, seat, other);
    const ahead = away.x * way.x + away.y * way.y;
    if (ahead <= geometry.pitch * 0.3 || ahead > reach) continue;
    const aside = Math.abs(away.x * way.y - away.y * way.x);
    if (aside > ahead) continue;
    const cost = ahead + aside * 2;
    if (cost < bestCost) {
      best = other;
      bestCost = cost;
    }
  }
  return best;
}

function between(geometry: Geometry, from: number, to: number): Vector {
  return {
    x: (geometry.x[to] ?? 0) - (geometry.x[from] ?? 0),
    y: (geometry.y[to] ?? 0) - (geometry.y[from] ?? 0),
  };
}
