import type { Geometry } from '@parterre/seating-plan/geometry';
import { type Insets, scaleToPercent, viewOf } from './camera/camera.ts';
import type { RemoteChange, RemoteEffect } from './commands/apply-remote.ts';
import type { Assignment } from './commands/assign-seats.ts';
import type { Armed, MapKind, MapMode } from './engine/armed.ts';
import { describeSeat } from './engine/describe-seat.ts';
import { arm, dispatch, setKind, setTool } from './engine/dispatch.ts';
import { type AssignResult, assignSelection, discard, undo } from './engine/edit.ts';
import { createEngine, type Engine } from './engine/engine.ts';
import {
  centreOnPoint,
  centreOnSeat,
  fit,
  panBy,
  resize,
  setInsets,
  zoomBy,
  zoomTo,
  zoomToBlock,
} from './engine/look-around.ts';
import { publish } from './engine/publish.ts';
import { clearMarks, selectOnly } from './engine/select-seats.ts';
import { showHeat } from './engine/show-heat.ts';
import type { MapSnapshot, SeatInfo } from './engine/snapshot.ts';
import { load, rebase, receiveRemote, setPalette, settleSave } from './engine/sync.ts';
import type { Point, Rect } from './geometry/rect.ts';
import { listen } from './input/listen.ts';
import { observeSize } from './input/observe-size.ts';
import { showCursor } from './input/show-cursor.ts';
import type { Allocation } from './model/allocation.ts';
import { type Counts, readCounts } from './model/counts.ts';
import { type BlockDiff, diffModel } from './model/diff.ts';
import type { Palette } from './model/palette.ts';
import { readColumns, type SeatColumns } from './model/read-columns.ts';
import { listSelected } from './model/selection.ts';
import type { DrawingContext } from './render/backdrop.ts';
import type { MapTheme } from './render/map-theme.ts';
import { createRenderer } from './render/renderer.ts';
import { createSurfaces, type MapSurfaces } from './render/surfaces.ts';
import type { InputRecord } from './tools/input-record.ts';
import type { ToolName } from './tools/tool-state.ts';

export type { Insets } from './camera/camera.ts';
export type { RemoteBlock, RemoteChange, RemoteEffect, RemoteSeats } from './commands/apply-remote.ts';
export type { Assignment, SkippedSeat } from './commands/assign-seats.ts';
export type { Armed, MapKind, MapMode } from './engine/armed.ts';
export type { AssignResult } from './engine/edit.ts';
export type { MapSnapshot, SeatInfo } from './engine/snapshot.ts';
export { type Allocation, CLAIM, emptyAllocation } from './model/allocation.ts';
export type { Counts, OrdinalCounts, PriceCounts, StateCounts } from './model/counts.ts';
export type { BlockDiff, DiffRange } from './model/diff.ts';
export { HEAT_SHARES, HEAT_STEPS } from './model/heat.ts';
export type { HoldPaint, Palette, PricePaint } from './model/palette.ts';
export type { SeatColumns } from './model/read-columns.ts';
export { SEAT_STATE, SEAT_STATES, type SeatState } from './model/seat-state.ts';
export type { MapTheme } from './render/map-theme.ts';
export type { MapSurfaces } from './render/surfaces.ts';
export type { InputRecord } from './tools/input-record.ts';
export type { ToolName } from './tools/tool-state.ts';

export interface SeatMapOptions {
  /** A positioned, focusable element that the map fills and listens to, or three drawing contexts that it only paints. */
  readonly target: HTMLElement | MapSurfaces;
  readonly geometry: Geometry;
  readonly allocation?: Allocation;
  readonly palette?: Palette;
  readonly theme: MapTheme;
  /** `edit` unless told. */
  readonly mode?: MapMode;
  /** Calls back once before the next picture is shown, as requestAnimationFrame does. */
  readonly requestFrame: (paint: () => void) => void;
  /** Monotonic milliseconds, as performance.now gives them. */
  readonly now: () => number;
}

/** All seats are ordinals of the geometry; all points are CSS pixels from the map's top left corner. */
export interface SeatMap {
  load(data: { geometry: Geometry; allocation: Allocation }): void;
  setPalette(palette: Palette, theme: MapTheme): void;
  setTheme(theme: MapTheme): void;
  applyRemote(changes: readonly RemoteChange[]): RemoteEffect;
  rebase(newBase: Allocation): void;
  /**
   * `sent`: what `diff` gave when the save was sent; later edits stay unsaved. `skipped`: seats the server left out of
   * the save; their edits go back to the base.
   */
  markSaved(saved: { sent: readonly BlockDiff[]; skipped: Iterable<number> }): void;
  /** Without `seats`: every edit. */
  discard(seats?: Iterable<number>): void;

  setKind(kind: MapKind): void;
  setTool(tool: ToolName): void;
  arm(armed: Armed | null): void;
  /** True when the map used the input. */
  dispatch(input: InputRecord): boolean;

  select(seats: Iterable<number>): void;
  clearSelection(): void;
  selection(): Uint32Array;
  setCursor(seat: number | null): void;
  assign(assignment: Assignment): AssignResult;
  undo(): boolean;

  diff(): BlockDiff[];
  counts(): Counts;
  describe(seat: number): SeatInfo | null;
  /** Every seat at once. */
  columns(): SeatColumns;
  /** Steps 0 to HEAT_STEPS by seat: colours seats by them instead of tickets and holds; null goes back. */
  showHeat(steps: Uint8Array | null): void;

  fit(): void;
  zoomTo(percent: number, at?: Point): void;
  zoomBy(factor: number, at?: Point): void;
  zoomToBlock(block: number): void;
  centreOnSeat(seat: number, minPercent?: number): void;
  panBy(dx: number, dy: number): void;
  setInsets(insets: Insets): void;
  /** Only for contexts given by the host; an element is measured. */
  resize(width: number, height: number, pixelRatio: number): void;
  readonly scale: number;
  /** The part of the plan in sight, in plan units. */
  readonly viewport: Rect;
  readonly canUndo: boolean;
  readonly undoDepth: number;
  readonly isDirty: boolean;

  drawMiniMap(context: DrawingContext, width: number, height: number): void;
  /** Centres the map on a point of the mini-map drawn last. */
  panMiniMap(x: number, y: number): void;
  /** After every frame that changed a pixel: the moment to draw the mini-map again. */
  onPaint(listener: () => void): () => void;

  subscribe(listener: () => void): () => void;
  getSnapshot(): MapSnapshot;
  destroy(): void;
}

const FOUND_SEAT_PERCENT = 100;

/** The interactive map of one plan. Nothing in it awaits; it paints only in the frames it asks for. */
export function createSeatMap({ target, theme: firstTheme, requestFrame, ...options }: SeatMapOptions): SeatMap {
  const engine = createEngine(options);
  const { host, owned, surfaces } = openTarget(target);
  let theme = firstTheme;
  const renderer = createRenderer({
    engine,
    surfaces,
    theme,
    pixelRatio: 1,
    requestFrame,
    createCanvas: () => (host ? host.ownerDocument.createElement('canvas') : new OffscreenCanvas(1, 1)),
  });
  engine.onPaintNeeded = renderer.requestPaint;

  const resizeTo = (width: number, height: number, pixelRatio: number) => {
    renderer.setPixelRatio(pixelRatio);
    resize(engine, width, height);
  };
  const take = (input: InputRecord) => {
    const isUsed = dispatch(engine, input);
    const { panning, isSpaceHeld } = engine.pointers;
    const isPanning = panning !== null || engine.toolState.name === 'hand.panning';
    if (host) showCursor(host, { tool: engine.tool, isPanning, isSpaceHeld });
    return isUsed;
  };
  const stops = host ? [listen(host, take), observeSize(host, resizeTo)] : [];

  return {
    ...dataCalls(engine, (nextTheme) => {
      theme = nextTheme ?? theme;
      renderer.recolour(theme);
    }),
    ...editCalls(engine),
    ...cameraCalls(engine),
    ...watchCalls(engine),
    setTool(tool) {
      setTool(engine, tool);
      if (host) showCursor(host, { tool, isPanning: false, isSpaceHeld: engine.pointers.isSpaceHeld });
    },
    dispatch: take,
    resize: resizeTo,
    get scale() {
      return scaleToPercent(engine.model.geometry, engine.camera.scale);
    },
    get viewport() {
      return viewOf(engine.camera);
    },
    get canUndo() {
      return engine.history.packed.length > 0;
    },
    get undoDepth() {
      return engine.history.packed.length;
    },
    get isDirty() {
      return engine.model.editedCount > 0;
    },
    drawMiniMap: (context, width, height) => renderer.miniMap.draw(context, width, height),
    panMiniMap: (x, y) => centreOnPoint(engine, renderer.miniMap.findPlanPoint(x, y)),
    onPaint: (listener) => renderer.onPaint(listener),
    destroy() {
      for (const stop of stops) stop();
      renderer.destroy();
      owned?.remove();
      engine.listeners.clear();
      engine.onPaintNeeded = () => {};
    },
  };
}

function openTarget(target: HTMLElement | MapSurfaces) {
  if (!('tagName' in target)) return { host: null, owned: null, surfaces: target };
  const owned = createSurfaces(target);
  return { host: target, owned, surfaces: owned.surfaces };
}

type DataCalls =
  | 'load'
  | 'setPalette'
  | 'setTheme'
  | 'applyRemote'
  | 'rebase'
  | 'markSaved'
  | 'discard'
  | 'diff'
  | 'counts'
  | 'describe'
  | 'columns'
  | 'showHeat';

function dataCalls(engine: Engine, recolour: (theme: MapTheme | null) => void): Pick<SeatMap, DataCalls> {
  return {
    load: ({ geometry, allocation }) => load(engine, geometry, allocation),
    setPalette(palette, theme) {
      setPalette(engine, palette);
      recolour(theme);
    },
    setTheme: recolour,
    applyRemote: (changes) => receiveRemote(engine, changes),
    rebase: (newBase) => rebase(engine, newBase),
    markSaved: ({ sent, skipped }) => settleSave(engine, sent, skipped),
    discard: (seats) => discard(engine, seats),
    diff: () => diffModel(engine.model),
    counts: () => readCounts(engine.model),
    describe: (seat) => describeSeat(engine, seat),
    columns: () => readColumns(engine.model),
    showHeat: (steps) => showHeat(engine, steps),
  };
}

type EditCalls = 'setKind' | 'arm' | 'select' | 'clearSelection' | 'selection' | 'setCursor' | 'assign' | 'undo';

function editCalls(engine: Engine): Pick<SeatMap, EditCalls> {
  return {
    setKind: (kind) => setKind(engine, kind),
    arm: (armed) => arm(engine, armed),
    select(seats) {
      selectOnly(engine, seats);
      publish(engine);
    },
    clearSelection() {
      clearMarks(engine);
      publish(engine);
    },
    selection: () => listSelected(engine.selection),
    setCursor(seat) {
      engine.cursor = seat ?? -1;
      publish(engine);
    },
    assign: (assignment) => assignSelection(engine, assignment),
    undo: () => undo(engine),
  };
}

type CameraCalls = 'fit' | 'zoomTo' | 'zoomBy' | 'zoomToBlock' | 'centreOnSeat' | 'panBy' | 'setInsets';

function cameraCalls(engine: Engine): Pick<SeatMap, CameraCalls> {
  return {
    fit: () => fit(engine),
    zoomTo: (percent, at) => zoomTo(engine, percent, at),
    zoomBy: (factor, at) => zoomBy(engine, factor, at),
    zoomToBlock: (block) => zoomToBlock(engine, block),
    centreOnSeat: (seat, minPercent = FOUND_SEAT_PERCENT) => centreOnSeat(engine, seat, minPercent),
    panBy: (dx, dy) => panBy(engine, dx, dy),
    setInsets: (insets) => setInsets(engine, insets),
  };
}

function watchCalls(engine: Engine): Pick<SeatMap, 'subscribe' | 'getSnapshot'> {
  return {
    subscribe(listener) {
      engine.listeners.add(listener);
      return () => engine.listeners.delete(listener);
    },
    getSnapshot: () => engine.snapshot,
  };
}
