import { checkPlan, type PlanProblem, type Point, type SeatingPlan } from '@parterre/seating-plan';
import {
  type Fragment,
  findTargets,
  measureDraft,
  measureNodes,
  type NodeId,
  PlanEditor,
  type SnappedPoint,
  snapPoint,
  toPlan as toDocument,
} from '@parterre/seating-plan/edit';
import { findHeld, type Gesture } from '../gestures/gesture.ts';
import { bringIn } from '../merge/bring-in.ts';
import { type Box, type Camera, centreOn, fitBox, joinBoxes, viewOf, zoomAt } from './camera.ts';
import { FIRST_OPTIONS, type RowOptions } from './row-options.ts';
import { readSeatColumns, type SeatColumns } from './seat-columns.ts';
import { isPicking, type PickingTool, type Tool } from './tools.ts';
import { boxOfTrace, type Trace } from './trace.ts';

const EMPTY_PAGE: Box = { minX: -400, minY: -100, maxX: 400, maxY: 500 };
const SNAP_REACH_PX = 6;
/** In CSS pixels; narrower, nothing is drawn. */
const TRACING_WIDTH_MIN = 600;
/** Below this a finding's place is shown this large. */
const FOUND_SCALE = 1.2;

type Settable =
  | 'tool'
  | 'options'
  | 'targetBlock'
  | 'isGridOn'
  | 'isSnapOn'
  | 'colourBy'
  | 'corner'
  | 'isTraceLoose'
  | 'isBlockEach';

/** One plan on the table: the document with its steps, and how it is looked at and drawn on. Outside of React. */
export class EditorDesk {
  readonly editor: PlanEditor;
  readonly camera: Camera = { scale: 1, offsetX: 0, offsetY: 0, width: 0, height: 0 };
  tool: Tool = 'seats';
  /** What Escape goes back to from a tool that draws. */
  lastPicking: PickingTool = 'seats';
  options: RowOptions = FIRST_OPTIONS;
  /** New rows go into this block; null: into a new one. */
  targetBlock: NodeId | null = null;
  gesture: Gesture | null = null;
  pointer: SnappedPoint | null = null;
  /** The corner that keys move and remove; only while its figure is selected. */
  corner: { node: NodeId; index: number } | null = null;
  colourBy: 'block' | 'category' = 'block';
  clipboard: Fragment | null = null;
  isGridOn = true;
  isSnapOn = true;
  gridStep = 10;
  trace: Trace | null;
  /** The picture moves with the pointer; otherwise it lies still while one draws on it. */
  isTraceLoose = false;
  /** Rows that are drawn get a block of their own each time. */
  isBlockEach = false;
  /** Grows when the picture is moved: the draft is then unsaved like any other change. */
  traceVersion = 0;
  findings: readonly PlanProblem[];
  #columns: { version: number; value: SeatColumns } | null = null;
  #selectedSeats: { version: number; selection: ReadonlySet<NodeId>; value: ReadonlySet<NodeId> } | null = null;
  #selectionBox: { version: number; selection: ReadonlySet<NodeId>; value: Box | undefined } | null = null;
  #drawn: { version: number; value: Box | undefined } | null = null;
  #version = 0;
  #isFitted = true;
  readonly #listeners = new Set<() => void>();
  readonly #painters = new Set<() => void>();

  constructor(plan: SeatingPlan, trace: Trace | null, lastBlockId = 0) {
    this.editor = new PlanEditor(plan, lastBlockId);
    this.trace = trace;
    this.findings = checkPlan(plan);
    this.targetBlock = this.editor.draft.root.blocks[0] ?? null;
    this.editor.subscribe(() => this.publish());
  }

  get draft() {
    return this.editor.draft;
  }

  get columns(): SeatColumns {
    const { version } = this.editor;
    if (this.#columns?.version !== version) this.#columns = { version, value: readSeatColumns(this.draft) };
    return this.#columns.value;
  }

  /** Every selected seat, also by its row or block. */
  get selectedSeats(): ReadonlySet<NodeId> {
    const { version, selection } = this.editor;
    const last = this.#selectedSeats;
    if (last?.version === version && last.selection === selection) return last.value;
    const value = new Set(findTargets(this.draft, selection).seats);
    this.#selectedSeats = { version, selection, value };
    return value;
  }

  /** Round everything that is selected. */
  get selectionBox(): Box | undefined {
    const { version, selection } = this.editor;
    const last = this.#selectionBox;
    if (last?.version === version && last.selection === selection) return last.value;
    const value = measureNodes(this.draft, selection);
    this.#selectionBox = { version, selection, value };
    return value;
  }

  get activeCorner(): { node: NodeId; index: number } | null {
    const { corner, editor } = this;
    return corner && editor.selection.size === 1 && editor.selection.has(corner.node) ? corner : null;
  }

  get version(): number {
    return this.#version;
  }

  get document(): SeatingPlan {
    return toDocument(this.draft);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Also hears what only the picture shows: the pointer, the camera and a running gesture. */
  subscribePainter = (painter: () => void): (() => void) => {
    this.#painters.add(painter);
    return () => this.#painters.delete(painter);
  };

  publish(): void {
    this.#version += 1;
    for (const listener of [...this.#listeners]) listener();
    this.repaint();
  }

  /** Nothing that a panel shows is different: 60 times a second panels would be too slow. */
  repaint(): void {
    for (const painter of [...this.#painters]) painter();
  }

  setGesture(gesture: Gesture | null): void {
    this.gesture = gesture;
    this.repaint();
  }

  /** Any of the plain fields; the picture is drawn anew. */
  set(values: Partial<Pick<EditorDesk, Settable>>): void {
    if (values.tool && values.tool !== this.tool) this.gesture = null;
    Object.assign(this, values);
    if (isPicking(this.tool)) this.lastPicking = this.tool;
    this.publish();
  }

  setTrace(trace: Trace | null, isChange = true): void {
    this.trace = trace;
    if (isChange) this.traceVersion += 1;
    this.publish();
  }

  /** What somebody else drew meanwhile. What is selected stays so where it is still what it was. */
  takeIn(plan: SeatingPlan, renumbered: ReadonlyMap<number, number>, lastBlockId: number): void {
    this.editor.applyRemote((change) => void bringIn(change, plan, { renumbered, lastBlockId }));
    const held = this.gesture && findHeld(this.gesture);
    if (typeof held === 'number' && !this.draft.find(held)) this.setGesture(null);
  }

  /** The checks read the whole plan: the page calls this when the drawing rests. */
  check(): void {
    this.findings = checkPlan(this.document);
    this.publish();
  }

  snap(point: Point, isFree = false): SnappedPoint {
    if (isFree) return { ...point, lineX: null, lineY: null };
    return snapPoint(point, {
      gridStep: this.isGridOn ? this.gridStep : 0,
      reach: this.isSnapOn ? this.snapReach : 0,
      neighbours: this.isSnapOn ? this.#restingSeats() : [],
    });
  }

  /** In plan units. */
  get snapReach(): number {
    return SNAP_REACH_PX / this.camera.scale;
  }

  resize(width: number, height: number): void {
    this.camera.width = width;
    this.camera.height = height;
    if (this.#isFitted) this.fit();
    else this.repaint();
  }

  fit(): void {
    // Nobody traces on a phone: there the picture would only make the plan small.
    fitBox(this.camera, this.camera.width < TRACING_WIDTH_MIN ? (this.#drawnBox ?? this.page) : this.page);
    this.#isFitted = true;
    this.repaint();
  }

  get #drawnBox(): Box | undefined {
    const { version } = this.editor;
    if (this.#drawn?.version !== version) this.#drawn = { version, value: measureDraft(this.draft) };
    return this.#drawn.value;
  }

  get page(): Box {
    const drawn = this.#drawnBox;
    const traced = this.trace && boxOfTrace(this.trace);
    return drawn && traced ? joinBoxes(drawn, traced) : (drawn ?? traced ?? EMPTY_PAGE);
  }

  zoom(factor: number, at: Point = { x: this.camera.width / 2, y: this.camera.height / 2 }): void {
    zoomAt(this.camera, factor, at);
    this.#isFitted = false;
    this.repaint();
  }

  pan(dx: number, dy: number): void {
    this.camera.offsetX += dx;
    this.camera.offsetY += dy;
    this.#isFitted = false;
    this.repaint();
  }

  centre(point: Point): void {
    centreOn(this.camera, point);
    this.#isFitted = false;
    this.repaint();
  }

  /** Selects the node and brings it into sight; for a seat without a place its row, and for that its block. */
  show(id: NodeId): void {
    const node = this.draft.find(id);
    const row = node?.kind === 'seat' ? node.row : id;
    const block = this.draft.findAs(row, 'row')?.block ?? row;
    const box = measureNodes(this.draft, [id]) ?? measureNodes(this.draft, [row]) ?? measureNodes(this.draft, [block]);
    if (box) {
      fitBox(this.camera, box, Math.max(FOUND_SCALE, this.camera.scale));
      this.#isFitted = false;
    }
    this.editor.select([id]);
  }

  /** Seats in sight that a running move does not take along. */
  *#restingSeats(): Iterable<Point> {
    const isMoving = this.gesture?.kind === 'move';
    const { count, ids, x, y } = this.columns;
    const { minX, minY, maxX, maxY } = viewOf(this.camera);
    for (let at = 0; at < count; at++) {
      const [left = 0, top = 0] = [x[at], y[at]];
      if (left < minX || left > maxX || top < minY || top > maxY) continue;
      if (!isMoving || !this.selectedSeats.has(ids[at] ?? -1)) yield { x: left, y: top };
    }
  }
}
