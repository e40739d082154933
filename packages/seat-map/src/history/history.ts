import { type PackedColumn, packColumn, sizeOfColumn, unpackColumn } from './packed-column.ts';
import { type PackedSeats, packSeats, sizeOfSeats, unpackSeats } from './packed-seats.ts';
import type { Patch } from './patch.ts';

/** Undo points kept (specification, seat allocation editing). */
export const UNDO_LIMIT = 5;

interface PackedPatch {
  readonly seats: PackedSeats;
  readonly price: PackedColumn;
  readonly hold: PackedColumn;
}

/** The newest patch is last. Patches are packed: five of 100,000 seats stay far below 2 MB. */
export interface History {
  packed: PackedPatch[];
}

export function createHistory(): History {
  return { packed: [] };
}

/** Remembers a step; the oldest one is forgotten beyond the limit, and a step that changed nothing is none. */
export function pushPatch(history: History, patch: Patch): void {
  if (patch.seats.length === 0) return;
  history.packed.push(pack(patch));
  if (history.packed.length > UNDO_LIMIT) history.packed.shift();
}

/** Takes the newest step out. */
export function popPatch(history: History): Patch | null {
  const packed = history.packed.pop();
  return packed ? unpack(packed) : null;
}

export function rewritePatches(history: History, rewrite: (patch: Patch) => void): void {
  history.packed = history.packed.map((packed) => {
    const patch = unpack(packed);
    rewrite(patch);
    return pack(patch);
  });
}

export function sizeOfHistory(history: History): number {
  return history.packed.reduce(
    (sum, patch) => sum + sizeOfSeats(patch.seats) + sizeOfColumn(patch.price) + sizeOfColumn(patch.hold),
    0,
  );
}

function pack(patch: Patch): PackedPatch {
  return { seats: packSeats(patch.seats), price: packColumn(patch.price), hold: packColumn(patch.hold) };
}

function unpack(packed: PackedPatch): Patch {
  return { seats: unpackSeats(packed.seats), price: unpackColumn(packed.price), hold: unpackColumn(packed.hold) };
}
