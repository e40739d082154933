import type { PlanBlock, SeatingPlan } from '../format/plan.ts';
import { type PlanPlace, placeOfBlock, placeOfRow, placeOfSeat } from '../format/plan-problem.ts';
import { foldLabel } from '../labels/label.ts';
import { formatSeatId } from '../seat-ids/seat-id.ts';
import type { ProblemList } from './problem-list.ts';

/**
 * Checks that block ids, block labels and seat ids are unique in the plan. Labels are compared case-folded and trimmed.
 */
export function checkIds(plan: SeatingPlan, problems: ProblemList): void {
  const blockIds = new Set<number>();
  const rowsByBlockLabel = new Map<string, Map<string, Set<string>>>();
  for (const [blockIndex, block] of plan.blocks.entries()) {
    const place = placeOfBlock(block, blockIndex);
    if (blockIds.has(block.blockId)) problems.report('BLOCK_IDS_DUPLICATE', place, { blockId: block.blockId });
    blockIds.add(block.blockId);
    const label = foldLabel(block.label).trim();
    const known = rowsByBlockLabel.get(label);
    if (known && label !== '') problems.report('BLOCK_LABEL_DUPLICATE', place);
    const rows = known ?? new Map<string, Set<string>>();
    rowsByBlockLabel.set(label, rows);
    checkSeatIds(block, place, rows, problems);
  }
}

/** Groups seats by block and row first, because joining 100,000 ids would take longer than all other checks. */
function checkSeatIds(
  block: PlanBlock,
  place: PlanPlace,
  seatsByRow: Map<string, Set<string>>,
  problems: ProblemList,
): void {
  for (const [rowIndex, row] of block.rows.entries()) {
    const rowLabel = foldLabel(row.label).trim();
    const taken = seatsByRow.get(rowLabel) ?? new Set<string>();
    seatsByRow.set(rowLabel, taken);
    for (const [seatIndex, seat] of row.seats.entries()) {
      const label = foldLabel(seat.label).trim();
      if (taken.has(label)) {
        const seatPlace = placeOfSeat(placeOfRow(place, row, rowIndex), seat, seatIndex);
        problems.report('SEAT_IDS_DUPLICATE', seatPlace, { seatId: formatSeatId(block.label, row.label, seat.label) });
      }
      taken.add(label);
    }
  }
}
