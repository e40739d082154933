import type { SeatModel } from '../model/seat-model.ts';
import { type History, rewritePatches } from './history.ts';
import type { Patch } from './patch.ts';

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
