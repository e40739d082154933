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
  const writers = columns.map(({ kind }) => writerOf(kind, language));
  const toCells = (row: TableRow) => writers.map((write, at) => write(row[at] ?? null));
  let ready: SheetCell[][] = [];
  for await (const _ of pass((row) => ready.push(toCells(row)))) {
    const part = ready;
    ready = [];
    // One by one: to delegate to a list costs a turn more for each of its rows.
    for (const cells of part) yield cells;
    await giveWay();
  }
  for (const cells of ready) yield cells;
  for (const row of (await readTotals?.()) ?? []) yield toCells(row);
}

export type SheetCell = string | number | Date | null;

function writerOf(kind: TableColumn['kind'], { cells }: Language): (cell: Cell) => SheetCell {
  const toMoment = MOMENTS[kind];
  // The same days and times stand in many rows, and to read one takes as long as the rest of a row.
  const moments = new Map<string, Date | number>();
  return (cell) => {
    if (cell === null || cell === '') return null;
    if (typeof cell === 'boolean') return cells.flag(cell);
    if (typeof cell === 'object') return Number(cell.digits);
    if (typeof cell === 'number' || !toMoment) return cell;
    let moment = moments.get(cell);
    if (moment === undefined) {
      if (moments.size >= MOST_MOMENTS) moments.clear();
      moment = toMoment(cell);
      moments.set(cell, moment);
    }
    return moment;
  };
}

const MOST_MOMENTS = 2000;

/** Midnight in UTC is what a workbook writes as a day without a time; a time is a part of a day. */
const MOMENTS: Partial<Record<TableColumn['kind'], (text: string) => Date | number>> = {
  date: (day) => new Date(`${day}T00:00:00Z`),
  time: (time) => Date.parse(`1970-01-01T${time}Z`) / DAY_MS,
};
