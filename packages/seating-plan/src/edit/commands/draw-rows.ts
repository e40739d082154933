import { foldLabel } from '../../labels/label.ts';
import type { Change } from '../change.ts';
import type { Draft } from '../draft.ts';
import type { DrawnRow } from '../drawing/drawn-row.ts';
import type { NodeId } from '../node.ts';
import { foldAll } from '../numbering/next-label.ts';
import { type Numbering, numberThings } from '../numbering/numbering.ts';

export interface NewRows {
  readonly block: NodeId;
  readonly rows: readonly DrawnRow[];
  readonly rowLabels: Numbering;
  readonly seatLabels: Numbering;
}

/** Adds rows behind those of the block; row labels that the block has are passed over. */
export function drawRows(change: Change, { block, rows, rowLabels, seatLabels }: NewRows): NodeId[] {
  const taken = rowLabelsOf(change.draft, block);
  const labels = numberThings(rows.length, rowLabels, (label) => taken.has(foldLabel(label)));
  const added = rows.map((seats, index) => addRow(change, block, labels[index] ?? '', seats, seatLabels));
  const node = change.draft.require(block, 'block');
  change.put(block, { ...node, rows: [...node.rows, ...added] });
  return added;
}

function addRow(change: Change, block: NodeId, label: string, drawn: DrawnRow, numbering: Numbering): NodeId {
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

export function rowLabelsOf(draft: Draft, block: NodeId): Set<string> {
  return foldAll(draft.require(block, 'block').rows.map((id) => draft.require(id, 'row').label));
}

export function seatLabelsOf(draft: Draft, row: NodeId): Set<string> {
  return foldAll(draft.require(row, 'row').seats.map((id) => draft.require(id, 'seat').seat.label));
}
