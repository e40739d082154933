import { foldLabel } from './fold-label.ts';
import type { Geometry } from './geometry.ts';
import { SEAT_ID_SEPARATOR } from './seat-id.ts';

/** What becomes of the seats of one plan version in another one. */
export interface SeatMapping {
  /** By ordinal in the old version: the ordinal of the seat with the same id in the new one, −1 where there is none. */
  readonly newOrdinals: Int32Array;
  /** Ordinals of the old version that are gone, and of the new one that are added; ascending. */
  readonly gone: readonly number[];
  readonly added: readonly number[];
}

/** A seat is the same seat when its id is, whatever case or Unicode form its labels are written in. */
export function mapSeats(from: Geometry, to: Geometry): SeatMapping {
  const seatsByRow = indexRows(to);
  const labels = from.labels.map(foldLabel);
  const newOrdinals = new Int32Array(from.seatCount).fill(-1);
  const isKept = new Uint8Array(to.seatCount);
  const gone: number[] = [];
  for (const row of from.rows) {
    const seats = seatsByRow.get(rowKey(from, row));
    for (let seat = row.firstSeat; seat < row.firstSeat + row.seatCount; seat += 1) {
      const ordinal = seats?.get(labels[from.label[seat] ?? -1] ?? '');
      if (ordinal === undefined || isKept[ordinal] === 1) gone.push(seat);
      else {
        newOrdinals[seat] = ordinal;
        isKept[ordinal] = 1;
      }
    }
  }
  const added: number[] = [];
  for (let seat = 0; seat < to.seatCount; seat += 1) if (isKept[seat] === 0) added.push(seat);
  return { newOrdinals, gone, added };
}

/** Seats by row, then by label. */
function indexRows(geometry: Geometry): Map<string, Map<string, number>> {
  const labels = geometry.labels.map(foldLabel);
  const rows = new Map<string, Map<string, number>>();
  for (const row of geometry.rows) {
    const key = rowKey(geometry, row);
    const seats = rows.get(key) ?? new Map<string, number>();
    rows.set(key, seats);
    for (let seat = row.firstSeat; seat < row.firstSeat + row.seatCount; seat += 1)
      seats.set(labels[geometry.label[seat] ?? -1] ?? '', seat);
  }
  return rows;
}

const rowKey = (geometry: Geometry, row: Geometry['rows'][number]): string =>
  foldLabel(geometry.blocks[row.block]?.label ?? '') + SEAT_ID_SEPARATOR + foldLabel(row.label);
