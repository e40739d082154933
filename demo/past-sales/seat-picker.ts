import type { Geometry, GeometryRow } from '@parterre/seating-plan';
import type { Random } from '../random.ts';

/** Picks adjacent seats as buyers choose them, the better rows first. */
export interface SeatPicker {
  /** The number of seats that can still be picked. */
  readonly left: number;
  /** Returns at most `count` seats of one row: fewer when no row has that many side by side, none when all are gone. */
  pick(count: number): number[];
}

export function createSeatPicker(random: Random, geometry: Geometry, isFree: Uint8Array): SeatPicker {
  const rows = rankRows(random, geometry);
  let left = isFree.reduce((sum, free) => sum + free, 0);

  const take = (from: number, count: number): number[] => {
    isFree.fill(0, from, from + count);
    left -= count;
    return Array.from({ length: count }, (_, index) => from + index);
  };
  const pick = (count: number): number[] => {
    const start = Math.floor(random.next() ** 1.5 * rows.length);
    for (let wanted = Math.min(count, left); wanted > 0; wanted--) {
      for (let step = 0; step < rows.length; step++) {
        const row = rows[(start + step) % rows.length];
        const from = row && findRun(random, row, isFree, wanted);
        if (from !== undefined) return take(from, wanted);
      }
    }
    return [];
  };
  return {
    get left() {
      return left;
    },
    pick,
  };
}

/** Sorts the rows by the rank of their block and their depth in it, with some noise. */
function rankRows(random: Random, geometry: Geometry): GeometryRow[] {
  const score = (row: GeometryRow, index: number): number => {
    const block = geometry.blocks[row.block];
    const depth = index - (block?.firstRow ?? 0);
    return (block?.bestRank ?? 4) * 3 + depth + random.next() * 12;
  };
  return geometry.rows
    .map((row, index) => ({ row, score: score(row, index) }))
    .sort((a, b) => a.score - b.score)
    .map(({ row }) => row);
}

/** Finds the first seat of a run of free seats, starting somewhere in the row. */
function findRun(random: Random, row: GeometryRow, isFree: Uint8Array, count: number): number | undefined {
  const places = row.seatCount - count + 1;
  if (places < 1) return undefined;
  const offset = Math.floor(random.next() * places);
  for (let step = 0; step < places; step++) {
    const from = row.firstSeat + ((offset + step) % places);
    let length = 0;
    while (length < count && isFree[from + length] === 1) length++;
    if (length === count) return from;
  }
  return undefined;
}
