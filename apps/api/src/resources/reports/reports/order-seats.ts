import { compareNatural, type Geometry, type GeometryBlock, type GeometryRow } from '@parterre/seating-plan';

/** A row of a report: its block, itself and its seats from left to right. */
export interface OrderedRow {
  block: GeometryBlock;
  row: GeometryRow;
  seats: number[];
}

/**
 * Returns every row of a plan by block label, row label (2 before 10) and, inside a row, from seat to neighbouring
 * seat.
 */
export function orderSeats(geometry: Geometry): OrderedRow[] {
  const blocks = geometry.blocks.toSorted((a, b) => compareNatural(a.label, b.label));
  return blocks.flatMap((block) =>
    geometry.rows
      .slice(block.firstRow, block.firstRow + block.rowCount)
      .sort((a, b) => compareNatural(a.label, b.label))
      .map((row) => ({ block, row, seats: orderRow(geometry, row) })),
  );
}

/** Neighbours form runs between aisles. The runs are in the direction in which most of the row's seats are. */
function orderRow(geometry: Geometry, row: GeometryRow): number[] {
  const seats = Array.from({ length: row.seatCount }, (_, index) => row.firstSeat + index);
  const starts = seats.filter((seat) => (geometry.left[seat] ?? -1) < 0);
  const runs = starts.map((start) => followRun(geometry, start, row.seatCount));
  const [dx, dy] = directionOf(geometry, seats);
  const placeOf = (seat: number) => (geometry.x[seat] ?? 0) * dx + (geometry.y[seat] ?? 0) * dy;
  runs.sort(([a = 0], [b = 0]) => placeOf(a) - placeOf(b) || a - b);
  const ordered = runs.flat();
  return ordered.length === seats.length ? ordered : seats;
}

function followRun({ right }: Geometry, start: number, most: number): number[] {
  const run = [start];
  let next = right[start] ?? -1;
  while (next >= 0 && run.length < most) {
    run.push(next);
    next = right[next] ?? -1;
  }
  return run;
}

function directionOf({ x, y, right }: Geometry, seats: readonly number[]): [dx: number, dy: number] {
  let dx = 0;
  let dy = 0;
  for (const seat of seats) {
    const next = right[seat] ?? -1;
    if (next < 0) continue;
    dx += (x[next] ?? 0) - (x[seat] ?? 0);
    dy += (y[next] ?? 0) - (y[seat] ?? 0);
  }
  return dx === 0 && dy === 0 ? [1, 0] : [dx, dy];
}
