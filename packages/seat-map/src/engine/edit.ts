import { type Assignment, applyAssignment, assignSeats, type SkippedSeat } from '../commands/assign-seats.ts';
import { discardEdits, restorePatch } from '../commands/discard-edits.ts';
import { popPatch, pushPatch } from '../history/history.ts';
import { listSelected } from '../model/selection.ts';
import type { Engine } from './engine.ts';
import { cancelGesture } from './gestures.ts';
import { publish } from './publish.ts';
import { clearSkipped, markSkipped } from './select-seats.ts';

export interface AssignResult {
  /** Seats whose price type or hold changed. */
  readonly changed: number;
  readonly skipped: readonly SkippedSeat[];
}

const NOTHING: AssignResult = { changed: 0, skipped: [] };

/** Assigns to all selected seats as one undo step. Cancels the running gesture, which would change the same seats. */
export function assignSelection(engine: Engine, assignment: Assignment): AssignResult {
  if (engine.mode === 'view') return NOTHING;
  cancelGesture(engine);
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

/**
 * Reverts edits, never the base. A running stroke is what is reverted then: its seats may be those of the last step.
 * Returns false without a step, and in `view` mode.
 */
export function undo(engine: Engine): boolean {
  if (engine.mode === 'view') return false;
  const isPainting = engine.history.running !== null;
  cancelGesture(engine);
  const patch = isPainting ? null : popPatch(engine.history);
  if (patch) {
    restorePatch(engine.model, patch);
    clearSkipped(engine);
  }
  publish(engine);
  return isPainting || patch !== null;
}

/** Resets all seats, or some of them, to the base, as one undo step. Cancels the running gesture. */
export function discard(engine: Engine, seats?: Iterable<number>): void {
  cancelGesture(engine);
  pushPatch(engine.history, discardEdits(engine.model, seats));
  clearSkipped(engine);
  publish(engine);
}
