import { toScreen } from '@parterre/canvas';
import { SEAT_STATE } from '@parterre/seating-plan/seat-states';
import { scaleToPercent } from '../camera/seat-camera.ts';
import { effectiveHold, effectivePrice } from '../model/read-seat.ts';
import { nameState } from '../model/seat-state.ts';
import { type SelectionSummary, summariseSelection } from '../model/selection.ts';
import type { Engine } from './engine.ts';
import { type MapSnapshot, renewSnapshot, type SeatInfo } from './snapshot.ts';

/** Must end every change: updates the snapshot, notifies the listeners if it differs, and requests a frame. */
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
    selectionVersion: engine.selection.version,
    selectionSize: selection.size,
    selectionValueMinor: selection.valueMinor,
    skippedCount: selection.skippedCount,
    movingCount: model.movingCount,
    undoDepth: history.packed.length,
    isDirty: model.editedCount > 0,
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

/** Summing the selection visits all marks, so hovering and panning reuse the last result. */
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

/** Returns null if the number is not a seat, such as −1. */
export function describeSeat(engine: Engine, seat: number): SeatInfo | null {
  const { model } = engine;
  const { geometry } = model;
  if (seat < 0 || seat >= geometry.seatCount) return null;
  const at = toScreen(engine.camera, { x: geometry.x[seat] ?? 0, y: geometry.y[seat] ?? 0 });
  const state = model.state[seat] ?? 0;
  const hold = effectiveHold(model, seat);
  const isHeldBack = hold !== 0 && !model.palette.holdAllowsSales[hold];
  return {
    seat,
    x: Math.round(at.x),
    y: Math.round(at.y),
    state: nameState(state),
    blockLabel: geometry.blocks[geometry.block[seat] ?? 0]?.label ?? '',
    rowLabel: geometry.rows[geometry.row[seat] ?? 0]?.label ?? '',
    seatLabel: geometry.labels[geometry.label[seat] ?? 0] ?? '',
    price: effectivePrice(model, seat),
    hold,
    isAlternate: model.alternating[geometry.block[seat] ?? 0] === 1 && geometry.parity[seat] === 1,
    withheldBy: state === SEAT_STATE.BLOCKED ? (isHeldBack ? 'hold' : 'alternating') : null,
  };
}
