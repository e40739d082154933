import type { PlanPlace } from '../../format/plan-problem.ts';
import type { Draft } from '../draft/draft.ts';
import type { NodeId } from '../draft/node.ts';

/**
 * The parts of a selection that a command changes: every seat once, and the outlines of whole blocks, areas and shapes.
 */
export interface Targets {
  readonly seats: readonly NodeId[];
  readonly blocks: readonly NodeId[];
  readonly areas: readonly NodeId[];
  readonly shapes: readonly NodeId[];
}

export function findTargets(draft: Draft, ids: Iterable<NodeId>): Targets {
  const seats = new Set<NodeId>();
  const blocks: NodeId[] = [];
  const areas: NodeId[] = [];
  const shapes: NodeId[] = [];
  for (const id of ids) {
    const node = draft.find(id);
    if (node?.kind === 'block') blocks.push(id);
    else if (node?.kind === 'area') areas.push(id);
    else if (node?.kind === 'shape') shapes.push(id);
    for (const seat of listSeats(draft, id)) seats.add(seat);
  }
  return { seats: [...seats], blocks, areas, shapes };
}

/** Returns the seats of a seat, row or block, in their order; none for other nodes. */
export function listSeats(draft: Draft, id: NodeId): readonly NodeId[] {
  const node = draft.find(id);
  if (node?.kind === 'seat') return [id];
  if (node?.kind === 'row') return node.seats;
  if (node?.kind === 'block') return node.rows.flatMap((row) => draft.require(row, 'row').seats);
  return [];
}

/** Returns the rows that are among the nodes, contain one of them or are in one of them, in plan order. */
export function findRows(draft: Draft, ids: Iterable<NodeId>): NodeId[] {
  const touched = new Set<NodeId>();
  for (const id of ids) {
    const node = draft.find(id);
    if (node?.kind === 'seat') touched.add(node.row);
    else if (node?.kind === 'row') touched.add(id);
    else if (node?.kind === 'block') for (const row of node.rows) touched.add(row);
  }
  return draft.root.blocks.flatMap((block) => draft.require(block, 'block').rows).filter((row) => touched.has(row));
}

/** Returns the blocks that are among the nodes or contain one, in plan order. */
export function findBlocks(draft: Draft, ids: Iterable<NodeId>): NodeId[] {
  const touched = new Set<NodeId>();
  for (const id of ids) {
    const node = draft.find(id);
    if (node?.kind === 'block') touched.add(id);
    else if (node?.kind === 'row') touched.add(node.block);
    else if (node?.kind === 'seat') touched.add(draft.require(node.row, 'row').block);
  }
  return draft.root.blocks.filter((block) => touched.has(block));
}

/** Returns the nodes without those inside another of them. */
export function findOutermost(draft: Draft, ids: Iterable<NodeId>): NodeId[] {
  const all = new Set(ids);
  const isInside = (id: NodeId): boolean => {
    const node = draft.find(id);
    const around = node?.kind === 'seat' ? node.row : node?.kind === 'row' ? node.block : undefined;
    return around !== undefined && (all.has(around) || isInside(around));
  };
  return [...all].filter((id) => !isInside(id));
}

/** Returns the innermost node that a place of the checks names by its indexes in the document of the same draft. */
export function findNodeAt(draft: Draft, place: Partial<PlanPlace>): NodeId | undefined {
  if (place.areaIndex !== undefined) return draft.root.areas[place.areaIndex];
  if (place.shapeIndex !== undefined) return draft.root.shapes[place.shapeIndex];
  const block = place.blockIndex === undefined ? undefined : draft.root.blocks[place.blockIndex];
  if (block === undefined || place.rowIndex === undefined) return block;
  const row = draft.require(block, 'block').rows[place.rowIndex];
  if (row === undefined || place.seatIndex === undefined) return row ?? block;
  return draft.require(row, 'row').seats[place.seatIndex] ?? row;
}
