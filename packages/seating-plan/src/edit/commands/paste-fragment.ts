import { foldLabel } from '../../labels/fold-label.ts';
import type { PlanRow, PlanSeat } from '../../plan.ts';
import type { Change } from '../change.ts';
import type { NodeId } from '../node.ts';
import { nextLabel } from '../numbering/next-label.ts';
import type { Fragment } from './copy-nodes.ts';
import { drawBlock } from './draw-block.ts';
import { drawArea, drawShape } from './draw-figures.ts';
import { rowLabelsOf, seatLabelsOf } from './draw-rows.ts';
import { moveNodes } from './transform-nodes.ts';

export interface PasteOptions {
  readonly dx: number;
  readonly dy: number;
  /** The label of the block that takes rows and seats whose own block is gone. */
  readonly strayLabel: string;
}

/**
 * Adds what was copied and answers the new nodes. A label is never doubled: blocks, rows and seats that find theirs taken
 * get the next free one.
 */
export function pasteFragment(change: Change, fragment: Fragment, { dx, dy, strayLabel }: PasteOptions): NodeId[] {
  let stray: NodeId | undefined;
  const strayBlock = () => {
    stray ??= drawBlock(change, { label: strayLabel });
    return stray;
  };
  const added = [
    ...fragment.blocks.map(({ rows, ...block }) => {
      const id = drawBlock(change, block);
      for (const row of rows) addRow(change, id, row);
      return id;
    }),
    ...fragment.rows.map(({ block, row }) =>
      addRow(change, change.draft.findAs(block, 'block') ? block : strayBlock(), row),
    ),
    ...pasteSeats(change, fragment.seats, strayBlock),
    ...fragment.areas.map((area) => drawArea(change, area)),
    ...fragment.shapes.map((shape) => drawShape(change, shape)),
  ];
  moveNodes(change, added, dx, dy);
  return added;
}

function addRow(change: Change, block: NodeId, { label, seats }: PlanRow): NodeId {
  const taken = rowLabelsOf(change.draft, block);
  const row = change.draft.reserve();
  const ids = seats.map((seat) => change.add({ kind: 'seat', row, seat }));
  change.put(row, { kind: 'row', block, label: findFree(label, taken), seats: ids });
  const node = change.draft.require(block, 'block');
  change.put(block, { ...node, rows: [...node.rows, row] });
  return row;
}

function pasteSeats(change: Change, seats: Fragment['seats'], strayBlock: () => NodeId): NodeId[] {
  const byRow = new Map<NodeId, PlanSeat[]>();
  for (const { row, seat } of seats) byRow.set(row, [...(byRow.get(row) ?? []), seat]);
  const added: NodeId[] = [];
  for (const [row, copies] of byRow) {
    if (change.draft.findAs(row, 'row')) added.push(...addSeats(change, row, copies));
    else added.push(addRow(change, strayBlock(), { label: 'A', seats: copies }));
  }
  return added;
}

function addSeats(change: Change, row: NodeId, seats: readonly PlanSeat[]): NodeId[] {
  const taken = seatLabelsOf(change.draft, row);
  const ids = seats.map((seat) => {
    const label = findFree(seat.label, taken);
    taken.add(foldLabel(label));
    return change.add({ kind: 'seat', row, seat: { ...seat, label } });
  });
  const node = change.draft.require(row, 'row');
  change.put(row, { ...node, seats: [...node.seats, ...ids] });
  return ids;
}

function findFree(label: string, taken: ReadonlySet<string>): string {
  return taken.has(foldLabel(label)) ? nextLabel(label, taken) : label;
}
