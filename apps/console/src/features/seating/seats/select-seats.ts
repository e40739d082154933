import type { SeatColumns, SeatMap } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan';
import { SEAT_STATE, type SeatState } from '@parterre/seating-plan/seat-states';

export const SELECT_MODES = ['replace', 'add', 'subtract'] as const;
export type SelectMode = (typeof SELECT_MODES)[number];

interface SelectOptions {
  map: SeatMap;
  geometry: Geometry;
  filter: SeatFilter;
  mode: SelectMode;
}

/** Selects the matching seats, or adds them to the selection, or removes them. Returns the number of matches. */
export function selectSeats({ map, geometry, filter, mode }: SelectOptions): number {
  const found = filterSeats(geometry, map.columns(), filter);
  map.select(combineSeats(geometry.seatCount, map.selection(), found, mode));
  return found.length;
}

/** Returns ascending ordinals. */
export function combineSeats(
  seatCount: number,
  selected: Uint32Array,
  found: Uint32Array,
  mode: SelectMode,
): Uint32Array {
  if (mode === 'replace') return found;
  const marks = new Uint8Array(seatCount);
  for (const seat of selected) marks[seat] = 1;
  for (const seat of found) marks[seat] = mode === 'add' ? 1 : 0;
  const combined = new Uint32Array(selected.length + (mode === 'add' ? found.length : 0));
  let count = 0;
  for (let seat = 0; seat < seatCount; seat++) if (marks[seat] === 1) combined[count++] = seat;
  return combined.subarray(0, count);
}

/** Shift adds and Alt subtracts, as with the tools. */
export const readSelectMode = ({ shiftKey, altKey }: { shiftKey: boolean; altKey: boolean }): SelectMode =>
  shiftKey ? 'add' : altKey ? 'subtract' : 'replace';

/** Null shows all. `block` is an ordinal of the plan; price type and hold are ordinals, 0 = none. */
export interface SeatFilter {
  block: number | null;
  row: string | null;
  price: number | null;
  hold: number | null;
  state: SeatState | null;
}

export const NO_FILTER: SeatFilter = { block: null, row: null, price: null, hold: null, state: null };

/** True if seats match by what changes, not only by where they are. */
export const readsValues = ({ price, hold, state }: SeatFilter): boolean =>
  price !== null || hold !== null || state !== null;

/** Returns the matching seats as ascending ordinals. `values` may be null unless the filter `readsValues`. */
export function filterSeats(geometry: Geometry, values: SeatColumns | null, filter: SeatFilter): Uint32Array {
  const block = filter.block === null ? undefined : geometry.blocks[filter.block];
  const first = block?.firstSeat ?? 0;
  const end = block ? block.firstSeat + block.seatCount : geometry.seatCount;
  const found = new Uint32Array(end - first);
  const { row, price, hold } = filter;
  const state = filter.state === null ? null : SEAT_STATE[filter.state];
  let count = 0;
  for (let seat = first; seat < end; seat++) {
    if (row !== null && geometry.rows[geometry.row[seat] ?? 0]?.label !== row) continue;
    if (price !== null && values?.price[seat] !== price) continue;
    if (hold !== null && values?.hold[seat] !== hold) continue;
    if (state !== null && values?.state[seat] !== state) continue;
    found[count++] = seat;
  }
  return found.subarray(0, count);
}

/** Returns the row labels of a block, or of the whole plan, without duplicates in plan order. */
export function listRowLabels(geometry: Geometry, block: number | null): string[] {
  const rows = block === null ? geometry.rows : geometry.rows.filter((row) => row.block === block);
  return [...new Set(rows.map((row) => row.label))];
}
