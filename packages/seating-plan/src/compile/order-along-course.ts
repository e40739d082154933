/** Beyond this a row is ordered by its principal axis alone: the chain is quadratic. */
const CHAINED_SEATS_MAX = 512;

/**
 * Ordinals of a row's seats in the order in which they stand side by side, whichever way round. A straight or gently
 * curved row is ordered along its principal axis; a horseshoe or ring as drawn, or as a chain of nearest neighbours.
 */
export function orderAlongCourse(x: Float32Array, y: Float32Array, first: number, count: number): Uint32Array {
  const drawn = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) drawn[index] = first + index;
  if (count < 3) return drawn;
  const position = projectOnAxis(x, y, first, count);
  if (isMonotone(position)) return drawn;
  const projected = drawn.slice().sort((a, b) => (position[a - first] ?? 0) - (position[b - first] ?? 0));
  const along = (order: Uint32Array) => lengthOf(order, x, y);
  const best = along(drawn) <= along(projected) ? drawn : projected;
  if (count > CHAINED_SEATS_MAX) return best;
  const chained = chainNeighbours(chainNeighbours(projected, x, y).reverse(), x, y);
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

/** Goes on to the nearest seat not yet visited. Wherever it starts, it stops at an end of the row: a second chain starts there. */
function chainNeighbours(order: Uint32Array, x: Float32Array, y: Float32Array): Uint32Array {
  const chain = order.slice();
  for (let end = 0; end < chain.length - 1; end += 1) {
    let nearest = end + 1;
    let nearestDistance = Infinity;
    for (let candidate = end + 1; candidate < chain.length; candidate += 1) {
      const candidateDistance = distance(chain[end] ?? 0, chain[candidate] ?? 0, x, y);
      if (candidateDistance >= nearestDistance) continue;
      nearest = candidate;
      nearestDistance = candidateDistance;
    }
    const swapped = chain[end + 1] ?? 0;
    chain[end + 1] = chain[nearest] ?? 0;
    chain[nearest] = swapped;
  }
  return chain;
}

function distance(a: number, b: number, x: Float32Array, y: Float32Array): number {
  return Math.hypot((x[a] ?? 0) - (x[b] ?? 0), (y[a] ?? 0) - (y[b] ?? 0));
}
