import type { Geometry } from '../geometry/geometry.ts';
import { foldLabel } from '../labels/label.ts';
import { SEAT_ID_SEPARATOR } from './seat-id.ts';

export interface SeatMapping {
  /** The ordinal in the new version by that in the old one; −1 for a seat that the new version does not have. */
  readonly newOrdinals: Int32Array;
  /** The ordinals that only the old version has (`gone`) and only the new one (`added`), ascending. */
  readonly gone: readonly number[];
  readonly added: readonly number[];
}

/** The index of a block in the other plan, by its index in this one; blocks without a counterpart are absent. */
export type BlockPairs = ReadonlyMap<number, number>;

/**
 * Maps seats with equal ids, in any case and Unicode form. `pairs` matches blocks by index, not by label; rows and
 * seats still match by label.
 */
export function mapSeats(from: Geometry, to: Geometry, pairs?: BlockPairs): SeatMapping {
  const nameBlock = pairs ? String : (block: number) => foldLabel(to.blocks[block]?.label ?? '');
  const nameSource = pairs
    ? (block: number) => String(pairs.get(block) ?? 'none')
    : (block: number) => foldLabel(from.blocks[block]?.label ?? '');
  const seatsByRow = indexRows(to, nameBlock);
  const labels = from.labels.map(foldLabel);
  const newOrdinals = new Int32Array(from.seatCount).fill(-1);
  const isKept = new Uint8Array(to.seatCount);
  const gone: number[] = [];
  for (const row of from.rows) {
    const seats = seatsByRow.get(rowKey(nameSource(row.block), row.label));
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

/** Indexes seats by row and label. In older versions labels may be equal after folding: the first one counts. */
function indexRows(geometry: Geometry, nameBlock: (block: number) => string): Map<string, Map<string, number>> {
  const labels = geometry.labels.map(foldLabel);
  const rows = new Map<string, Map<string, number>>();
  for (const row of geometry.rows) {
    const key = rowKey(nameBlock(row.block), row.label);
    const seats = rows.get(key) ?? new Map<string, number>();
    rows.set(key, seats);
    for (let seat = row.firstSeat; seat < row.firstSeat + row.seatCount; seat += 1) {
      const label = labels[geometry.label[seat] ?? -1] ?? '';
      if (!seats.has(label)) seats.set(label, seat);
    }
  }
  return rows;
}

const rowKey = (block: string, row: string): string => block + SEAT_ID_SEPARATOR + foldLabel(row);
