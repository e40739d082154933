import { foldLabel } from '../../labels/label.ts';
import type { Change } from '../draft/change.ts';
import type { Draft } from '../draft/draft.ts';
import type { NodeId } from '../draft/node.ts';
import { foldAll } from '../numbering/next-label.ts';
import { type Numbering, numberThings } from '../numbering/numbering.ts';
import { rowsFromFront, seatsAlongRow } from '../places/row-order.ts';

/** Numbers the seats of each row anew, from the left end on the page or, reversed, from the right one. */
export function numberSeats(change: Change, rows: Iterable<NodeId>, numbering: Numbering): void {
  for (const row of rows) {
    const seats = fromTheLeft(change.draft, row);
    const labels = numberThings(seats.length, numbering);
    for (const [index, id] of seats.entries()) {
      const node = change.draft.require(id, 'seat');
      const label = labels[index] ?? '';
      if (node.seat.label !== label) change.put(id, { ...node, seat: { ...node.seat, label } });
    }
  }
}

/** Labels rows anew, block by block, from the front; labels of other rows in the block are skipped. */
export function labelRows(change: Change, rows: Iterable<NodeId>, numbering: Numbering): void {
  const byBlock = new Map<NodeId, NodeId[]>();
  for (const id of rows) {
    const { block } = change.draft.require(id, 'row');
    byBlock.set(block, [...(byBlock.get(block) ?? []), id]);
  }
  for (const [block, ids] of byBlock) {
    const others = change.draft.require(block, 'block').rows.filter((id) => !ids.includes(id));
    const taken = foldAll(others.map((id) => change.draft.require(id, 'row').label));
    const labels = numberThings(ids.length, numbering, (label) => taken.has(foldLabel(label)));
    for (const [index, id] of rowsFromFront(change.draft, ids).entries()) {
      const node = change.draft.require(id, 'row');
      const label = labels[index] ?? '';
      if (node.label !== label) change.put(id, { ...node, label });
    }
  }
}

/** Returns the seats from left to right on the page; those without a position come last. */
function fromTheLeft(draft: Draft, row: NodeId): readonly NodeId[] {
  const placed = seatsAlongRow(draft, row);
  const placeOf = (id: NodeId | undefined) => (id === undefined ? undefined : draft.require(id, 'seat').seat);
  const runsLeft = (placeOf(placed[0])?.x ?? 0) > (placeOf(placed.at(-1))?.x ?? 0);
  const { seats } = draft.require(row, 'row');
  const known = new Set(placed);
  return [...(runsLeft ? [...placed].reverse() : placed), ...seats.filter((id) => !known.has(id))];
}
