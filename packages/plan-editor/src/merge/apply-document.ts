import type { PlanBlock, SeatingPlan } from '@parterre/seating-plan';
import { type Change, listSeats, type NodeId, setFocalPoint } from '@parterre/seating-plan/edit';
import { isSame } from './merge-lists.ts';

/** Changes the draft to equal the document. Nodes that are equal already are kept, so that they stay selected. */
export function applyDocument(
  change: Change,
  plan: SeatingPlan,
  { renumbered, lastBlockId }: { renumbered: ReadonlyMap<number, number>; lastBlockId: number },
): void {
  const { draft } = change;
  for (const id of draft.root.blocks) {
    const block = draft.require(id, 'block');
    const blockId = renumbered.get(block.blockId);
    if (blockId !== undefined) change.put(id, { ...block, blockId });
  }
  const nodes = new Map(draft.root.blocks.map((id) => [draft.require(id, 'block').blockId, id]));
  const blocks = plan.blocks.map((block) => applyBlock(change, nodes.get(block.blockId), block));
  const { areas: areasBefore, shapes: shapesBefore } = draft.root;
  const areas = pair(plan.standingAreas, areasBefore, (id) => draft.require(id, 'area').area).map(
    ([area, id]) => id ?? change.add({ kind: 'area', area }),
  );
  const shapes = pair(plan.shapes, shapesBefore, (id) => draft.require(id, 'shape').shape).map(
    ([shape, id]) => id ?? change.add({ kind: 'shape', shape }),
  );
  const gone = [...nodes.values(), ...areasBefore, ...shapesBefore].filter(
    (id) => !blocks.includes(id) && !areas.includes(id) && !shapes.includes(id),
  );
  for (const id of gone) removeWhole(change, id);
  change.putRoot({ name: plan.name, blocks, areas, shapes, categories: plan.categories });
  setFocalPoint(change, plan.focalPoint ?? null);
  draft.keepBlockIds(plan.blocks.reduce((max, { blockId }) => Math.max(max, blockId), lastBlockId));
}

function applyBlock(change: Change, known: NodeId | undefined, { rows, ...block }: PlanBlock): NodeId {
  const { draft } = change;
  const id = known ?? change.add({ kind: 'block', ...block, rows: [] });
  const before = draft.require(id, 'block').rows;
  const readRow = (row: NodeId) => {
    const { label, seats } = draft.require(row, 'row');
    return { label, seats: seats.map((seat) => draft.require(seat, 'seat').seat) };
  };
  const rowIds = pair(rows, before, readRow).map(([row, same]) => {
    if (same !== undefined) return same;
    const rowId = change.add({ kind: 'row', block: id, label: row.label, seats: [] });
    const seats = row.seats.map((seat) => change.add({ kind: 'seat', row: rowId, seat }));
    change.put(rowId, { kind: 'row', block: id, label: row.label, seats });
    return rowId;
  });
  for (const row of before) if (!rowIds.includes(row)) removeWhole(change, row);
  const { kind: _, rows: __, ...values } = draft.require(id, 'block');
  if (!isSame(values, block) || !isSame(before, rowIds)) change.put(id, { kind: 'block', ...block, rows: rowIds });
  return id;
}

/** Pairs each item with a node that is equal already, if there is one. */
function pair<Item>(items: readonly Item[], nodes: readonly NodeId[], read: (id: NodeId) => Item) {
  const free = new Map(nodes.map((id) => [id, read(id)]));
  return items.map((item): [Item, NodeId | undefined] => {
    const [id] = [...free].find(([, node]) => isSame(node, item)) ?? [];
    if (id !== undefined) free.delete(id);
    return [item, id];
  });
}

function removeWhole(change: Change, id: NodeId): void {
  const block = change.draft.findAs(id, 'block');
  for (const seat of listSeats(change.draft, id)) change.put(seat, undefined);
  for (const row of block?.rows ?? []) change.put(row, undefined);
  change.put(id, undefined);
}
