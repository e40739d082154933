import type { Geometry } from '@parterre/seating-plan';
import { invalidField, refusal } from '#errors.ts';
import { seatIndexOf } from '../require-plan.ts';
import type { BlockEdit } from './apply-seat-changes.ts';
import type { SeatEdit } from './edit-seats-skipping-sold.ts';

/**
 * Finds the ordinals of the named seats, in the given order. Throws INVALID naming the first that is unknown or named
 * twice.
 */
export function resolveSeatIds(geometry: Geometry, seatIds: readonly string[], fieldOf: (index: number) => string) {
  const index = seatIndexOf(geometry);
  const seen = new Set<number>();
  return seatIds.map((seatId, at) => {
    const seat = index.findSeat(seatId);
    if (seat === undefined) throw invalidField(fieldOf(at), 'seat', { values: { seatId } });
    if (seen.has(seat)) throw invalidField(fieldOf(at), 'twice', { message: `Seat ${seatId} is named twice` });
    seen.add(seat);
    return seat;
  });
}

/** Turns edits of single seats into sorted edits per block, joined where neighbours have the same edit. */
export function groupByBlock(
  geometry: Geometry,
  seats: readonly { seat: number; edit: Omit<SeatEdit, 'from' | 'to'> }[],
): BlockEdit[] {
  const byBlock = new Map<number, SeatEdit[]>();
  for (const { seat, edit } of seats.toSorted((a, b) => a.seat - b.seat)) {
    const block = geometry.block[seat] ?? 0;
    const edits = byBlock.get(block) ?? [];
    byBlock.set(block, edits);
    const last = edits.at(-1);
    if (last && last.to + 1 === seat && last.price === edit.price && last.hold === edit.hold) last.to = seat;
    else edits.push({ ...edit, from: seat, to: seat });
  }
  return [...byBlock].flatMap(([index, edits]) => {
    const block = geometry.blocks[index];
    return block ? [{ block, edits }] : [];
  });
}

const NAMED = 20;

/** Throws RULE_BROKEN with the seats that have another price than the one of the call. */
export const refuseOtherPrices =
  (geometry: Geometry, reason: 'seats-have-other-ticket' | 'seats-lack-ticket') =>
  (seats: readonly number[]): never => {
    const index = seatIndexOf(geometry);
    const seatIds = seats.slice(0, NAMED).map((seat) => index.seatIdOf(seat));
    throw refusal('RULE_BROKEN', reason, { seatIds, seats: seats.length });
  };
