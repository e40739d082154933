import type { Geometry } from '@parterre/seating-plan/geometry';

/** Seats sorted into square cells: those of cell c are `seats[starts[c]] … seats[starts[c + 1] − 1]`. */
export interface SeatGrid {
  readonly geometry: Geometry;
  readonly cellSize: number;
  readonly columns: number;
  readonly rows: number;
  readonly starts: Uint32Array;
  readonly seats: Uint32Array;
}

/** Cells hold two by two seats; they are larger where a plan is mostly empty. */
export function buildSeatGrid(geometry: Geometry): SeatGrid {
  const { bounds, seatCount, x, y } = geometry;
  const width = Math.max(0, bounds.maxX - bounds.minX);
  const height = Math.max(0, bounds.maxY - bounds.minY);
  const affordable = Math.sqrt((width * height) / (seatCount * 2 + 1024));
  const longest = Math.max(width, height) / 4096;
  const cellSize = Math.max(geometry.pitch * 2, affordable, longest, 1e-6);
  const columns = Math.floor(width / cellSize) + 1;
  const rows = Math.floor(height / cellSize) + 1;
  const starts = new Uint32Array(columns * rows + 1);
  const cells = new Uint32Array(seatCount);
  for (let seat = 0; seat < seatCount; seat++) {
    const column = clampCell(((x[seat] ?? 0) - bounds.minX) / cellSize, columns);
    const row = clampCell(((y[seat] ?? 0) - bounds.minY) / cellSize, rows);
    const cell = row * columns + column;
    cells[seat] = cell;
    starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
  }
  for (let cell = 1; cell < starts.length; cell++) starts[cell] = (starts[cell] ?? 0) + (starts[cell - 1] ?? 0);
  return { geometry, cellSize, columns, rows, starts, seats: sortIntoCells(cells, starts) };
}

/** Index of the column or row at a distance from the edge, in cells. */
export function clampCell(cells: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(cells)));
}

function sortIntoCells(cells: Uint32Array, starts: Uint32Array): Uint32Array {
  const next = starts.slice();
  const seats = new Uint32Array(cells.length);
  for (let seat = 0; seat < cells.length; seat++) {
    const cell = cells[seat] ?? 0;
    const at = next[cell] ?? 0;
    seats[at] = seat;
    next[cell] = at + 1;
  }
  return seats;
}
