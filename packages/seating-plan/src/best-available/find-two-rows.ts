import type { Search } from './search.ts';

interface Group {
  from: number;
  size: number;
  x: number;
  y: number;
  distance: number;
}

interface Pair {
  groups: [Group, Group];
  rank: number;
  /** Distance between the groups plus that of both to the focal point. */
  cost: number;
}

/**
 * The farthest that the middles of the groups may be apart, in pitches, besides half the width of the party: its people
 * talk across the backs of the seats.
 */
const NEAR_PITCHES = 4;

/**
 * Returns two groups in neighbouring rows of a block: as even as possible, then as close to each other and the focal
 * point as possible. Undefined without such groups.
 */
export function findInTwoRows(search: Search): number[] | undefined {
  const most = Math.min(search.quantity - 1, measureLongest(search));
  for (let larger = Math.ceil(search.quantity / 2); larger <= most; larger += 1) {
    const pair = findPair(search, larger);
    if (pair) return pair.groups.flatMap(({ from, size }) => [...search.index.order.subarray(from, from + size)]);
  }
  return undefined;
}

function measureLongest({ canTake, index: { order, starts } }: Search): number {
  let longest = 0;
  for (let stretch = 0; stretch + 1 < starts.length; stretch += 1) {
    const end = starts[stretch + 1] ?? 0;
    let free = 0;
    for (let at = starts[stretch] ?? 0; at < end; at += 1) {
      free = canTake[order[at] ?? 0] === 1 ? free + 1 : 0;
      if (free > longest) longest = free;
    }
  }
  return longest;
}

function findPair(search: Search, larger: number): Pair | undefined {
  const smaller = search.quantity - larger;
  const large = listGroups(search, larger);
  const small = larger === smaller ? large : listGroups(search, smaller);
  const { geometry, index } = search;
  let best: Pair | undefined;
  for (const [row, groups] of large) {
    const block = geometry.rows[row]?.block ?? 0;
    const rank = index.rank[block] ?? 0;
    if (best && rank > best.rank) continue;
    for (const neighbour of [row - 1, row + 1]) {
      if (geometry.rows[neighbour]?.block !== block) continue;
      const closest = findClosest(search, groups, small.get(neighbour) ?? []);
      if (closest && (!best || rank < best.rank || closest.cost < best.cost)) best = { ...closest, rank };
    }
  }
  return best;
}

function findClosest(
  { geometry, quantity }: Search,
  groups: readonly Group[],
  others: readonly Group[],
): Omit<Pair, 'rank'> | undefined {
  const reach = (NEAR_PITCHES + quantity / 2) * geometry.pitch;
  let closest: Omit<Pair, 'rank'> | undefined;
  for (const a of groups)
    for (const b of others) {
      const apart = Math.hypot(a.x - b.x, a.y - b.y);
      const cost = apart + (a.distance + b.distance) / quantity;
      if (apart <= reach && (!closest || cost < closest.cost)) closest = { groups: [a, b], cost };
    }
  return closest;
}

function listGroups({ geometry, canTake, index }: Search, size: number): Map<number, Group[]> {
  const { order, starts, distance } = index;
  const byRow = new Map<number, Group[]>();
  for (let stretch = 0; stretch + 1 < starts.length; stretch += 1) {
    const end = starts[stretch + 1] ?? 0;
    let free = 0;
    for (let at = starts[stretch] ?? 0; at < end; at += 1) {
      const seat = order[at] ?? 0;
      free = canTake[seat] === 1 ? free + 1 : 0;
      if (free < size) continue;
      const from = at - size + 1;
      const group: Group = { from, size, x: 0, y: 0, distance: 0 };
      for (const chosen of order.subarray(from, at + 1)) {
        group.x += (geometry.x[chosen] ?? 0) / size;
        group.y += (geometry.y[chosen] ?? 0) / size;
        group.distance += distance[chosen] ?? 0;
      }
      const row = geometry.row[seat] ?? 0;
      const groups = byRow.get(row);
      if (groups) groups.push(group);
      else byRow.set(row, [group]);
    }
  }
  return byRow;
}
