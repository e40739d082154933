import { type Assignment, applyAssignment, assignSeats, type SkippedSeat } from '../commands/assign-seats.ts';
import { discardEdits, restorePatch } from '../commands/discard-edits.ts';
import { popPatch, pushPatch } from '../history/history.ts';
import { joinPatches, type Patch } from '../history/patch.ts';
import { listSelected } from '../model/selection.ts';
import type { PaintingGesture } from '../tools/tool-state.ts';
import type { Engine } from './engine.ts';
import { publish } from './publish.ts';
import { clearMarks, clearSkipped, markSkipped, selectSeat } from './select-seats.ts';

export interface AssignResult {
  /** Seats whose price type or hold changed. */
  readonly changed: number;
  readonly skipped: readonly SkippedSeat[];
}

const NOTHING: AssignResult = { changed: 0, skipped: [] };

/** Assigns to all selected seats as one undo step. */
export function assignSelection(engine: Engine, assignment: Assignment): AssignResult {
  if (engine.mode === 'view') return NOTHING;
  const plan = assignSeats(engine.model, listSelected(engine.selection), assignment);
  clearSkipped(engine);
  pushPatch(engine.history, applyAssignment(engine.model, plan));
  markSkipped(
    engine,
    plan.skipped.map((skipped) => skipped.seat),
  );
  engine.selection.isPainted = true;
  publish(engine);
  return { changed: plan.seats.length, skipped: plan.skipped };
}

/** Reverts edits, never the base. Returns false without a step, and in `view` mode. */
export function undo(engine: Engine): boolean {
  const patch = engine.mode === 'view' ? null : popPatch(engine.history);
  if (!patch) return false;
  restorePatch(engine.model, patch);
  clearSkipped(engine);
  publish(engine);
  return true;
}

/** Resets all seats, or some of them, to the base, as one undo step. */
export function discard(engine: Engine, seats?: Iterable<number>): void {
  pushPatch(engine.history, discardEdits(engine.model, seats));
  clearSkipped(engine);
  publish(engine);
}

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
