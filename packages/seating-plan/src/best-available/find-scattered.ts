import type { Search } from './find-best-seats.ts';

/** Seats of one block that need not touch: of the best block that has enough, those closest to the best of them. */
export function findInOneBlock(search: Search): number[] | undefined {
  const { geometry, quantity, outlook } = search;
  let best: number[] | undefined;
  let bestRank = Number.POSITIVE_INFINITY;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const [block, { firstSeat, seatCount }] of geometry.blocks.entries()) {
    const rank = outlook.rank[block] ?? 0;
    if (rank > bestRank) continue;
    const free = listFree(search, firstSeat, firstSeat + seatCount);
    if (free.length < quantity) continue;
    const seats = gather(search, free);
    const distance = seats.reduce((sum, seat) => sum + (outlook.distance[seat] ?? 0), 0);
    if (rank === bestRank && distance >= bestDistance) continue;
    best = seats;
    bestRank = rank;
    bestDistance = distance;
  }
  return best;
}

/** The best seats there are, block by block. */
export function findAnywhere(search: Search): number[] | undefined {
  const { geometry, quantity, outlook } = search;
  const free = listFree(search, 0, geometry.seatCount);
  if (free.length < quantity) return undefined;
  const rankOf = (seat: number) => outlook.rank[geometry.block[seat] ?? 0] ?? 0;
  const distanceOf = (seat: number) => outlook.distance[seat] ?? 0;
  return free.sort((a, b) => rankOf(a) - rankOf(b) || distanceOf(a) - distanceOf(b) || a - b).slice(0, quantity);
}

function listFree({ canTake }: Search, from: number, end: number): number[] {
  const free: number[] = [];
  for (let seat = from; seat < end; seat += 1) if (canTake[seat] === 1) free.push(seat);
  return free;
}

/** Around the seat that is closest to the focal point, so that a party is not strewn over its block. */
function gather({ geometry, quantity, outlook }: Search, free: readonly number[]): number[] {
  const { x, y } = geometry;
  const centre = free.reduce((a, b) => ((outlook.distance[b] ?? 0) < (outlook.distance[a] ?? 0) ? b : a));
  const apart = (seat: number) => Math.hypot((x[seat] ?? 0) - (x[centre] ?? 0), (y[seat] ?? 0) - (y[centre] ?? 0));
  return free.toSorted((a, b) => apart(a) - apart(b) || a - b).slice(0, quantity);
}
