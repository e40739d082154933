import type { Language } from '../texts/en-GB/language.ts';
import { DAY_MS } from '../time/zones.ts';
import { type Sheet, type SheetCell, writeWorkbook } from './excel/write-workbook.ts';
import type { Cell, StreamRows, Table, TableColumn, TableRow } from './table.ts';

interface Workbook extends Table {
  sheetName: string;
  /** The number of decimals of amounts. */
  decimals: number;
  /** Called after all rows are written. */
  readTotals?: () => Promise<readonly TableRow[]>;
  /** Additional sheets after the main one. */
  more?: readonly TableSheet[] | undefined;
}

export interface TableSheet extends Pick<Table, 'pass'>, Pick<Workbook, 'sheetName'> {
  columns: readonly (TableColumn & Pick<LookedColumn, 'width'>)[];
}

/**
 * Writes a table as an Excel workbook in pieces: money and counts are numbers, days and moments are dates, and texts stay texts
 * whatever they begin with. The header row is frozen, and the totals are the last rows.
 */
export function writeExcel({ more = [], readTotals, ...first }: Workbook): AsyncGenerator<Uint8Array> {
  const { language, decimals } = first;
  const toSheet = ({ sheetName, columns, pass }: TableSheet): Sheet => ({
    name: sheetName,
    columns: chooseLooks(columns, decimals),
    pass: (take) => {
      const writers = columns.map(({ kind }) => writerOf(kind, language));
      return pass((row) => take(writers.map((write, at) => write(row[at] ?? null))));
    },
  });
  return writeWorkbook([{ ...first, pass: withTotals(first.pass, readTotals) }, ...more].map(toSheet));
}

const withTotals = (pass: StreamRows, readTotals: Workbook['readTotals']): StreamRows =>
  async function* (take) {
    yield* pass(take);
    for (const row of (await readTotals?.()) ?? []) take(row);
  };

interface PlainSheet {
  sheetName: string;
  decimals: number;
  columns: readonly LookedColumn[];
}

/** Writes rows of mixed values as a sheet. The type of a value decides how its cell is written: a `Date` is a day. */
export const writeSheet = (
  { sheetName, decimals, columns }: PlainSheet,
  rows: Iterable<SheetCell[]>,
): AsyncGenerator<Uint8Array> =>
  writeWorkbook([
    {
      name: sheetName,
      columns: chooseLooks(columns, decimals),
      pass: (take) => {
        for (const row of rows) take(row);
        return [];
      },
    },
  ]);

type LookedColumn = Pick<TableColumn, 'header' | 'kind'> & { width?: number };

const chooseLooks = (columns: readonly LookedColumn[], decimals: number): Sheet['columns'] =>
  columns.map(({ header, kind, width = WIDTHS[kind] ?? Math.max(12, header.length + 2) }) => ({
    header,
    width,
    format: formatOf(kind, decimals),
  }));

const WIDTHS: Partial<Record<TableColumn['kind'], number>> = { text: 22, money: 14, dateTime: 20 };
const FORMATS: Partial<Record<TableColumn['kind'], string>> = {
  date: 'yyyy-mm-dd',
  time: 'hh:mm:ss',
  dateTime: 'yyyy-mm-dd hh:mm:ss',
};

function formatOf(kind: TableColumn['kind'], decimals: number): string | undefined {
  if (kind === 'money') return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  return FORMATS[kind];
}

function writerOf(kind: TableColumn['kind'], { cells }: Language): (cell: Cell) => SheetCell {
  const toSerialDate = MOMENTS[kind];
  // Caches moments, because the same days and times are in many rows, and parsing one takes as long as the rest of a
  // row. A map that is cleared when it is full: an LRU cache would sort itself anew at every cell.
  const moments = new Map<string, Date | number>();
  return (cell) => {
    if (cell === null || cell === '') return null;
    if (typeof cell === 'boolean') return cells.flag(cell);
    if (typeof cell === 'object') return Number(cell.digits);
    if (typeof cell === 'number' || !toSerialDate) return cell;
    let moment = moments.get(cell);
    if (moment === undefined) {
      if (moments.size >= MOMENTS_MAX) moments.clear();
      moment = toSerialDate(cell);
      moments.set(cell, moment);
    }
    return moment;
  };
}

const MOMENTS_MAX = 2000;

const MOMENTS: Partial<Record<TableColumn['kind'], (text: string) => Date | number>> = {
  date: (day) => new Date(`${day}T00:00:00Z`),
  time: (time) => Date.parse(`1970-01-01T${time}Z`) / DAY_MS,
  dateTime: (moment) => new Date(`${moment.replace(' ', 'T')}Z`),
};
