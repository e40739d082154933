import { isOnPage, wholeDegrees } from '../format/coordinates.ts';
import { BLOCKS_MAX, DISTINCT_SEAT_LABELS_MAX } from '../format/limits.ts';
import type { PlanSeat, SeatingPlan } from '../format/plan.ts';
import { ACCESS_FLAGS, type GeometryBlock, type GeometryRow } from '../geometry/geometry.ts';

export interface Tables {
  readonly rows: GeometryRow[];
  readonly blocks: GeometryBlock[];
  readonly labels: string[];
}

/**
 * Fills `columns` in the document's order and returns the rows, blocks and distinct labels whose indexes they hold.
 * Throws RangeError for too many blocks or labels.
 */
export function fillColumns(plan: SeatingPlan, columns: Columns): Tables {
  if (plan.blocks.length > BLOCKS_MAX) throw new RangeError(`A plan has at most ${BLOCKS_MAX} blocks.`);
  const tables: Tables = { rows: [], blocks: [], labels: [] };
  const cursor: Cursor = { ...firstPosition(plan), seat: 0, indexByLabel: new Map() };
  for (const [block, { blockId, label, description, bestRank, outline, rows }] of plan.blocks.entries()) {
    const firstSeat = cursor.seat;
    const firstRow = tables.rows.length;
    for (const row of rows) {
      const rowIndex = tables.rows.length;
      tables.rows.push({ label: row.label, block, firstSeat: cursor.seat, seatCount: row.seats.length });
      columns.row.fill(rowIndex, cursor.seat, cursor.seat + row.seats.length);
      for (const seat of row.seats) fillSeat(seat, columns, tables, cursor);
    }
    columns.block.fill(block, firstSeat, cursor.seat);
    const counts = { firstSeat, seatCount: cursor.seat - firstSeat, firstRow, rowCount: rows.length };
    tables.blocks.push({ blockId, label, description, bestRank, ...counts, outline: outline ?? null });
  }
  return tables;
}

interface Cursor {
  seat: number;
  x: number;
  y: number;
  readonly indexByLabel: Map<string, number>;
}

function firstPosition(plan: SeatingPlan): { x: number; y: number } {
  for (const block of plan.blocks) {
    for (const row of block.rows) {
      for (const seat of row.seats) if (isOnPage(seat)) return { x: seat.x, y: seat.y };
    }
  }
  return { x: 0, y: 0 };
}

function fillSeat(seat: PlanSeat, columns: Columns, tables: Tables, cursor: Cursor): void {
  const index = cursor.seat;
  if (isOnPage(seat)) {
    cursor.x = seat.x;
    cursor.y = seat.y;
  }
  columns.x[index] = cursor.x;
  columns.y[index] = cursor.y;
  columns.label[index] = indexOfLabel(seat.label, tables, cursor);
  columns.flags[index] = flagsOf(seat);
  if (seat.rotation !== undefined && Number.isFinite(seat.rotation)) {
    columns.rotation[index] = wholeDegrees(seat.rotation);
    columns.hasRotation[index] = 1;
  }
  cursor.seat = index + 1;
}

function indexOfLabel(label: string, tables: Tables, cursor: Cursor): number {
  const known = cursor.indexByLabel.get(label);
  if (known !== undefined) return known;
  const index = tables.labels.length;
  if (index >= DISTINCT_SEAT_LABELS_MAX) {
    throw new RangeError(`A plan has at most ${DISTINCT_SEAT_LABELS_MAX} different seat labels.`);
  }
  tables.labels.push(label);
  cursor.indexByLabel.set(label, index);
  return index;
}

function flagsOf(seat: PlanSeat): number {
  const seen = seat.restrictedView ? ACCESS_FLAGS['restricted-view'] : 0;
  return seen | (seat.access ? ACCESS_FLAGS[seat.access] : 0);
}

export interface Columns {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly rotation: Int16Array;
  /** 1 if the document sets the rotation; other seats face at right angles to their row. */
  readonly hasRotation: Uint8Array;
  readonly row: Uint32Array;
  readonly block: Uint16Array;
  readonly label: Uint16Array;
  readonly flags: Uint8Array;
  readonly parity: Uint8Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
}

export function createColumns(seatCount: number): Columns {
  return {
    x: new Float32Array(seatCount),
    y: new Float32Array(seatCount),
    rotation: new Int16Array(seatCount),
    hasRotation: new Uint8Array(seatCount),
    row: new Uint32Array(seatCount),
    block: new Uint16Array(seatCount),
    label: new Uint16Array(seatCount),
    flags: new Uint8Array(seatCount),
    parity: new Uint8Array(seatCount),
    left: new Int32Array(seatCount).fill(-1),
    right: new Int32Array(seatCount).fill(-1),
  };
}
