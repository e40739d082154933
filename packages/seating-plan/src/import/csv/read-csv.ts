import type { PlanBlock, PlanRow, PlanSeat, SeatingPlan } from '../../format/plan.ts';
import { type ColumnPlaces, unguardCell } from '../../table-file/index.ts';
import { createNotice, type ImportProblem, refuse } from '../import-problem.ts';
import type { ReadPlan } from '../read-plan.ts';
import { LineFaults } from './line-faults.ts';
import type { CsvTable } from './parse-csv.ts';
import type { CsvField } from './plan-columns.ts';
import { isFree, readAccess, readYesNo, UnknownWords } from './read-marks.ts';

export interface CsvSource {
  readonly table: CsvTable;
  readonly planName: string;
  readonly columns: ColumnPlaces<CsvField>;
}

/**
 * Reads a table with one seat a line. Without x and y, the order of seats and rows becomes positions that still need
 * arranging. Throws PlanFault that names every wrong line.
 */
export function readCsv({ table, columns, ...source }: CsvSource): ReadPlan {
  const hasPositions = columns.has('x') && columns.has('y');
  const cellsOf = (record: readonly string[]) => (field: CsvField) =>
    unguardCell((record[columns.get(field) ?? -1] ?? '').trim());
  const seats = table.rows.flatMap((record, index) => (record.length > 0 ? [{ record, index }] : []));
  const planName = cellsOf(seats[0]?.record ?? [])('plan') || source.planName;
  const draft: CsvDraft = { blocks: [], blockByLabel: new Map(), rowByLabel: new Map(), categories: new Set() };
  const unread = new UnknownWords();
  const faults = new LineFaults(table, columns);
  let taken = 0;
  for (const { record, index } of seats) {
    if (faults.isUneven(record, index)) continue;
    const cell = cellsOf(record);
    const row = requireRow(draft, columns.has('block') ? cell('block') : planName, cell('row'));
    const readNumber = (field: CsvField) => faults.readNumber(cell(field), field, index);
    const seat: PlanSeat = {
      label: cell('seat'),
      x: readNumber('x'),
      y: readNumber('y'),
      ...readExtras(cell, readNumber, unread),
    };
    if (seat.category) draft.categories.add(seat.category);
    if (!isFree(cell('status'))) taken += 1;
    row.seats.push(seat);
  }
  faults.throwIfAny();
  const plan: SeatingPlan = {
    format: 'parterre-seating-plan',
    formatVersion: 1,
    name: planName,
    categories: [...draft.categories].map((key) => ({ key, label: key })),
    blocks: draft.blocks,
    standingAreas: [],
    shapes: [],
  };
  const notices = [
    ...unread.toNotices(),
    ...(taken > 0 ? [createNotice('STATES_LEFT_OUT', { count: taken })] : []),
    ...reportColumnsLeftOut(table, columns),
  ];
  return { plan, notices, sourceSeatCount: seats.length, hasPositions };
}

/** Throws PlanFault unless the table has a column for the row and one for the seat. */
export function requireColumns(table: CsvTable, columns: ColumnPlaces<CsvField>, unknown: readonly CsvField[]): void {
  const missing = [...unknown, ...(['row', 'seat'] as const).filter((field) => !columns.has(field))];
  if (missing.length === 0) return;
  throw refuse('CSV_COLUMNS_MISSING', {
    source: { line: 1 },
    values: {
      missing: [...new Set(missing)].join(', '),
      found: table.headings.slice(0, 50).join(', ').slice(0, 500),
    },
  });
}

/** Reports columns with contents that a plan cannot hold, such as prices. */
function reportColumnsLeftOut(table: CsvTable, columns: ColumnPlaces<CsvField>): ImportProblem[] {
  const read = new Set(columns.values());
  const left = table.headings.filter(
    (_, place) => !read.has(place) && table.rows.some((record) => (record[place] ?? '').trim() !== ''),
  );
  if (left.length === 0) return [];
  return [
    createNotice('CSV_COLUMNS_LEFT_OUT', { count: left.length, found: left.slice(0, 20).join(', ').slice(0, 300) }),
  ];
}

interface CsvDraft {
  readonly blocks: PlanBlock[];
  readonly blockByLabel: Map<string, PlanBlock>;
  /** The rows by block, then by label. */
  readonly rowByLabel: Map<PlanBlock, Map<string, PlanRow>>;
  readonly categories: Set<string>;
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

function readExtras(
  cell: (field: CsvField) => string,
  readNumber: (field: CsvField) => number | null,
  unread: UnknownWords,
): Partial<PlanSeat> {
  const extras: Partial<PlanSeat> = {};
  const rotation = readNumber('rotation');
  const access = unread.note('access', cell('access'), readAccess);
  const category = cell('category');
  if (rotation !== null) extras.rotation = rotation;
  if (access) extras.access = access;
  if (unread.note('restrictedView', cell('restrictedView'), readYesNo)) extras.restrictedView = true;
  if (category !== '') extras.category = category;
  return extras;
}
