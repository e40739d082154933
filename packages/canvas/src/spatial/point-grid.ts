import type { Rect } from './rect.ts';

/** Points as columns; a point is its ordinal, 0 to x.length − 1. */
export interface PointColumns {
  readonly x: Float32Array | Float64Array;
  readonly y: Float32Array | Float64Array;
  readonly bounds: Rect;
  /** The typical distance between neighbours. */
  readonly pitch: number;
}

/** Points sorted into square cells: those of cell c are `points[starts[c]] … points[starts[c + 1] − 1]`. */
export interface PointGrid {
  readonly columns: PointColumns;
  readonly cellSize: number;
  readonly across: number;
  readonly down: number;
  readonly starts: Uint32Array;
  readonly points: Uint32Array;
}

/** Cells are two by two pitches wide; larger if the plan is mostly empty. */
export function buildPointGrid(columns: PointColumns): PointGrid {
  const { bounds, x, y } = columns;
  const count = x.length;
  const width = Math.max(0, bounds.maxX - bounds.minX);
  const height = Math.max(0, bounds.maxY - bounds.minY);
  const affordable = Math.sqrt((width * height) / (count * 2 + 1024));
  const longest = Math.max(width, height) / 4096;
  const cellSize = Math.max(columns.pitch * 2, affordable, longest, 1e-6);
  const across = Math.floor(width / cellSize) + 1;
  const down = Math.floor(height / cellSize) + 1;
  const starts = new Uint32Array(across * down + 1);
  const cells = new Uint32Array(count);
  for (let point = 0; point < count; point++) {
    const column = clampCell(((x[point] ?? 0) - bounds.minX) / cellSize, across);
    const row = clampCell(((y[point] ?? 0) - bounds.minY) / cellSize, down);
    const cell = row * across + column;
    cells[point] = cell;
    starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
  }
  for (let cell = 1; cell < starts.length; cell++) starts[cell] = (starts[cell] ?? 0) + (starts[cell - 1] ?? 0);
  return { columns, cellSize, across, down, starts, points: sortIntoCells(cells, starts) };
}

export function clampCell(cells: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(cells)));
}

function sortIntoCells(cells: Uint32Array, starts: Uint32Array): Uint32Array {
  const next = starts.slice();
  const points = new Uint32Array(cells.length);
  for (let point = 0; point < cells.length; point++) {
    const cell = cells[point] ?? 0;
    const at = next[cell] ?? 0;
    points[at] = point;
    next[cell] = at + 1;
  }
  return points;
}
