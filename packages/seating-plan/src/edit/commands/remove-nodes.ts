import type { Change } from '../draft/change.ts';
import type { NodeId } from '../draft/node.ts';
import { listSeats } from '../places/targets.ts';

/**
 * Removes the nodes and their contents. A row without seats is removed too; a block stays unless it is among the nodes.
 */
export function removeNodes(change: Change, ids: Iterable<NodeId>): void {
  const gone = new Set(ids);
  const rowsTouched = new Set<NodeId>();
  const blocksTouched = new Set<NodeId>();
  for (const id of gone) {
    const node = change.draft.find(id);
    if (node?.kind === 'seat') rowsTouched.add(node.row);
    else if (node?.kind === 'row') blocksTouched.add(node.block);
  }
  for (const row of rowsTouched) {
    const node = change.draft.findAs(row, 'row');
    if (!node || gone.has(row)) continue;
    const seats = node.seats.filter((seat) => !gone.has(seat));
    if (seats.length === 0) {
      gone.add(row);
      blocksTouched.add(node.block);
    } else change.put(row, { ...node, seats });
  }
  for (const block of blocksTouched) {
    const node = change.draft.findAs(block, 'block');
    if (node && !gone.has(block)) change.put(block, { ...node, rows: node.rows.filter((row) => !gone.has(row)) });
  }
  const { blocks, areas, shapes } = change.draft.root;
  const keep = (list: readonly NodeId[]) =>
    list.some((id) => gone.has(id)) ? list.filter((id) => !gone.has(id)) : list;
  const next = { blocks: keep(blocks), areas: keep(areas), shapes: keep(shapes) };
  if (next.blocks !== blocks || next.areas !== areas || next.shapes !== shapes) change.putRoot(next);
  for (const id of listInside(change, gone)) change.put(id, undefined);
}

/** Lists the nodes and everything in them, before any is removed. */
function listInside({ draft }: Change, ids: Iterable<NodeId>): Set<NodeId> {
  const inside = new Set<NodeId>();
  for (const id of ids) {
    const node = draft.find(id);
    if (!node) continue;
    inside.add(id);
    if (node.kind === 'block') for (const row of node.rows) inside.add(row);
    for (const seat of listSeats(draft, id)) inside.add(seat);
  }
  return inside;
}
