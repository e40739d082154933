import { foldLabel } from '../../labels/fold-label.ts';
import type { Change } from '../change.ts';
import type { Draft } from '../draft.ts';
import type { NodeId } from '../node.ts';
import { foldAll } from '../numbering/next-label.ts';
import { type Numbering, numberThings } from '../numbering/numbering.ts';

/** Numbers the seats of each row anew, from the row's left end on the page or, reversed, from its right one. */
export function numberSeats(change: Change, rows: Iterable<NodeId>, numbering: Numbering): void {
  for (const row of rows) {
    const seats = fromTheLeft(change.draft, change.draft.require(row, 'row').seats);
    const labels = numberThings(seats.length, numbering);
    for (const [index, id] of seats.entries()) {
      const node = change.draft.require(id, 'seat');
      const label = labels[index] ?? '';
      if (node.seat.label !== label) change.put(id, { ...node, seat: { ...node.seat, label } });
    }
  }
}

/** Labels rows anew, block by block in their order; labels that other rows of the block keep are passed over. */
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
    for (const [index, id] of ids.entries()) {
      const node = change.draft.require(id, 'row');
      const label = labels[index] ?? '';
      if (node.label !== label) change.put(id, { ...node, label });
    }
  }
}

/** A row keeps the order it was drawn in; only its direction on the page is turned where it runs to the left. */
function fromTheLeft(draft: Draft, seats: readonly NodeId[]): readonly NodeId[] {
  const placeOf = (id: NodeId | undefined) => (id === undefined ? undefined : draft.require(id, 'seat').seat);
  const first = placeOf(seats[0]);
  const last = placeOf(seats.at(-1));
  const runsLeft = (first?.x ?? 0) > (last?.x ?? 0);
  return runsLeft ? [...seats].reverse() : seats;
}
