import type { PlanPlace } from '../../format/plan-problem.ts';
import type { Draft } from '../draft.ts';
import type { NodeId } from '../node.ts';

/** The seat, row, block, standing area or shape that a finding of the checks speaks of: its indexes are those of the same draft's document. */
export function findNodeAt(draft: Draft, place: Partial<PlanPlace>): NodeId | undefined {
  if (place.areaIndex !== undefined) return draft.root.areas[place.areaIndex];
  if (place.shapeIndex !== undefined) return draft.root.shapes[place.shapeIndex];
  const block = place.blockIndex === undefined ? undefined : draft.root.blocks[place.blockIndex];
  if (block === undefined || place.rowIndex === undefined) return block;
  const row = draft.require(block, 'block').rows[place.rowIndex];
  if (row === undefined || place.seatIndex === undefined) return row ?? block;
  return draft.require(row, 'row').seats[place.seatIndex] ?? row;
}
