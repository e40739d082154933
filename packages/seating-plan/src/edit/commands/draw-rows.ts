import { isOnPage } from '../../format/coordinates.ts';
import type { PlanSeat, Point } from '../../format/plan.ts';
import { foldLabel } from '../../labels/label.ts';
import type { Change } from '../draft/change.ts';
import type { Draft } from '../draft/draft.ts';
import type { NodeId } from '../draft/node.ts';
import type { DrawnRow } from '../drawing/drawn-rows.ts';
import { foldAll, nextLabel } from '../numbering/next-label.ts';
import { type Numbering, numberThings } from '../numbering/numbering.ts';

export interface NewRows {
  readonly block: NodeId;
  readonly rows: readonly DrawnRow[];
  readonly rowLabels: Numbering;
  readonly seatLabels: Numbering;
}

/** Adds rows after the last row of the block; row labels that are taken are skipped. */
export function drawRows(change: Change, { block, rows, rowLabels, seatLabels }: NewRows): NodeId[] {
  const taken = rowLabelsOf(change.draft, block);
  const labels = numberThings(rows.length, rowLabels, (label) => taken.has(foldLabel(label)));
  const added = rows.map((seats, index) => {
    const row = { block, label: labels[index] ?? '', seats };
    return addRow(change, row, seatLabels);
  });
  const node = change.draft.require(block, 'block');
  change.put(block, { ...node, rows: [...node.rows, ...added] });
  return added;
}

interface LabelledRow {
  readonly block: NodeId;
  readonly label: string;
  readonly seats: DrawnRow;
}

function addRow(change: Change, { block, label, seats: drawn }: LabelledRow, numbering: Numbering): NodeId {
  const row = change.draft.reserve();
  const labels = numberThings(drawn.length, numbering);
  const seats = drawn.map(({ x, y, rotation }, index) =>
    change.add({
      kind: 'seat',
      row,
      seat: { label: labels[index] ?? '', x, y, ...(rotation !== 0 && { rotation }) },
    }),
  );
  change.put(row, { kind: 'row', block, label, seats });
  return row;
}

function rowLabelsOf(draft: Draft, block: NodeId): Set<string> {
  return foldAll(draft.require(block, 'block').rows.map((id) => draft.require(id, 'row').label));
}

export function seatLabelsOf(draft: Draft, row: NodeId): Set<string> {
  return foldAll(draft.require(row, 'row').seats.map((id) => draft.require(id, 'seat').seat.label));
}

const FIRST = { start: '', isReversed: false, skipIO: true } as const;

/** Adds a seat with the next label at the nearer end of the row. */
export function addSeat(change: Change, row: NodeId, at: Point): NodeId {
  const node = change.draft.require(row, 'row');
  const last = node.seats.at(-1);
  const before: PlanSeat | undefined = last === undefined ? undefined : change.draft.require(last, 'seat').seat;
  const label = before ? nextLabel(before.label, seatLabelsOf(change.draft, row)) : '1';
  const rotation = before?.rotation;
  const seat = change.add({ kind: 'seat', row, seat: { label, x: at.x, y: at.y, ...(rotation && { rotation }) } });
  const isBefore = distanceTo(change.draft, node.seats[0], at) < distanceTo(change.draft, last, at);
  change.put(row, { ...node, seats: isBefore ? [seat, ...node.seats] : [...node.seats, seat] });
  return seat;
}

function distanceTo(draft: Draft, id: NodeId | undefined, { x, y }: Point): number {
  const seat = id === undefined ? undefined : draft.require(id, 'seat').seat;
  return seat && isOnPage(seat) ? Math.hypot(seat.x - x, seat.y - y) : Number.POSITIVE_INFINITY;
}

/** Adds a row of one seat, labelled after the last row of the block. */
export function startRow(change: Change, block: NodeId, at: Point): NodeId {
  const last = change.draft.require(block, 'block').rows.at(-1);
  const taken = rowLabelsOf(change.draft, block);
  const start = last === undefined ? 'A' : nextLabel(change.draft.require(last, 'row').label, taken);
  const [row = 0] = drawRows(change, {
    block,
    rows: [[{ ...at, rotation: 0 }]],
    rowLabels: { ...FIRST, style: 'letters' },
    seatLabels: { ...FIRST, style: 'numbers' },
  });
  change.put(row, { ...change.draft.require(row, 'row'), label: start });
  return row;
}
