import { scaleToPercent } from '../camera/camera.ts';
import { type SelectionSummary, summariseSelection } from '../model/selection.ts';
import { describeSeat } from './describe-seat.ts';
import type { Engine } from './engine.ts';
import { type MapSnapshot, renewSnapshot } from './snapshot.ts';

/** Called after every change: renews the snapshot, tells the listeners when it differs, and asks for a frame. */
export function publish(engine: Engine): void {
  const next = renewSnapshot(engine.snapshot, takeSnapshot(engine));
  engine.onPaintNeeded();
  if (next === engine.snapshot) return;
  engine.snapshot = next;
  for (const listener of [...engine.listeners]) listener();
}

function takeSnapshot(engine: Engine): MapSnapshot {
  const { history, model } = engine;
  const selection = summaryOf(engine);
  return {
    kind: engine.kind,
    tool: engine.tool,
    armed: engine.armed,
    scalePercent: Math.round(scaleToPercent(model.geometry, engine.camera.scale)),
    countsVersion: model.version,
    selectionSize: selection.size,
    selectionValueMinor: selection.valueMinor,
    skippedCount: selection.skippedCount,
    movingCount: model.movingCount,
    canUndo: history.packed.length > 0,
    undoDepth: history.packed.length,
    dirty: model.editedCount > 0,
    hovered: describeSeat(engine, engine.hovered),
    cursor: describeSeat(engine, engine.cursor),
  };
}

interface CachedSummary {
  readonly selectionVersion: number;
  readonly modelVersion: number;
  readonly summary: SelectionSummary;
}

const summaries = new WeakMap<Engine, CachedSummary>();

/** Adding up the selection costs a walk over the marks, so hovering and panning reuse the last answer. */
function summaryOf(engine: Engine): SelectionSummary {
  const { model, selection } = engine;
  const cached = summaries.get(engine);
  if (cached && cached.selectionVersion === selection.version && cached.modelVersion === model.version) {
    return cached.summary;
  }
  const summary = summariseSelection(model, selection);
  summaries.set(engine, { selectionVersion: selection.version, modelVersion: model.version, summary });
  return summary;
}
