import type { PlanBlock, PlanRow, PlanSeat, SeatingPlan } from '../../plan.ts';
import { refuse } from '../plan-fault.ts';
import type { ReadPlan } from '../read-plan.ts';
import { type ColumnIndexes, type CsvColumns, type CsvField, findColumns } from './find-columns.ts';
import { type CsvTable, parseCsv } from './parse-csv.ts';
import { readAccess, readTick, UnreadCells } from './read-marks.ts';
import { unguardCell } from './unguard-cell.ts';

export interface CsvSource {
  readonly text: string;
  readonly planName: string;
  readonly columns: CsvColumns;
  readonly seatsMax: number;
}

/** Reads a table with one seat a line. Without x and y, seat and row order become positions that still need arranging. */
export function readCsv(source: CsvSource): ReadPlan {
  const table = parseCsv(source.text, source.seatsMax);
  const columns = requireColumns(table, source.columns);
  const hasPositions = columns.x !== undefined && columns.y !== undefined;
  const cellsOf = (record: readonly string[]) => (field: CsvField) => unguardCell(record[columns[field] ?? -1] ?? '');
  const firstCell = cellsOf(table.records[0] ?? []);
  const planName = firstCell('plan') || source.planName;
  const draft: CsvDraft = { blocks: [], blockByLabel: new Map(), rowByLabel: new Map(), categories: new Set() };
  const unread = new UnreadCells();
  for (const [index, record] of table.records.entries()) {
    const cell = cellsOf(record);
    const row = requireRow(draft, columns.block === undefined ? planName : cell('block'), cell('row'));
    const readNumber = (field: CsvField) => readCoordinate(cell(field), field, index, table);
    const seat: PlanSeat = {
      label: cell('seat'),
      x: readNumber('x'),
      y: readNumber('y'),
      ...readExtras(cell, readNumber, unread),
    };
    if (seat.category) draft.categories.add(seat.category);
    row.seats.push(seat);
  }
  const plan: SeatingPlan = {
    format: 'parterre-seating-plan',
    formatVersion: 1,
    name: planName,
    categories: [...draft.categories].map((key) => ({ key, label: key })),
    blocks: draft.blocks,
    standingAreas: [],
    shapes: [],
  };
  return { plan, notices: unread.toNotices(), sourceSeatCount: table.records.length, hasPositions };
}

interface CsvDraft {
  readonly blocks: PlanBlock[];
  readonly blockByLabel: Map<string, PlanBlock>;
  /** By block, then by row label. */
  readonly rowByLabel: Map<PlanBlock, Map<string, PlanRow>>;
  readonly categories: Set<string>;
}

function requireColumns(table: CsvTable, chosen: CsvColumns): ColumnIndexes {
  const columns = findColumns(table.header, chosen);
  const missing = (['row', 'seat'] as const).filter((field) => columns[field] === undefined);
  if (missing.length === 0) return columns;
  throw refuse('CSV_COLUMNS_MISSING', {
    source: { line: 1 },
    values: { missing: missing.join(', '), found: table.header.slice(0, 50).join(', ').slice(0, 500) },
  });
}

function requireRow(draft: CsvDraft, blockLabel: string, rowLabel: string): PlanRow {
  const block = draft.blockByLabel.get(blockLabel) ?? addBlock(draft, blockLabel);
  const rows = draft.rowByLabel.get(block) ?? new Map<string, PlanRow>();
  draft.rowByLabel.set(block, rows);
  const known = rows.get(rowLabel);
  if (known) return known;
  const row: PlanRow = { label: rowLabel, seats: [] };
  rows.set(rowLabel, row);
  block.rows.push(row);
  return row;
}

function addBlock(draft: CsvDraft, label: string): PlanBlock {
  const block: PlanBlock = { blockId: draft.blocks.length + 1, label, description: '', bestRank: null, rows: [] };
  draft.blocks.push(block);
  draft.blockByLabel.set(label, block);
  return block;
}

const NUMBER = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)(?:[eE][+-]?\d+)?$/;

function readCoordinate(cell: string, field: CsvField, record: number, table: CsvTable): number | null {
  if (cell === '') return null;
  const value = NUMBER.test(cell) ? Number(table.delimiter === ',' ? cell : cell.replace(',', '.')) : Number.NaN;
  if (Number.isFinite(value)) return value;
  throw refuse('SEAT_PLAN_PARSING', {
    source: { line: table.lineOf(record) },
    values: { reason: 'number', field, found: cell.slice(0, 100) },
  });
}

function readExtras(
  cell: (field: CsvField) => string,
  readNumber: (field: CsvField) => number | null,
  unread: UnreadCells,
): Partial<PlanSeat> {
  const extras: Partial<PlanSeat> = {};
  const rotation = readNumber('rotation');
  const access = unread.note('access', cell('access'), readAccess);
  const category = cell('category');
  if (rotation !== null) extras.rotation = rotation;
  if (access) extras.access = access;
  if (unread.note('restrictedView', cell('restrictedView'), readTick)) extras.restrictedView = true;
  if (category !== '') extras.category = category;
  return extras;
}
