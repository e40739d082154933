import { buildPointGrid } from '@parterre/canvas';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { applyRemote, type RemoteChange, type RemoteEffect } from '../commands/apply-remote.ts';
import { markSaved, rebaseModel } from '../commands/rebase-model.ts';
import { measureBlocks } from '../geometry/block-frame.ts';
import { followBase } from '../history/history.ts';
import type { Allocation } from '../model/allocation.ts';
import { createSeatModel } from '../model/create-seat-model.ts';
import type { BlockDiff } from '../model/diff.ts';
import { indexPalette, type Palette } from '../model/palette.ts';
import { createSelection } from '../model/selection.ts';
import { recountSeats } from '../model/write-seat.ts';
import type { Engine } from './engine.ts';
import { cancelGesture } from './gestures.ts';
import { fit } from './navigate.ts';
import { publish } from './publish.ts';
import { clearMarks, markSkipped, selectSeat, unmarkSkipped } from './select-seats.ts';

/** Replaces all seats and clears edits, undo and selection. The camera stays if the plan is the same. */
export function load(engine: Engine, geometry: Geometry, allocation: Allocation): void {
  cancelGesture(engine);
  const isNewPlan = geometry !== engine.model.geometry;
  const model = createSeatModel(geometry, allocation, engine.model.palette.palette);
  model.version = engine.model.version + 1;
  engine.model = model;
  engine.selection = { ...createSelection(geometry.seatCount), version: engine.selection.version + 1 };
  engine.history.packed = [];
  if (isNewPlan) {
    engine.grid = buildPointGrid(geometry);
    engine.blockBounds = measureBlocks(geometry);
    engine.hovered = -1;
    engine.cursor = -1;
    fit(engine);
  }
  publish(engine);
}

export function setPalette(engine: Engine, palette: Palette): void {
  engine.model.palette = indexPalette(palette);
  recountSeats(engine.model);
  publish(engine);
}

/** Edited seats sold meanwhile get a red cross, because the next save skips them. */
export function applyRemoteChanges(engine: Engine, changes: readonly RemoteChange[]): RemoteEffect {
  const { history, model } = engine;
  const movesBase = changes.some((change) => 'from' in change && (change.price ?? change.hold) !== undefined);
  const price = movesBase ? model.basePrice.slice() : null;
  const hold = movesBase ? model.baseHold.slice() : null;
  const effect: RemoteEffect = { overtaken: [], claimed: [], freed: [] };
  for (const change of changes) applyRemote(model, change, effect);
  if (price && hold) followBase(history, model, price, hold);
  if (effect.claimed.length > 0) markSkipped(engine, effect.claimed);
  if (effect.freed.length > 0) unmarkSkipped(engine, effect.freed);
  publish(engine);
  return effect;
}

export function rebase(engine: Engine, allocation: Allocation): void {
  const { history, model } = engine;
  const price = model.basePrice.slice();
  const hold = model.baseHold.slice();
  rebaseModel(model, allocation);
  followBase(history, model, price, hold);
  publish(engine);
}

/**
 * `sent` are the differences in the save, `skipped` the seats that the server did not save: their edits are reset.
 * Saved seats are deselected; without edits left, the whole selection is cleared.
 */
export function confirmSave(engine: Engine, sent: readonly BlockDiff[], skipped: Iterable<number>): void {
  markSaved(engine.model, sent, new Set(skipped));
  if (engine.model.editedCount === 0) clearMarks(engine);
  for (const { ranges } of sent)
    for (const { from, to } of ranges) for (let seat = from; seat <= to; seat++) selectSeat(engine, seat, false);
  publish(engine);
}
