import type { Search } from './find-best-seats.ts';
import { gatherGroups, listRuns, type Run } from './gather-groups.ts';

/** Seats of one block: of the best block that has enough, in as few groups as there can be, the closest of those. */
export function findInOneBlock(search: Search): number[] | undefined {
  const { geometry, quantity, outlook } = search;
  let best: { seats: number[]; groups: number; rank: number; distance: number } | undefined;
  for (const [block, runs] of groupRuns(search, (seat) => geometry.block[seat] ?? 0)) {
    const rank = outlook.rank[block] ?? 0;
    if ((best && rank > best.rank) || countSeats(runs) < quantity) continue;
    const party = gatherGroups(search, runs, quantity);
    const distance = party.seats.reduce((sum, seat) => sum + (outlook.distance[seat] ?? 0), 0);
    const isBetter =
      !best ||
      rank < best.rank ||
      party.groups < best.groups ||
      (party.groups === best.groups && distance < best.distance);
    if (isBetter) best = { ...party, rank, distance };
  }
  return best?.seats;
}

/** All of the best blocks, then what is missing of the next best, in as few groups as there can be. */
export function findAnywhere(search: Search): number[] | undefined {
  const { geometry, quantity, outlook } = search;
  const byRank = groupRuns(search, (seat) => outlook.rank[geometry.block[seat] ?? 0] ?? 0);
  const seats: number[] = [];
  for (const [, runs] of [...byRank].sort(([a], [b]) => a - b))
    seats.push(...gatherGroups(search, runs, Math.min(quantity - seats.length, countSeats(runs))).seats);
  return seats.length === quantity ? seats : undefined;
}

/** The runs of the hall by what their seats have in common. */
function groupRuns(search: Search, keyOf: (seat: number) => number): Map<number, Run[]> {
  const groups = new Map<number, Run[]>();
  for (const run of listRuns(search)) {
    const key = keyOf(search.outlook.order[run.from] ?? 0);
    const known = groups.get(key);
    if (known) known.push(run);
    else groups.set(key, [run]);
  }
  return groups;
}

const countSeats = (runs: readonly Run[]): number => runs.reduce((sum, { length }) => sum + length, 0);
