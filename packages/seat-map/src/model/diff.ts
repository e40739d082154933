import { isEdited } from './read-seat.ts';
import type { SeatModel } from './seat-model.ts';

/** `from` and `to` are seat ordinals, both inclusive. Undefined means unchanged, 0 cleared. */
export interface DiffRange {
  readonly from: number;
  readonly to: number;
  readonly price?: number;
  readonly hold?: number;
}

export interface BlockDiff {
  /** The ordinal of the block in the geometry. */
  readonly block: number;
  readonly blockId: number;
  readonly ranges: readonly DiffRange[];
}

/** Lists the unsaved edits, block by block in plan order, as the longest runs of equal values. */
export function diffModel(model: SeatModel): BlockDiff[] {
  if (model.editedCount === 0) return [];
  const diffs: BlockDiff[] = [];
  for (const [index, block] of model.geometry.blocks.entries()) {
    const ranges = diffSeats(model, block.firstSeat, block.firstSeat + block.seatCount);
    if (ranges.length > 0) diffs.push({ block: index, blockId: block.blockId, ranges });
  }
  return diffs;
}

function diffSeats(model: SeatModel, first: number, end: number): DiffRange[] {
  const ranges: DiffRange[] = [];
  let seat = first;
  while (seat < end) {
    if (!isEdited(model, seat)) {
      seat++;
      continue;
    }
    const from = seat;
    const change = changeOf(model, seat);
    while (seat + 1 < end && isSameChange(model, seat + 1, change)) seat++;
    ranges.push({ from, to: seat, ...change });
    seat++;
  }
  return ranges;
}

interface SeatChange {
  price?: number;
  hold?: number;
}

function changeOf(model: SeatModel, seat: number): SeatChange {
  const change: SeatChange = {};
  if (model.price[seat] !== model.basePrice[seat]) change.price = model.price[seat] ?? 0;
  if (model.hold[seat] !== model.baseHold[seat]) change.hold = model.hold[seat] ?? 0;
  return change;
}

function isSameChange(model: SeatModel, seat: number, change: SeatChange): boolean {
  if (!isEdited(model, seat)) return false;
  const other = changeOf(model, seat);
  return other.price === change.price && other.hold === change.hold;
}
