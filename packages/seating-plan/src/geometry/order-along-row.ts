/**
 * The most seats of a row that is ordered as a chain, because building one is quadratic; longer rows use the principal
 * axis.
 */
const CHAINED_SEATS_MAX = 160;

/**
 * Returns ordinals of a row's seats in the order in which they are side by side, in either direction. A straight or
 * slightly curved row is ordered along its principal axis; a horseshoe or ring as drawn, or as a chain of nearest
 * neighbours.
 */
export function orderAlongRow(x: Float32Array, y: Float32Array, first: number, count: number): Uint32Array {
  const drawn = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) drawn[index] = first + index;
  if (count < 3) return drawn;
  const position = projectOnAxis(x, y, first, count);
  if (isMonotone(position)) return drawn;
  const projected = drawn.slice().sort((a, b) => (position[a - first] ?? 0) - (position[b - first] ?? 0));
  const along = (order: Uint32Array) => lengthOf(order, x, y);
  const best = along(drawn) <= along(projected) ? drawn : projected;
  if (count > CHAINED_SEATS_MAX) return best;
  const chained = chainNeighbours(drawn, x, y);
  return along(chained) < along(best) * 0.999 ? chained : best;
}

function projectOnAxis(x: Float32Array, y: Float32Array, first: number, count: number): Float64Array {
  let meanX = 0;
  let meanY = 0;
  for (let seat = first; seat < first + count; seat += 1) {
    meanX += (x[seat] ?? 0) / count;
    meanY += (y[seat] ?? 0) / count;
  }
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let seat = first; seat < first + count; seat += 1) {
    const dx = (x[seat] ?? 0) - meanX;
    const dy = (y[seat] ?? 0) - meanY;
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const position = new Float64Array(count);
  for (let index = 0; index < count; index += 1) {
    position[index] = (x[first + index] ?? 0) * cos + (y[first + index] ?? 0) * sin;
  }
  return position;
}

function isMonotone(values: Float64Array): boolean {
  const sign = Math.sign((values[values.length - 1] ?? 0) - (values[0] ?? 0));
  for (let index = 1; index < values.length; index += 1) {
    if (((values[index] ?? 0) - (values[index - 1] ?? 0)) * sign <= 0) return false;
  }
  return true;
}

function lengthOf(order: Uint32Array, x: Float32Array, y: Float32Array): number {
  let length = 0;
  for (let index = 1; index < order.length; index += 1) {
    length += distance(order[index - 1] ?? 0, order[index] ?? 0, x, y);
  }
  return length;
}

/** Grows a chain from its first seat, at both ends, by the nearest unvisited seat. */
function chainNeighbours(seats: Uint32Array, x: Float32Array, y: Float32Array): Uint32Array {
  const unvisited = [...seats.subarray(1)];
  const head = [seats[0] ?? 0];
  const tail: number[] = [];
  while (unvisited.length > 0) {
    const atHead = findNearest(head.at(-1) ?? 0, unvisited, x, y);
    const atTail = findNearest(tail.at(-1) ?? head[0] ?? 0, unvisited, x, y);
    const isHead = atHead.distance <= atTail.distance;
    const nearest = isHead ? atHead : atTail;
    (isHead ? head : tail).push(...unvisited.splice(nearest.index, 1));
  }
  return Uint32Array.from([...head.reverse(), ...tail]);
}

function findNearest(from: number, seats: readonly number[], x: Float32Array, y: Float32Array) {
  const nearest = { index: 0, distance: Infinity };
  for (const [index, seat] of seats.entries()) {
    const apart = distance(from, seat, x, y);
    if (apart >= nearest.distance) continue;
    nearest.index = index;
    nearest.distance = apart;
  }
  return nearest;
}

function distance(a: number, b: number, x: Float32Array, y: Float32Array): number {
  return Math.hypot((x[a] ?? 0) - (x[b] ?? 0), (y[a] ?? 0) - (y[b] ?? 0));
}
