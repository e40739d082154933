import { viewOf } from '@parterre/canvas';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { scaleToPercent } from './camera/seat-camera.ts';
import { arm, dispatch, setKind, setMode, setTool } from './engine/dispatch.ts';
import { assignSelection, discard, undo } from './engine/edit.ts';
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
} from './engine/navigate.ts';
import { describeSeat, publish } from './engine/publish.ts';
import { clearMarks, selectOnly } from './engine/select-seats.ts';
import { showHeat } from './engine/show-heat.ts';
import type { MapMode } from './engine/snapshot.ts';
import { applyRemoteChanges, confirmSave, load, rebase, setPalette } from './engine/sync.ts';
import { listen, observeSize, showCursor } from './host-element.ts';
import type { Allocation } from './model/allocation.ts';
import { readCounts } from './model/counts.ts';
import { type BlockDiff, diffModel } from './model/diff.ts';
import type { Palette } from './model/palette.ts';
import { readColumns } from './model/read-seat.ts';
import { listSelected } from './model/selection.ts';
import type { MapTheme } from './render/map-theme.ts';
import { createRenderer, type Renderer } from './render/renderer.ts';
import { createSurfaces, type MapSurfaces } from './render/surfaces.ts';
import type { InputRecord } from './tools/input-record.ts';
import type { ToolName } from './tools/tools.ts';

export type { Insets } from '@parterre/canvas';
export type { RemoteBlock, RemoteChange, RemoteEffect, RemoteSeats } from './commands/apply-remote.ts';
export type { Assignment, SkippedSeat } from './commands/assign-seats.ts';
export type { AssignResult } from './engine/edit.ts';
export type { Armed, MapKind, MapMode, MapSnapshot, SeatInfo } from './engine/snapshot.ts';
export { UNDO_STEPS_MAX } from './history/history.ts';
export { type Allocation, emptyAllocation } from './model/allocation.ts';
export type { Counts, OrdinalCounts, PriceCounts, StateCounts } from './model/counts.ts';
export type { BlockDiff, DiffRange } from './model/diff.ts';
export type { HoldPaint, Palette, PricePaint } from './model/palette.ts';
export type { SeatColumns } from './model/read-seat.ts';
export { HEAT_SHARES, HEAT_STEPS } from './model/seat-look.ts';
export { letterColour } from './render/colour.ts';
export type { MapTheme } from './render/map-theme.ts';
export type { MapSurfaces } from './render/surfaces.ts';
export type { InputRecord } from './tools/input-record.ts';
export { findTool, TOOLS, type Tool, type ToolName } from './tools/tools.ts';

export interface SeatMapOptions {
  /**
   * A positioned, focusable element that the map fills and listens to, or three drawing contexts that it only paints
   * on.
   */
  readonly target: HTMLElement | MapSurfaces;
  readonly geometry: Geometry;
  readonly allocation?: Allocation;
  readonly palette?: Palette;
  readonly theme: MapTheme;
  /** Defaults to `edit`. */
  readonly mode?: MapMode;
  /** Calls back once before the next frame, like requestAnimationFrame. */
  readonly requestFrame: (paint: () => void) => void;
  /** Returns monotonic milliseconds, like performance.now. */
  readonly now: () => number;
  /** Called once around each input: `take` passes it to the map. Both return true if the input was used. */
  readonly around?: (input: InputRecord, take: () => boolean) => boolean;
}

/** The handle of one map. Seats are ordinals of the geometry, points are CSS pixels from the map's top left corner. */
export type SeatMap = ReturnType<typeof createSeatMap>;

/** The interactive map of one plan. It never awaits, and paints only in frames it has requested. */
export function createSeatMap({ target, theme, requestFrame, around, ...options }: SeatMapOptions) {
  const engine = createEngine(options);
  const { host, owned, surfaces } = openTarget(target);
  const renderer = createRenderer({
    engine,
    surfaces,
    theme,
    pixelRatio: 1,
    requestFrame,
    createCanvas: () => (host ? host.ownerDocument.createElement('canvas') : new OffscreenCanvas(1, 1)),
  });
  engine.onPaintNeeded = renderer.requestPaint;
  const { showState, dispatchInput, resizeTo, stop } = connectHost({ engine, renderer, host, around });

  return {
    ...seatCalls(engine),
    ...cameraCalls(engine),
    setTheme: renderer.recolour,
    setPalette(palette: Palette, paletteTheme: MapTheme) {
      setPalette(engine, palette);
      renderer.recolour(paletteTheme);
    },
    setTool(tool: ToolName) {
      setTool(engine, tool);
      showState();
    },
    setMode(mode: MapMode) {
      setMode(engine, mode);
      showState();
    },
    /** Returns true if the map used the input. */
    dispatch: dispatchInput,
    /** Gives the map the focus, which it needs to receive keys. */
    focus: () => host?.focus(),
    /** Used only with contexts provided by the host; an element is measured. */
    resize: resizeTo,
    /** In per cent: 100 is a seat of 16 CSS pixels. */
    get scale() {
      return scaleToPercent(engine.model.geometry, engine.camera.scale);
    },
    /** The visible part of the plan, in plan units. */
    get viewport() {
      return viewOf(engine.camera);
    },
    get undoDepth() {
      return engine.history.packed.length;
    },
    get isDirty() {
      return engine.model.editedCount > 0;
    },
    drawMiniMap: renderer.miniMap.draw,
    /** Centres the map on a point of the last mini-map. */
    panMiniMap: (x: number, y: number) => centreOnPoint(engine, renderer.miniMap.findPlanPoint(x, y)),
    /** Called after every frame that changed a pixel, when the mini-map has to be drawn again. */
    onPaint: renderer.onPaint,
    subscribe(listener: () => void) {
      engine.listeners.add(listener);
      return () => void engine.listeners.delete(listener);
    },
    getSnapshot: () => engine.snapshot,
    destroy() {
      stop();
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

interface Connected {
  engine: Engine;
  renderer: Pick<Renderer, 'setPixelRatio'>;
  host: HTMLElement | null;
  around: SeatMapOptions['around'];
}

/** Input and size go from the host to the engine, and the cursor goes back. Without a host its owner calls instead. */
function connectHost({ engine, renderer, host, around }: Connected) {
  const showState = () => {
    if (!host) return;
    const { panning, isSpaceHeld } = engine.pointers;
    const isPanning = panning !== null || engine.toolState.isPanning === true;
    showCursor(host, { tool: engine.tool, isPanning, isSpaceHeld });
  };
  const dispatchInput = (input: InputRecord) => {
    const take = () => dispatch(engine, input);
    const isUsed = around ? around(input, take) : take();
    showState();
    return isUsed;
  };
  const resizeTo = (width: number, height: number, pixelRatio: number) => {
    renderer.setPixelRatio(pixelRatio);
    resize(engine, width, height);
  };
  const stops = host ? [listen(host, dispatchInput), observeSize(host, resizeTo)] : [];
  const stop = () => {
    for (const stopOne of stops) stopOne();
  };
  return { showState, dispatchInput, resizeTo, stop };
}

function seatCalls(engine: Engine) {
  const bind = bindTo(engine);
  return {
    load: ({ geometry, allocation }: { geometry: Geometry; allocation: Allocation }) =>
      load(engine, geometry, allocation),
    applyRemote: bind(applyRemoteChanges),
    rebase: bind(rebase),
    /**
     * `sent` is the result of `diff` when the save was sent; later edits stay unsaved. `skipped` are the seats that the
     * server did not save: their edits are reset.
     */
    markSaved: ({ sent, skipped }: { sent: readonly BlockDiff[]; skipped: Iterable<number> }) =>
      confirmSave(engine, sent, skipped),
    /** Discards all edits without `seats`. */
    discard: bind(discard),
    diff: () => diffModel(engine.model),
    counts: () => readCounts(engine.model),
    describe: bind(describeSeat),
    /** Returns copies of all seats' values: another object as soon as one value is another, so that it can be selected. */
    columns: () => readColumns(engine.model),
    /** Colours seats by steps (0 to HEAT_STEPS) instead of price types and holds; null switches back. */
    showHeat: bind(showHeat),
    setKind: bind(setKind),
    arm: bind(arm),
    select(seats: Iterable<number>) {
      selectOnly(engine, seats);
      publish(engine);
    },
    clearSelection() {
      clearMarks(engine);
      publish(engine);
    },
    selection: () => listSelected(engine.selection),
    setCursor(seat: number | null) {
      engine.cursor = seat ?? -1;
      publish(engine);
    },
    assign: bind(assignSelection),
    undo: bind(undo),
  };
}

function cameraCalls(engine: Engine) {
  const bind = bindTo(engine);
  return {
    fit: bind(fit),
    zoomTo: bind(zoomTo),
    zoomBy: bind(zoomBy),
    zoomToBlock: bind(zoomToBlock),
    centreOnSeat: bind(centreOnSeat),
    panBy: bind(panBy),
    setInsets: bind(setInsets),
  };
}

/** Turns a function that takes the engine first into a method of the handle. */
const bindTo =
  (engine: Engine) =>
  <Args extends unknown[], Result>(call: (engine: Engine, ...args: Args) => Result) =>
  (...args: Args): Result =>
    call(engine, ...args);
