import type { Search } from './search.ts';

interface Best {
  /** The position of the first seat in the index's order. */
  from: number;
  rank: number;
  distance: number;
}

/** Returns seats side by side; undefined if there are none. One pass over the plan, whatever the size of the party. */
export function findTogether(search: Search, { leavesSingles }: { leavesSingles: boolean }): number[] | undefined {
  const { canTake, quantity, geometry, index } = search;
  const { order, starts, distance, rank } = index;
  let best: Best | undefined;
  for (let stretch = 0; stretch + 1 < starts.length; stretch += 1) {
    const first = starts[stretch] ?? 0;
    const end = starts[stretch + 1] ?? 0;
    const blockRank = rank[geometry.block[order[first] ?? 0] ?? 0] ?? 0;
    if (end - first < quantity || (best && blockRank > best.rank)) continue;
    let free = 0;
    let sum = 0;
    for (let at = first; at < end; at += 1) {
      const seat = order[at] ?? 0;
      if (canTake[seat] !== 1) {
        free = 0;
        sum = 0;
        continue;
      }
      free += 1;
      sum += distance[seat] ?? 0;
      if (free > quantity) sum -= distance[order[at - quantity] ?? 0] ?? 0;
      if (free < quantity) continue;
      const from = at - quantity + 1;
      const isBetter = !best || blockRank < best.rank || sum < best.distance - TOLERANCE;
      if (isBetter && (leavesSingles || !leavesSingle(search, from, first, end)))
        best = { from, rank: blockRank, distance: sum };
    }
  }
  return best && [...order.subarray(best.from, best.from + quantity)];
}

/** Rolling sums collect rounding errors, so smaller differences do not count. */
const TOLERANCE = 1e-6;

/** True if an open seat beside the chosen ones would have no open neighbour left. */
function leavesSingle(
  { isOpen, quantity, index: { order } }: Search,
  from: number,
  first: number,
  end: number,
): boolean {
  const opens = (at: number) => at >= first && at < end && isOpen[order[at] ?? 0] === 1;
  const next = from + quantity;
  return (opens(from - 1) && !opens(from - 2)) || (opens(next) && !opens(next + 1));
}
