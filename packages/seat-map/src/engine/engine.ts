import { buildPointGrid, type Camera, createCamera, type Point, type PointGrid, type Rect } from '@parterre/canvas';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { measureBlocks } from '../geometry/block-frame.ts';
import { createHistory, type History } from '../history/history.ts';
import { type Allocation, emptyAllocation } from '../model/allocation.ts';
import { createSeatModel } from '../model/create-seat-model.ts';
import { EMPTY_PALETTE, type Palette } from '../model/palette.ts';
import type { SeatModel } from '../model/seat-model.ts';
import { createSelection, type Selection } from '../model/selection.ts';
import type { ToolState } from '../tools/tool-state.ts';
import { TOOLS, type ToolName } from '../tools/tools.ts';
import type { Armed, MapKind, MapMode } from './snapshot.ts';
import { INITIAL_SNAPSHOT, type MapSnapshot } from './snapshot.ts';

/** The state of the map, without pixels and DOM. The functions of this folder operate on it. */
export interface Engine {
  readonly now: () => number;
  mode: MapMode;
  model: SeatModel;
  grid: PointGrid;
  blockBounds: readonly Rect[];
  selection: Selection;
  readonly history: History;
  readonly camera: Camera;
  /** True until the user moves the camera: while true, a resize fits the plan again. */
  isFitted: boolean;
  kind: MapKind;
  tool: ToolName;
  toolState: ToolState;
  /** The pressed pointers, and the pan or pinch that replaces the tool. */
  readonly pointers: PointerState;
  armed: Armed | null;
  /** Seat ordinals; −1 means none. */
  hovered: number;
  cursor: number;
  marquee: Rect | null;
  snapshot: MapSnapshot;
  readonly listeners: Set<() => void>;
  /** Called when a frame would look different. */
  onPaintNeeded: () => void;
}

export interface PointerState {
  readonly down: Map<number, Point>;
  /** A pan by space or the middle button; null while the tool has the pointer. */
  panning: ToolState | null;
  isPinching: boolean;
  isSpaceHeld: boolean;
  /** True if space has panned, so that releasing it toggles no seat. */
  isSpaceUsed: boolean;
  lastPress: { readonly at: Point; readonly atMs: number } | null;
  isDoublePress: boolean;
  /** The last position of the pointer, for keys that need one. */
  resting: Point | null;
}

export interface EngineOptions {
  readonly geometry: Geometry;
  readonly allocation?: Allocation;
  readonly palette?: Palette;
  readonly mode?: MapMode;
  /** Monotonic time in milliseconds. */
  readonly now: () => number;
}

export function createEngine({ geometry, allocation, palette, mode, now }: EngineOptions): Engine {
  return {
    now,
    mode: mode ?? 'edit',
    model: createSeatModel(geometry, allocation ?? emptyAllocation(geometry), palette ?? EMPTY_PALETTE),
    grid: buildPointGrid(geometry),
    blockBounds: measureBlocks(geometry),
    selection: createSelection(geometry.seatCount),
    history: createHistory(),
    camera: createCamera(),
    isFitted: true,
    kind: 'tickets',
    tool: TOOLS[0].name,
    toolState: TOOLS[0].idle,
    pointers: createPointerState(),
    armed: null,
    hovered: -1,
    cursor: -1,
    marquee: null,
    snapshot: INITIAL_SNAPSHOT,
    listeners: new Set(),
    onPaintNeeded: () => {},
  };
}

function createPointerState(): PointerState {
  return {
    down: new Map(),
    panning: null,
    isPinching: false,
    isSpaceHeld: false,
    isSpaceUsed: false,
    lastPress: null,
    isDoublePress: false,
    resting: null,
  };
}
