import type { SeatModel } from '../model/seat-model.ts';
import { type PackedPatch, packPatch, sizeOfPatch, unpackPatch } from './packed-patch.ts';
import type { Patch } from './patch.ts';

/** Undo points kept (specification, seat allocation editing). */
export const UNDO_LIMIT = 5;

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
  history.packed.push(packPatch(patch));
  if (history.packed.length > UNDO_LIMIT) history.packed.shift();
}

/** Takes the newest step out. */
export function popPatch(history: History): Patch | null {
  const packed = history.packed.pop();
  return packed ? unpackPatch(packed) : null;
}

function rewritePatches(history: History, rewrite: (patch: Patch) => void): void {
  history.packed = history.packed.map((packed) => {
    const patch = unpackPatch(packed);
    rewrite(patch);
    return packPatch(patch);
  });
}

export function sizeOfHistory(history: History): number {
  return history.packed.reduce((sum, packed) => sum + sizeOfPatch(packed), 0);
}

/**
 * After the base moved: a step that would restore what the base was restores what it is now, so that undoing one's own
 * step never takes back what somebody else saved meanwhile.
 */
export function followBase(
  history: History,
  model: SeatModel,
  priceBefore: Uint16Array,
  holdBefore: Uint16Array,
): void {
  rewritePatches(history, (patch) => followPatch(patch, model, priceBefore, holdBefore));
}

function followPatch(patch: Patch, model: SeatModel, priceBefore: Uint16Array, holdBefore: Uint16Array): void {
  for (let at = 0; at < patch.seats.length; at++) {
    const seat = patch.seats[at] ?? 0;
    if (patch.price[at] === priceBefore[seat]) patch.price[at] = model.basePrice[seat] ?? 0;
    if (patch.hold[at] === holdBefore[seat]) patch.hold[at] = model.baseHold[seat] ?? 0;
  }
}
