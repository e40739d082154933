import type { Search } from './search.ts';

/**
 * Returns seats of the best block that has enough: in as few groups as possible, then the closest; undefined if none
 * has.
 */
export function findInOneBlock(search: Search): number[] | undefined {
  const { geometry, quantity, index } = search;
  let best: { seats: number[]; groups: number; rank: number; distance: number } | undefined;
  for (const [block, runs] of groupRuns(search, (seat) => geometry.block[seat] ?? 0)) {
    const rank = index.rank[block] ?? 0;
    if ((best && rank > best.rank) || countSeats(runs) < quantity) continue;
    const party = gatherGroups(search, runs, quantity);
    const distance = party.seats.reduce((sum, seat) => sum + (index.distance[seat] ?? 0), 0);
    const isBetter =
      !best ||
      rank < best.rank ||
      party.groups < best.groups ||
      (party.groups === best.groups && distance < best.distance);
    if (isBetter) best = { ...party, rank, distance };
  }
  return best?.seats;
}

/** Takes all seats of the best blocks, then what is missing from the next best, in as few groups as possible. */
export function findAnywhere(search: Search): number[] | undefined {
  const { geometry, quantity, index } = search;
  const byRank = groupRuns(search, (seat) => index.rank[geometry.block[seat] ?? 0] ?? 0);
  const seats: number[] = [];
  for (const [, runs] of [...byRank].sort(([a], [b]) => a - b))
    seats.push(...gatherGroups(search, runs, Math.min(quantity - seats.length, countSeats(runs))).seats);
  return seats.length === quantity ? seats : undefined;
}

function groupRuns(search: Search, keyOf: (seat: number) => number): Map<number, Run[]> {
  const groups = new Map<number, Run[]>();
  for (const run of listRuns(search)) {
    const key = keyOf(search.index.order[run.from] ?? 0);
    const known = groups.get(key);
    if (known) known.push(run);
    else groups.set(key, [run]);
  }
  return groups;
}

const countSeats = (runs: readonly Run[]): number => runs.reduce((sum, { length }) => sum + length, 0);

/** The longest stretch of free seats side by side, as a range of the index's order. */
interface Run {
  from: number;
  length: number;
}

interface Group {
  run: Run;
  seats: Int32Array;
  /** Mean distance of the seats to the target of the group, in plan units. */
  distance: number;
}

/** Smaller groups are avoided when a party is split, so that nobody sits alone. */
const GROUP_SIZE_MIN = 2;

function listRuns({ canTake, index: { order, starts } }: Search): Run[] {
  const runs: Run[] = [];
  for (let stretch = 0; stretch + 1 < starts.length; stretch += 1) {
    const end = starts[stretch + 1] ?? 0;
    let length = 0;
    for (let at = starts[stretch] ?? 0; at <= end; at += 1) {
      if (at < end && canTake[order[at] ?? 0] === 1) length += 1;
      else {
        if (length > 0) runs.push({ from: at - length, length });
        length = 0;
      }
    }
  }
  return runs;
}

/**
 * Splits a party over as few runs as possible: the first group as close to the focal point as possible, each further
 * one close to those before. The runs have enough seats.
 */
function gatherGroups(search: Search, runs: readonly Run[], size: number): { seats: number[]; groups: number } {
  let unused = runs.toSorted((a, b) => b.length - a.length);
  const groups = countGroups(unused, size);
  const seats: number[] = [];
  for (let later = groups - 1; later >= 0; later -= 1) {
    const group = findClosest(search, unused, { missing: size - seats.length, later, near: seats });
    if (!group) break;
    seats.push(...group.seats);
    unused = unused.filter((run) => run !== group.run);
  }
  return { seats, groups };
}

function countGroups(longestFirst: readonly Run[], size: number): number {
  let missing = size;
  let groups = 0;
  while (missing > 0 && groups < longestFirst.length) missing -= longestFirst[groups++]?.length ?? 0;
  return groups;
}

interface GroupRequest {
  missing: number;
  /** The number of groups that follow this one. */
  later: number;
  near: readonly number[];
}

/**
 * Skips runs that leave more seats missing than the longest of the others have. Runs come longest first, so groups
 * never grow.
 */
function findClosest(
  search: Search,
  unused: readonly Run[],
  { missing, later, near }: GroupRequest,
): Group | undefined {
  const longest = unused.slice(0, later).reduce((sum, { length }) => sum + length, 0);
  const distanceOf = measureFrom(search, near);
  let best: Group | undefined;
  for (const [index, run] of unused.entries()) {
    const others = index < later ? longest - run.length + (unused[later]?.length ?? 0) : longest;
    if (run.length + others < missing) continue;
    const size = Math.max(Math.min(run.length, missing - later * GROUP_SIZE_MIN), missing - others);
    const group = findWindow(search, run, { size, distanceOf });
    const leavesAlone = size < GROUP_SIZE_MIN && best !== undefined && best.seats.length >= GROUP_SIZE_MIN;
    if (!best || (!leavesAlone && group.distance < best.distance)) best = group;
  }
  return best;
}

/**
 * Returns a function that measures the distance of a seat to the middle of `seats`, or to the focal point if these are
 * none.
 */
function measureFrom({ geometry: { x, y }, index }: Search, seats: readonly number[]): (seat: number) => number {
  if (seats.length === 0) return (seat) => index.distance[seat] ?? 0;
  const middle = (axis: ArrayLike<number>) => seats.reduce((sum, seat) => sum + (axis[seat] ?? 0), 0) / seats.length;
  const [midX, midY] = [middle(x), middle(y)];
  return (seat) => Math.hypot((x[seat] ?? 0) - midX, (y[seat] ?? 0) - midY);
}

/** Returns the `size` seats side by side in a run that have the smallest distance. */
function findWindow(
  { index: { order } }: Search,
  run: Run,
  { size, distanceOf }: { size: number; distanceOf: (seat: number) => number },
): Group {
  const { from, length } = run;
  let start = from;
  let least = Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let at = from; at < from + length; at += 1) {
    sum += distanceOf(order[at] ?? 0);
    if (at - from >= size) sum -= distanceOf(order[at - size] ?? 0);
    if (at - from + 1 < size || sum >= least) continue;
    least = sum;
    start = at - size + 1;
  }
  return { run, seats: order.subarray(start, start + size), distance: least / size };
}
