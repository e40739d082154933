import { applyAssignment, assignSeats } from '../commands/assign-seats.ts';
import { restorePatch } from '../commands/discard-edits.ts';
import { pushPatch } from '../history/history.ts';
import { joinPatches, type Patch } from '../history/patch.ts';
import type { PaintingGesture } from '../tools/tool-state.ts';
import type { Engine } from './engine.ts';
import { clearMarks, clearSkipped, selectSeat } from './select-seats.ts';

/**
 * Starts a brush stroke: painted seats stay selected, and skipped ones get a red cross. Returns null with nothing
 * armed, or in `view` mode.
 */
export function startPainting(engine: Engine, keepsSelection: boolean): PaintingGesture | null {
  const { armed, history, model, mode } = engine;
  if (!armed || mode === 'view') return null;
  if (keepsSelection) clearSkipped(engine);
  else clearMarks(engine);
  const patches: Patch[] = [];
  history.running = patches;
  return {
    paint(seats) {
      const fresh = [...seats];
      for (const seat of fresh) selectSeat(engine, seat, true);
      engine.selection.isPainted = true;
      patches.push(applyAssignment(model, assignSeats(model, fresh, armed)));
    },
    finish() {
      history.running = null;
      pushPatch(history, joinPatches(patches));
    },
    cancel() {
      history.running = null;
      for (const patch of patches) restorePatch(model, patch);
      clearMarks(engine);
    },
  };
}
