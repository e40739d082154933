import { findPointAt, findPointsAlong, findPointsInRect, type Point, rectOf, toPlan } from '@parterre/canvas';
import { isInPolygon } from '@parterre/seating-plan/geometry';
import { applyAssignment, assignSeats } from '../commands/assign-seats.ts';
import { restorePatch } from '../commands/discard-edits.ts';
import { pushPatch } from '../history/history.ts';
import { joinPatches, type Patch } from '../history/patch.ts';
import { isSelected } from '../model/selection.ts';
import type { PaintingGesture, ToolHost } from '../tools/tool-state.ts';
import type { Engine } from './engine.ts';
import { panBy } from './navigate.ts';
import { clearMarks, clearSkipped, selectSeat, startSelecting } from './select-seats.ts';

/** A seat is hit within this many seat distances. */
const HIT_REACH = 0.5;
const BLOCK_REACH = 1.5;
/** The minimum reach in CSS pixels, for very small seats. */
const REACH_PX_MIN = 4;

export function createToolHost(engine: Engine): ToolHost {
  return {
    findSeat: (at, reach) => findSeatUnder(engine, at, reach),
    findSeatsInside(rect) {
      const from = toPlan(engine.camera, { x: rect.minX, y: rect.minY });
      return findPointsInRect(engine.grid, rectOf(from, toPlan(engine.camera, { x: rect.maxX, y: rect.maxY })));
    },
    findSeatsAlong: (from, to, reach) =>
      findPointsAlong(engine.grid, toPlan(engine.camera, from), toPlan(engine.camera, to), reachOf(engine, reach)),
    findBlock: (at) => findBlockUnder(engine, at),
    seatsOfRow: (seat) => seatsOfRow(engine, seat),
    seatsOfBlock: (block) => seatsOfBlock(engine, block),
    isSelected: (seat) => isSelected(engine.selection, seat),
    clearSelection: () => clearMarks(engine),
    startSelecting: (mode) => startSelecting(engine, mode),
    startPainting: (keepsSelection) => startPainting(engine, keepsSelection),
    showMarquee(rect) {
      engine.marquee = rect;
    },
    panBy: (dx, dy) => panBy(engine, dx, dy),
  };
}

/** Returns the seat nearest to a screen point within reach; −1 if there is none. */
export function findSeatUnder(engine: Engine, at: Point, reach = HIT_REACH): number {
  return findPointAt(engine.grid, toPlan(engine.camera, at), reachOf(engine, reach));
}

export function findBlockUnder(engine: Engine, at: Point): number {
  const { geometry } = engine.model;
  const seat = findSeatUnder(engine, at, BLOCK_REACH);
  if (seat >= 0) return geometry.block[seat] ?? -1;
  const plan = toPlan(engine.camera, at);
  return geometry.blocks.findIndex((block) => block.outline !== null && isInPolygon(plan, block.outline));
}

export function seatsOfBlock(engine: Engine, block: number): number[] {
  const found = engine.model.geometry.blocks[block];
  return found ? range(found.firstSeat, found.seatCount) : [];
}

function seatsOfRow(engine: Engine, seat: number): number[] {
  const { geometry } = engine.model;
  const row = geometry.rows[geometry.row[seat] ?? -1];
  return row ? range(row.firstSeat, row.seatCount) : [];
}

function reachOf(engine: Engine, seatDistances: number): number {
  return Math.max(engine.model.geometry.pitch * seatDistances, REACH_PX_MIN / engine.camera.scale);
}

function range(first: number, length: number): number[] {
  return Array.from({ length }, (_, at) => first + at);
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
