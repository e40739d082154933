import type { PlanBlock, PlanRow, PlanSeat, PlanShape, StandingArea } from '../../format/plan.ts';
import type { Draft } from '../draft.ts';
import type { NodeId } from '../node.ts';

/** What was copied, apart from the draft it came from; rows and seats remember where they belong. */
export interface Fragment {
  readonly blocks: readonly Omit<PlanBlock, 'blockId'>[];
  readonly rows: readonly { readonly block: NodeId; readonly row: PlanRow }[];
  readonly seats: readonly { readonly row: NodeId; readonly seat: PlanSeat }[];
  readonly areas: readonly StandingArea[];
  readonly shapes: readonly PlanShape[];
}

/** In the order of the plan; what is inside something that is copied is not copied twice. */
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
