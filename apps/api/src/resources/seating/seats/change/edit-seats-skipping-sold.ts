import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';
import { addRange, type SeatRange } from '../range-bytes.ts';
import type { ChunkRow } from './chunk-rows.ts';

/** An edit of seats of one block, with ordinals of price types and holds: 0 clears, undefined leaves them alone. */
export interface SeatEdit extends SeatRange {
  price?: number | undefined;
  hold?: number | undefined;
  /** The prices that the seats may have before; a seat with another one is mismatched. */
  allowedPrices?: readonly number[] | undefined;
  /** Changes only seats with this hold and leaves the others alone. */
  fromHold?: number | undefined;
}

/**
 * Neighbouring seats with the same change, as one range with both values, so that histories stay short. Values are
 * ordinals; 0 is none.
 */
export interface SeatDiff extends SeatRange {
  oldPrice: number;
  price: number;
  oldHold: number;
  hold: number;
}

export interface ColumnChange {
  /** The chunks with their arrays as they are to be written. */
  chunks: ChunkRow[];
  diffs: SeatDiff[];
  sold: SeatRange[];
  inBaskets: SeatRange[];
  mismatched: number[];
}

/**
 * Applies sorted edits to the chunks of one block in memory. It never changes claimed seats, and reports those that the
 * edit would have changed. `claimed` is CLAIM_CODE by ordinal.
 */
export function editSeatsSkippingSold(
  chunks: readonly ChunkRow[],
  edits: readonly SeatEdit[],
  claimed: Uint8Array,
): ColumnChange {
  const change: ColumnChange = { chunks: [], diffs: [], sold: [], inBaskets: [], mismatched: [] };
  for (const chunk of chunks) {
    const copy = { ...chunk, prices: chunk.prices.slice(), holds: chunk.holds.slice() };
    const diffsBefore = change.diffs.length;
    for (const edit of edits) editChunk(change, copy, edit, claimed);
    if (change.diffs.length > diffsBefore) change.chunks.push(copy);
  }
  return change;
}

function editChunk(change: ColumnChange, chunk: ChunkRow, edit: SeatEdit, claimed: Uint8Array): void {
  const { firstSeat, prices, holds } = chunk;
  const from = Math.max(edit.from, firstSeat);
  const to = Math.min(edit.to, firstSeat + chunk.seatCount - 1);
  for (let seat = from; seat <= to; seat++) {
    const at = seat - firstSeat;
    const oldPrice = prices[at] ?? 0;
    const oldHold = holds[at] ?? 0;
    if (edit.fromHold !== undefined && edit.fromHold !== oldHold) continue;
    const price = edit.price ?? oldPrice;
    const hold = edit.hold ?? oldHold;
    const isAllowed = edit.allowedPrices?.includes(oldPrice) ?? true;
    if (isAllowed && price === oldPrice && hold === oldHold) continue;
    const claim = claimed[seat] ?? CLAIM_CODE.none;
    if (claim === CLAIM_CODE.sold) addRange(change.sold, seat, seat);
    else if (claim === CLAIM_CODE.basket) addRange(change.inBaskets, seat, seat);
    else if (!isAllowed) change.mismatched.push(seat);
    else {
      prices[at] = price;
      holds[at] = hold;
      addDiff(change.diffs, { from: seat, to: seat, oldPrice, price, oldHold, hold });
    }
  }
}

function addDiff(diffs: SeatDiff[], diff: SeatDiff): void {
  const last = diffs.at(-1);
  const isSame =
    last !== undefined &&
    last.to + 1 === diff.from &&
    last.oldPrice === diff.oldPrice &&
    last.price === diff.price &&
    last.oldHold === diff.oldHold &&
    last.hold === diff.hold;
  if (isSame) last.to = diff.to;
  else diffs.push(diff);
}
