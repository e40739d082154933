import type { SeatMap } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan';
import { filterSeats, type SeatFilter } from '../table/filter-seats.ts';

export const SELECT_MODES = ['replace', 'add', 'subtract'] as const;
export type SelectMode = (typeof SELECT_MODES)[number];

interface SelectOptions {
  map: SeatMap;
  geometry: Geometry;
  filter: SeatFilter;
  mode: SelectMode;
}

/** Selects what passes the filter, or adds it to the selection, or takes it away. Answers how many seats passed. */
export function selectSeats({ map, geometry, filter, mode }: SelectOptions): number {
  const found = filterSeats(geometry, map.columns(), filter);
  map.select(combineSeats(geometry.seatCount, map.selection(), found, mode));
  return found.length;
}

/** Rising ordinals. */
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

/** Shift adds and Alt takes away, as with the tools. */
export const readSelectMode = ({ shiftKey, altKey }: { shiftKey: boolean; altKey: boolean }): SelectMode =>
  shiftKey ? 'add' : altKey ? 'subtract' : 'replace';
