import { buildPointGrid, findPointsInRect, type PointGrid, type Rect, viewOf } from '@parterre/canvas';
import { checkPlan, countSeats, type PlanProblem, type Point, type SeatingPlan } from '@parterre/seating-plan';
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
import { applyDocument } from '../merge/apply-document.ts';
import { findDraggedNodes, type Gesture } from './gesture.ts';
import { memoise } from './memoise.ts';
import { FIRST_OPTIONS, type RowOptions } from './row-options.ts';
import { readSeatColumns, type SeatColumns } from './seat-columns.ts';
import { findPage, type Trace } from './trace.ts';
import { Viewport } from './viewport.ts';

const SNAP_REACH_PX = 6;
/** In CSS pixels; on narrower screens nothing is drawn. */
const TRACING_WIDTH_MIN = 600;
/** The minimum scale for showing a finding. */
const FOUND_SCALE = 1.2;
export type Settable =
  | 'options'
  | 'targetBlock'
  | 'isGridOn'
  | 'isSnapOn'
  | 'colourBy'
  | 'corner'
  | 'isTraceMovable'
  | 'startsNewBlock';

/**
 * One plan in the editor: the document with its undo steps, and the state of viewing and drawing. Does not depend on
 * React.
 */
export class PlanDesk extends Viewport {
  readonly editor: PlanEditor;
  options: RowOptions = FIRST_OPTIONS;
  /** The block for new rows; null for a new one. */
  targetBlock: NodeId | null = null;
  gesture: Gesture | null = null;
  pointer: SnappedPoint | null = null;
  /** The corner that keys move and remove, while its figure is selected. */
  corner: { node: NodeId; index: number } | null = null;
  colourBy: 'block' | 'category' = 'block';
  clipboard: Fragment | null = null;
  isGridOn = true;
  isSnapOn = true;
  gridStep = 10;
  trace: Trace | null;
  /** True if the pointer moves the picture; otherwise it is fixed for drawing over it. */
  isTraceMovable = false;
  /** True if every set of new rows gets a block of its own. */
  startsNewBlock = false;
  /** Increases when the picture moves, so that the draft counts as changed. */
  traceVersion = 0;
  findings: readonly PlanProblem[];
  readonly #drawn = () => [this.editor.version];
  readonly #selected = () => [this.editor.version, this.editor.selection];
  readonly #readColumns = memoise(this.#drawn, () => readSeatColumns(this.draft));
  readonly #buildGrid = memoise(this.#drawn, () => buildPointGrid(this.columns));
  readonly #findSeats = memoise(this.#selected, () => new Set(findTargets(this.draft, this.editor.selection).seats));
  readonly #measureSelection = memoise(this.#selected, () => measureNodes(this.draft, this.editor.selection));
  readonly #countSeats = memoise(this.#drawn, () => countSeats(this.document));
  readonly #measureDrawing = memoise(this.#drawn, () => measureDraft(this.draft));

  constructor(plan: SeatingPlan, trace: Trace | null, lastBlockId = 0) {
    super();
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
    return this.#readColumns();
  }

  get seatCount(): number {
    return this.#countSeats();
  }

  /** Finds seats by position without reading all of them. */
  get grid(): PointGrid {
    return this.#buildGrid();
  }

  /** All selected seats, including those of selected rows and blocks. */
  get selectedSeats(): ReadonlySet<NodeId> {
    return this.#findSeats();
  }

  get selectionBox(): Rect | undefined {
    return this.#measureSelection();
  }

  get activeCorner(): { node: NodeId; index: number } | null {
    const { corner, editor } = this;
    return corner && editor.selection.size === 1 && editor.selection.has(corner.node) ? corner : null;
  }

  get document(): SeatingPlan {
    return toDocument(this.draft);
  }

  get page(): Rect {
    return findPage(this.#measureDrawing(), this.trace);
  }

  setGesture(gesture: Gesture | null): void {
    this.gesture = gesture;
    this.repaint();
  }

  /** The pointer has left the plan: nothing follows it any more. */
  leavePointer(): void {
    this.pointer = null;
    this.repaint();
  }

  /** Sets any of the plain fields and repaints. */
  set(values: Partial<Pick<PlanDesk, Settable>>): void {
    Object.assign(this, values);
    this.publish();
  }

  setTrace(trace: Trace | null, isChange = true): void {
    this.trace = trace;
    if (isChange) this.traceVersion += 1;
    this.publish();
  }

  /** Applies the changes of other users. Selected parts stay selected unless they changed. */
  applyMerged(plan: SeatingPlan, renumbered: ReadonlyMap<number, number>, lastBlockId: number): void {
    this.editor.applyRemote((change) => void applyDocument(change, plan, { renumbered, lastBlockId }));
    const held = this.gesture && findDraggedNodes(this.gesture);
    if (typeof held === 'number' && !this.draft.find(held)) this.setGesture(null);
  }

  /** Checks the whole plan, which is slow, so call it only when the user has stopped drawing. */
  check(): void {
    this.findings = checkPlan(this.document);
    this.publish();
  }

  snap(point: Point, isFree = false): SnappedPoint {
    if (isFree) return { ...point, lineX: null, lineY: null };
    return snapPoint(point, {
      gridStep: this.isGridOn ? this.gridStep : 0,
      reach: this.isSnapOn ? this.snapReach : 0,
      neighbours: this.isSnapOn ? this.#findNeighbours(point) : [],
    });
  }

  /** The distance at which a point snaps to a line, in plan units; constant on the screen at every zoom. */
  get snapReach(): number {
    return SNAP_REACH_PX / this.camera.scale;
  }

  /** On a phone nobody traces, and the picture would only make the plan smaller. */
  protected override findWhole(): Rect {
    return this.camera.width < TRACING_WIDTH_MIN ? (this.#measureDrawing() ?? this.page) : this.page;
  }

  /**
   * A finding may name something that is not drawn yet: then a seat without a place is shown by its row, and a row
   * without one by its block.
   */
  show(id: NodeId): void {
    const node = this.draft.find(id);
    const row = node?.kind === 'seat' ? node.row : id;
    const block = this.draft.findAs(row, 'row')?.block ?? row;
    const box = measureNodes(this.draft, [id]) ?? measureNodes(this.draft, [row]) ?? measureNodes(this.draft, [block]);
    if (box) this.zoomTo(box, FOUND_SCALE);
    this.editor.select([id]);
  }

  /** Returns visible seats that the point could align with, except those being moved. */
  #findNeighbours({ x, y }: Point): Point[] {
    const { columns, grid, selectedSeats, snapReach } = this;
    const isMoving = this.gesture?.kind === 'move';
    const view = viewOf(this.camera);
    const upright = { ...view, minX: Math.max(view.minX, x - snapReach), maxX: Math.min(view.maxX, x + snapReach) };
    const level = { ...view, minY: Math.max(view.minY, y - snapReach), maxY: Math.min(view.maxY, y + snapReach) };
    const near = new Set([...findPointsInRect(grid, upright), ...findPointsInRect(grid, level)]);
    return [...near]
      .filter((at) => !isMoving || !selectedSeats.has(columns.ids[at] ?? -1))
      .sort((a, b) => a - b)
      .map((at) => ({ x: columns.x[at] ?? 0, y: columns.y[at] ?? 0 }));
  }
}
