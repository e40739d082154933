import { SEAT_STATE, type SeatColumns, type SeatState } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan';

/** What the table shows; null shows all. Block is an ordinal of the plan, ticket and hold are ordinals, 0 = none. */
export interface SeatFilter {
  block: number | null;
  row: string | null;
  price: number | null;
  hold: number | null;
  state: SeatState | null;
}

export const NO_FILTER: SeatFilter = { block: null, row: null, price: null, hold: null, state: null };

/** Rising ordinals of the seats that pass. */
export function filterSeats(geometry: Geometry, columns: SeatColumns, filter: SeatFilter): Uint32Array {
  const block = filter.block === null ? undefined : geometry.blocks[filter.block];
  const first = block?.firstSeat ?? 0;
  const end = block ? block.firstSeat + block.seatCount : geometry.seatCount;
  const found = new Uint32Array(end - first);
  const { row, price, hold } = filter;
  const state = filter.state === null ? null : SEAT_STATE[filter.state];
  let count = 0;
  for (let seat = first; seat < end; seat++) {
    if (row !== null && geometry.rows[geometry.row[seat] ?? 0]?.label !== row) continue;
    if (price !== null && columns.price[seat] !== price) continue;
    if (hold !== null && columns.hold[seat] !== hold) continue;
    if (state !== null && columns.state[seat] !== state) continue;
    found[count++] = seat;
  }
  return found.subarray(0, count);
}

/** Row labels of a block, or of the whole plan, once each in plan order. */
export function listRowLabels(geometry: Geometry, block: number | null): string[] {
  const rows = block === null ? geometry.rows : geometry.rows.filter((row) => row.block === block);
  return [...new Set(rows.map((row) => row.label))];
}
