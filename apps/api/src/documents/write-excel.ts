import type { Language } from '../texts/en-GB.ts';
import { DAY_MS } from '../time/zones.ts';
import { giveWay } from './give-way.ts';
import type { Cell, Table, TableColumn, TableRow } from './table.ts';

interface Workbook extends Table {
  sheetName: string;
  /** Decimals of the money in it. */
  decimals: number;
  /** Asked for when all rows are written. */
  readTotals?: () => Promise<readonly TableRow[]>;
}

/**
 * A table as an Excel workbook in pieces: money and counts are numbers that can be added, days are days, texts stay texts
 * whatever they begin with. The head stays in sight, and the sums stand in the last rows.
 */
export const writeExcel = (workbook: Workbook): AsyncGenerator<Uint8Array> => writeSheet(workbook, listRows(workbook));

interface Sheet {
  sheetName: string;
  decimals: number;
  columns: readonly (Pick<TableColumn, 'header' | 'kind'> & { width?: number })[];
}

/** The same for rows that are no table, whose cells are what they are in any column: a `Date` is a day. */
export async function* writeSheet(
  { sheetName, decimals, columns }: Sheet,
  rows: Iterable<SheetCell[]> | AsyncIterable<SheetCell[]>,
): AsyncGenerator<Uint8Array> {
  // The library is loaded with the first file, because it is large.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const looks = columns.map(({ header, kind, width = WIDTHS[kind] ?? Math.max(12, header.length + 2) }) => ({
    header,
    width,
    ...formatOf(kind, decimals),
  }));
  yield* writeXlsxStream(rows, { name: sheetName, columns: looks, freezePane: { rows: 1 } });
}

const WIDTHS: Partial<Record<TableColumn['kind'], number>> = { text: 22, money: 14 };
const FORMATS: Partial<Record<TableColumn['kind'], string>> = { date: 'yyyy-mm-dd', time: 'hh:mm:ss' };

function formatOf(kind: TableColumn['kind'], decimals: number): { numFmt?: string } {
  if (kind === 'money') return { numFmt: decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}` };
  const numFmt = FORMATS[kind];
  return numFmt === undefined ? {} : { numFmt };
}

async function* listRows({ columns, pass, readTotals, language }: Workbook): AsyncGenerator<SheetCell[]> {
  const toCells = (row: TableRow) => columns.map(({ kind }, at) => toSheetCell(row[at] ?? null, kind, language));
  let ready: SheetCell[][] = [];
  for await (const _ of pass((row) => ready.push(toCells(row)))) {
    const part = ready;
    ready = [];
    yield* part;
    await giveWay();
  }
  yield* ready;
  for (const row of (await readTotals?.()) ?? []) yield toCells(row);
}

export type SheetCell = string | number | Date | null;

function toSheetCell(cell: Cell, kind: TableColumn['kind'], { cells }: Language): SheetCell {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'boolean') return cells.flag(cell);
  if (typeof cell === 'object') return Number(cell.digits);
  if (typeof cell === 'number') return cell;
  // Midnight in UTC is what a workbook writes as a day without a time; a time is a part of a day.
  if (kind === 'date') return new Date(`${cell}T00:00:00Z`);
  if (kind === 'time') return Date.parse(`1970-01-01T${cell}Z`) / DAY_MS;
  return cell;
}
