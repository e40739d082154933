import type { PlanBlock, SeatingPlan } from '../format/plan.ts';
import type { Draft } from './draft.ts';
import type { NodeId } from './node.ts';

/** The draft as a document. Seats are shared, not copied: 100,000 of them cost a walk. */
export function toPlan(draft: Draft): SeatingPlan {
  const { name, focalPoint, categories, blocks, areas, shapes } = draft.root;
  return {
    format: 'parterre-seating-plan',
    formatVersion: 1,
    name,
    ...(focalPoint && { focalPoint }),
    categories: [...categories],
    blocks: blocks.map((id) => toBlock(draft, id)),
    standingAreas: areas.map((id) => draft.require(id, 'area').area),
    shapes: shapes.map((id) => draft.require(id, 'shape').shape),
  };
}

function toBlock(draft: Draft, id: NodeId): PlanBlock {
  const { blockId, label, description, bestRank, outline, rows } = draft.require(id, 'block');
  return {
    blockId,
    label,
    description,
    bestRank,
    ...(outline && { outline: [...outline] }),
    rows: rows.map((rowId) => {
      const row = draft.require(rowId, 'row');
      return { label: row.label, seats: row.seats.map((seatId) => draft.require(seatId, 'seat').seat) };
    }),
  };
}
