import type { Draft, NodeId } from '@parterre/seating-plan/edit';

/** A line of the table: the plan as a tree, expanded where the reader expanded it. */
export interface ObjectLine {
  readonly id: NodeId;
  readonly depth: 0 | 1 | 2;
}

export function listObjects(draft: Draft, open: ReadonlySet<NodeId>): ObjectLine[] {
  const lines: ObjectLine[] = [];
  for (const block of draft.root.blocks) {
    lines.push({ id: block, depth: 0 });
    if (!open.has(block)) continue;
    for (const row of draft.require(block, 'block').rows) {
      lines.push({ id: row, depth: 1 });
      if (open.has(row)) for (const seat of draft.require(row, 'row').seats) lines.push({ id: seat, depth: 2 });
    }
  }
  for (const id of [...draft.root.areas, ...draft.root.shapes]) lines.push({ id, depth: 0 });
  return lines;
}
