import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OfferImportProblem, OfferImportQuery } from '@parterre/contract/offer-codes';
import type { ShapedTable } from '@parterre/seating-plan/table-file';
import type { z } from 'zod';
import type { Reader } from '#context.ts';
import { newId } from '#ids.ts';
import type { PriceGroupRow } from '#resources/events/price-groups/read.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { NewCode } from '../insert-codes.ts';
import type { OfferCodeRow } from '../offer-code-row.ts';
import { readUsage } from '../present-offer-code.ts';
import { ImportNotes } from './import-notes.ts';
import { findPercentages, mapColumns, type OfferColumnPlaces } from './map-columns.ts';
import { createRowParser, parseCode, type RowRules } from './parse-row.ts';
import { readExistingCodes, readTakenCodes } from './read-existing.ts';
import { refuseCell } from './row-problem.ts';

export interface ImportRequest {
  show: ShowRow;
  group: PriceGroupRow;
  table: ShapedTable;
  query: z.output<typeof OfferImportQuery>;
  /** True to lock the existing codes, because they will be changed. */
  isStoring: boolean;
}

/** A row that can be stored, or an existing code that stays as it is. */
export interface PlannedRow {
  row: number;
  code: string;
  rules: RowRules;
  before?: OfferCodeRow;
  isSkipped: boolean;
}

export interface ImportPlan {
  /** The number of rows with at least one cell. */
  rowCount: number;
  places: OfferColumnPlaces;
  planned: PlannedRow[];
  failed: number;
  /** The first problems, by row. */
  problems: OfferImportProblem[];
}

const ROWS_A_TURN = 2000;

/** Plans the import of a table row by row and writes nothing. Throws INVALID for missing columns. */
export async function planImport(ctx: Reader, request: ImportRequest): Promise<ImportPlan> {
  const { table, query } = request;
  const places = mapColumns(table.headings, query);
  const notes = new ImportNotes(places);
  const read = await readRows(request, places, notes);
  notes.startPass();
  const plan = query.existing === 'skip' ? skipTaken : joinExisting;
  const planned = await plan(ctx, request, read, notes);
  return { rowCount: countImportRows(table), places, planned, failed: notes.failed, problems: notes.list() };
}

export const countImportRows = ({ rows }: ShapedTable): number =>
  rows.reduce((count, cells) => count + (cells.length > 0 ? 1 : 0), 0);

interface ReadRow {
  row: number;
  code: string;
  cells: readonly string[];
  rules: RowRules;
}

async function readRows(
  { table, show }: ImportRequest,
  places: OfferColumnPlaces,
  notes: ImportNotes,
): Promise<ReadRow[]> {
  const parseRow = createRowParser(places, show, findPercentages(table.headings, places));
  const firstRows = new Map<string, number>();
  const rows: ReadRow[] = [];
  for (const [index, cells] of table.rows.entries()) {
    if (index % ROWS_A_TURN === ROWS_A_TURN - 1) await nextTurn();
    if (cells.length === 0) continue;
    const row = index + table.firstRow;
    notes.guard(row, cells, () => {
      if (cells.some((cell, place) => place >= table.headings.length && cell.trim() !== ''))
        throw refuseCell('row', 'too-many-cells');
      const code = parseCode(cells, places);
      const firstRow = firstRows.get(code);
      if (firstRow !== undefined) throw refuseCell('code', 'duplicate-row', { firstRow });
      firstRows.set(code, row);
      rows.push({ row, code, cells, rules: parseRow(cells) });
    });
  }
  return rows;
}

async function skipTaken(
  ctx: Reader,
  { show }: ImportRequest,
  rows: readonly ReadRow[],
  notes: ImportNotes,
): Promise<PlannedRow[]> {
  const taken = await readTakenCodes(ctx, show, listCodes(rows));
  return planRows(rows, notes, (row) => {
    const isSkipped = taken.has(row.code);
    if (!isSkipped) requireWindow(row.rules);
    return { ...row, isSkipped };
  });
}

async function joinExisting(
  ctx: Reader,
  { show, group, isStoring }: ImportRequest,
  rows: readonly ReadRow[],
  notes: ImportNotes,
): Promise<PlannedRow[]> {
  const existing = await readExistingCodes(ctx, show, listCodes(rows), isStoring);
  const limited = rows.some(({ rules }) => rules.mostUses != null);
  const ids = limited ? [...existing.values()].map(({ id }) => id) : [];
  const usage = await readUsage(ctx, show.promoterId, ids);
  return planRows(rows, notes, (row) => {
    const before = existing.get(row.code);
    if (before && before.priceGroupId !== group.id) throw refuseCell('code', 'other-group');
    requireWindow({ ...before, ...row.rules });
    const uses = before ? usage.get(before.id) : undefined;
    const fewest = (uses?.orders ?? 0) + (uses?.inBaskets ?? 0);
    if ((row.rules.mostUses ?? fewest) < fewest) throw refuseCell('mostUses', 'min', { minNumber: fewest });
    return { ...row, isSkipped: false, ...(before ? { before } : {}) };
  });
}

const listCodes = (rows: readonly ReadRow[]): string[] => rows.map(({ code }) => code);

function planRows(rows: readonly ReadRow[], notes: ImportNotes, plan: (row: ReadRow) => PlannedRow): PlannedRow[] {
  const planned: PlannedRow[] = [];
  for (const row of rows) notes.guard(row.row, row.cells, () => planned.push(plan(row)));
  return planned;
}

function requireWindow({ validFromLocal, validUntilLocal }: RowRules): void {
  if (validFromLocal && validUntilLocal && validUntilLocal <= validFromLocal)
    throw refuseCell('validUntil', 'ends-before-start');
}

/** Turns a row into a new code. Fields without a column have their defaults. */
export const toNewCode = ({ code, rules }: PlannedRow): NewCode => ({ ...DEFAULTS, ...rules, id: newId(), code });

const DEFAULTS: Omit<NewCode, 'id' | 'code'> = {
  tag: '',
  tagKey: '',
  effect: 'none',
  value: 0,
  validFromLocal: null,
  validUntilLocal: null,
  validFrom: null,
  validUntil: null,
  mostUses: null,
  mostPerOrder: null,
  mostPerCustomer: null,
  comment: '',
};
