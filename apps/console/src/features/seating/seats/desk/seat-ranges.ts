import type { Geometry } from '@parterre/seating-plan';

/** Seat ordinals, both ends inclusive. */
export interface SeatRange {
  readonly from: number;
  readonly to: number;
}

/** A run of neighbouring seats in one row, by labels: Stalls, C, 4 to 9. */
export interface SeatRun {
  readonly block: string;
  readonly row: string;
  readonly first: string;
  readonly last: string;
  readonly count: number;
}

/** Returns ascending ranges without duplicates. */
export function toRanges(seats: Iterable<number>): SeatRange[] {
  const sorted = [...new Set(seats)].sort((a, b) => a - b);
  const ranges: { from: number; to: number }[] = [];
  for (const seat of sorted) {
    const last = ranges.at(-1);
    if (last?.to === seat - 1) last.to = seat;
    else ranges.push({ from: seat, to: seat });
  }
  return ranges;
}

export function* listSeats(ranges: Iterable<SeatRange>): Generator<number> {
  for (const { from, to } of ranges) for (let seat = from; seat <= to; seat++) yield seat;
}

export const countRangeSeats = (ranges: readonly SeatRange[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);

/** Cuts ranges at the ends of rows and blocks, and adds the labels. */
export function toRuns(geometry: Geometry, ranges: Iterable<SeatRange>): SeatRun[] {
  const runs: SeatRun[] = [];
  for (const { from, to } of ranges) {
    for (let seat = Math.max(0, from); seat <= Math.min(to, geometry.seatCount - 1); ) {
      const row = geometry.rows[geometry.row[seat] ?? 0];
      const end = Math.min(to, row ? row.firstSeat + row.seatCount - 1 : seat);
      runs.push(nameRun(geometry, seat, end));
      seat = end + 1;
    }
  }
  return runs;
}

/** Joins the runs of one row: `C 4–9, 12`. The runs of a row must be consecutive. */
export function groupByRow(runs: readonly SeatRun[]): { block: string; row: string; seats: string; count: number }[] {
  const groups: { block: string; row: string; seats: string; count: number }[] = [];
  for (const run of runs) {
    const seats = run.count === 1 ? run.first : `${run.first}–${run.last}`;
    const last = groups.at(-1);
    if (last && last.block === run.block && last.row === run.row) {
      last.seats += `, ${seats}`;
      last.count += run.count;
    } else groups.push({ block: run.block, row: run.row, seats, count: run.count });
  }
  return groups;
}

function nameRun(geometry: Geometry, from: number, to: number): SeatRun {
  const label = (seat: number) => geometry.labels[geometry.label[seat] ?? 0] ?? '';
  return {
    block: geometry.blocks[geometry.block[from] ?? 0]?.label ?? '',
    row: geometry.rows[geometry.row[from] ?? 0]?.label ?? '',
    first: label(from),
    last: label(to),
    count: to - from + 1,
  };
}
