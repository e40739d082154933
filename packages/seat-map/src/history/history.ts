import type { SeatModel } from '../model/seat-model.ts';
import { type PackedPatch, packPatch, sizeOfPatch, unpackPatch } from './packed-patch.ts';
import type { Patch } from './patch.ts';

/** The number of undo steps kept (specification, seat allocation editing). */
export const UNDO_STEPS_MAX = 5;

/** The newest patch is last. Patches are packed: five of 100,000 seats stay far below 2 MB. */
export interface History {
  packed: PackedPatch[];
  /** The parts of a brush stroke that is not a step yet; null while none runs. */
  running: Patch[] | null;
}

export function createHistory(): History {
  return { packed: [], running: null };
}

/** Adds a step and drops the oldest beyond the limit. A step that changed nothing is not added. */
export function pushPatch(history: History, patch: Patch): void {
  if (patch.seats.length === 0) return;
  history.packed.push(packPatch(patch));
  if (history.packed.length > UNDO_STEPS_MAX) history.packed.shift();
}

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
 * Rewrites steps that would restore the old base to restore the new one, those of a running stroke too: undo never
 * reverts another user's save.
 */
export function followBase(
  history: History,
  model: SeatModel,
  priceBefore: Uint16Array,
  holdBefore: Uint16Array,
): void {
  const follow = (patch: Patch) => followPatch(patch, model, priceBefore, holdBefore);
  rewritePatches(history, follow);
  history.running?.forEach(follow);
}

function followPatch(patch: Patch, model: SeatModel, priceBefore: Uint16Array, holdBefore: Uint16Array): void {
  for (let at = 0; at < patch.seats.length; at++) {
    const seat = patch.seats[at] ?? 0;
    if (patch.price[at] === priceBefore[seat]) patch.price[at] = model.basePrice[seat] ?? 0;
    if (patch.hold[at] === holdBefore[seat]) patch.hold[at] = model.baseHold[seat] ?? 0;
  }
}
