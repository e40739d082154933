import type { Geometry } from '../geometry/geometry.ts';
import { foldLabel } from '../labels/label.ts';
import { SEAT_ID_SEPARATOR } from './seat-id.ts';

/** What becomes of the seats of one plan version in another one. */
export interface SeatMapping {
  /** By ordinal in the old version: the ordinal of the seat with the same id in the new one, −1 where there is none. */
  readonly newOrdinals: Int32Array;
  /** Ordinals of the old version that are gone, and of the new one that are added; ascending. */
  readonly gone: readonly number[];
  readonly added: readonly number[];
}

/** By index of a block: the index of the block that stands for it in the other plan; absent: none does. */
export type BlockPairs = ReadonlyMap<number, number>;

/**
 * A seat is the same seat when its id is, whatever case or Unicode form its labels are written in. `pairs` says which
 * block stands for which instead of their labels; rows and seats still go by theirs.
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

/** Seats by row, then by label; of labels that an old version told apart and we no longer do, the first. */
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
