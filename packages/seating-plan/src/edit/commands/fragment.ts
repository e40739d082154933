import type { PlanBlock, PlanRow, PlanSeat, PlanShape, StandingArea } from '../../format/plan.ts';
import type { Change } from '../draft/change.ts';
import type { Draft } from '../draft/draft.ts';
import type { NodeId } from '../draft/node.ts';
import { LabelPool } from '../numbering/next-label.ts';
import { drawArea, drawBlock, drawShape } from './draw-figures.ts';
import { moveNodes } from './transform-nodes.ts';

export interface PasteOptions {
  readonly dx: number;
  readonly dy: number;
  /** The label of a new block for rows and seats whose own block was removed. */
  readonly strayLabel: string;
}

/** Adds a copy and returns the new nodes. Blocks, rows and seats whose label is taken get the next free one. */
export function pasteFragment(change: Change, fragment: Fragment, { dx, dy, strayLabel }: PasteOptions): NodeId[] {
  let stray: NodeId | undefined;
  const strayBlock = () => {
    stray ??= drawBlock(change, { label: strayLabel });
    return stray;
  };
  const added = [
    ...fragment.blocks.map(({ rows, ...block }) => {
      const id = drawBlock(change, block);
      addRows(change, id, rows);
      return id;
    }),
    ...pasteRows(change, fragment.rows, strayBlock),
    ...pasteSeats(change, fragment.seats, strayBlock),
    ...fragment.areas.map((area) => drawArea(change, area)),
    ...fragment.shapes.map((shape) => drawShape(change, shape)),
  ];
  moveNodes(change, added, dx, dy);
  return added;
}

function addRows(change: Change, block: NodeId, rows: readonly PlanRow[]): NodeId[] {
  const { draft } = change;
  const node = draft.require(block, 'block');
  const labels = new LabelPool(node.rows.map((id) => draft.require(id, 'row').label));
  const added = rows.map(({ label, seats }) => {
    const row = draft.reserve();
    const ids = seats.map((seat) => change.add({ kind: 'seat', row, seat }));
    change.put(row, { kind: 'row', block, label: labels.take(label), seats: ids });
    return row;
  });
  change.put(block, { ...node, rows: [...node.rows, ...added] });
  return added;
}

function pasteRows(change: Change, rows: Fragment['rows'], strayBlock: () => NodeId): NodeId[] {
  const byBlock = new Map<NodeId, PlanRow[]>();
  for (const { block, row } of rows) collect(byBlock, change.draft.findAs(block, 'block') ? block : strayBlock(), row);
  return [...byBlock].flatMap(([block, copies]) => addRows(change, block, copies));
}

function pasteSeats(change: Change, seats: Fragment['seats'], strayBlock: () => NodeId): NodeId[] {
  const byRow = new Map<NodeId, PlanSeat[]>();
  for (const { row, seat } of seats) collect(byRow, row, seat);
  return [...byRow].flatMap(([row, copies]) =>
    change.draft.findAs(row, 'row')
      ? addSeats(change, row, copies)
      : addRows(change, strayBlock(), [{ label: 'A', seats: copies }]),
  );
}

function collect<Item>(groups: Map<NodeId, Item[]>, id: NodeId, item: Item): void {
  const group = groups.get(id);
  if (group) group.push(item);
  else groups.set(id, [item]);
}

function addSeats(change: Change, row: NodeId, seats: readonly PlanSeat[]): NodeId[] {
  const { draft } = change;
  const node = draft.require(row, 'row');
  const labels = new LabelPool(node.seats.map((id) => draft.require(id, 'seat').seat.label));
  const ids = seats.map((seat) => change.add({ kind: 'seat', row, seat: { ...seat, label: labels.take(seat.label) } }));
  change.put(row, { ...node, seats: [...node.seats, ...ids] });
  return ids;
}

/** A copy, independent of the draft; rows and seats remember their block and row. */
export interface Fragment {
  readonly blocks: readonly Omit<PlanBlock, 'blockId'>[];
  readonly rows: readonly { readonly block: NodeId; readonly row: PlanRow }[];
  readonly seats: readonly { readonly row: NodeId; readonly seat: PlanSeat }[];
  readonly areas: readonly StandingArea[];
  readonly shapes: readonly PlanShape[];
}

/** Copies nodes in plan order; a node inside another copied node is copied once. */
export function copyNodes(draft: Draft, ids: Iterable<NodeId>): Fragment {
  const wanted = new Set(ids);
  const { blocks, areas, shapes } = draft.root;
  const rows = blocks.filter((id) => !wanted.has(id)).flatMap((id) => draft.require(id, 'block').rows);
  const isRowWanted = (id: NodeId) => wanted.has(id);
  return {
    blocks: blocks.filter((id) => wanted.has(id)).map((id) => copyBlock(draft, id)),
    rows: rows.filter(isRowWanted).map((id) => ({ block: draft.require(id, 'row').block, row: copyRow(draft, id) })),
    seats: rows
      .filter((id) => !isRowWanted(id))
      .flatMap((row) => draft.require(row, 'row').seats.map((id) => ({ row, id })))
      .filter(({ id }) => wanted.has(id))
      .map(({ row, id }) => ({ row, seat: draft.require(id, 'seat').seat })),
    areas: areas.filter((id) => wanted.has(id)).map((id) => draft.require(id, 'area').area),
    shapes: shapes.filter((id) => wanted.has(id)).map((id) => draft.require(id, 'shape').shape),
  };
}

function copyBlock(draft: Draft, id: NodeId): Omit<PlanBlock, 'blockId'> {
  const { label, description, bestRank, outline, rows } = draft.require(id, 'block');
  return {
    label,
    description,
    bestRank,
    ...(outline && { outline: [...outline] }),
    rows: rows.map((row) => copyRow(draft, row)),
  };
}

function copyRow(draft: Draft, id: NodeId): PlanRow {
  const { label, seats } = draft.require(id, 'row');
  return { label, seats: seats.map((seat) => draft.require(seat, 'seat').seat) };
}
