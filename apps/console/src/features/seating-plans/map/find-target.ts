import type { Geometry } from '@parterre/seating-plan/geometry';

/** A place in a plan by indexes of the document, as findings give it. */
export interface PlanPosition {
  blockIndex?: number | undefined;
  rowIndex?: number | undefined;
  seatIndex?: number | undefined;
}

/** What the map shows: some seats of a block, at least one. */
export interface PlanTarget {
  kind: 'block' | 'row' | 'seat';
  block: number;
  firstSeat: number;
  seatCount: number;
}

/** The seats at a position; nothing when the plan has none there. */
export function findTarget(geometry: Geometry, position: PlanPosition): PlanTarget | undefined {
  const { blockIndex = -1, rowIndex, seatIndex } = position;
  const block = geometry.blocks[blockIndex];
  if (!block || block.seatCount === 0) return undefined;
  const whole = { block: blockIndex, firstSeat: block.firstSeat, seatCount: block.seatCount };
  if (rowIndex === undefined) return { kind: 'block', ...whole };
  const row = rowIndex < block.rowCount ? geometry.rows[block.firstRow + rowIndex] : undefined;
  if (!row || row.seatCount === 0) return { kind: 'block', ...whole };
  if (seatIndex === undefined || seatIndex >= row.seatCount)
    return { kind: 'row', block: blockIndex, firstSeat: row.firstSeat, seatCount: row.seatCount };
  return { kind: 'seat', block: blockIndex, firstSeat: row.firstSeat + seatIndex, seatCount: 1 };
}
