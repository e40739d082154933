import type { Language } from '../texts/en-GB/language.ts';
import { DAY_MS } from '../time/zones.ts';
import { type Sheet, type SheetCell, writeWorkbook } from './excel/write-workbook.ts';
import type { Cell, PassRows, Table, TableColumn, TableRow } from './table.ts';

interface Workbook extends Table {
  sheetName: string;
  /** Decimals of the money in it. */
  decimals: number;
  /** Asked for when all rows are written. */
  readTotals?: () => Promise<readonly TableRow[]>;
  /** What stands on sheets of its own behind them. */
  more?: readonly TableSheet[] | undefined;
}

export type TableSheet = Pick<Table, 'columns' | 'pass'> & Pick<Workbook, 'sheetName'>;

/**
 * A table as an Excel workbook in pieces: money and counts are numbers that can be added, days are days, texts stay texts
 * whatever they begin with. The head stays in sight, and the sums stand in the last rows.
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

const withTotals = (pass: PassRows, readTotals: Workbook['readTotals']): PassRows =>
  async function* (take) {
    yield* pass(take);
    for (const row of (await readTotals?.()) ?? []) take(row);
  };

interface PlainSheet {
  sheetName: string;
  decimals: number;
  columns: readonly LookedColumn[];
}

/** The same for rows that are no table, whose cells are what they are in any column: a `Date` is a day. */
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

const WIDTHS: Partial<Record<TableColumn['kind'], number>> = { text: 22, money: 14 };
const FORMATS: Partial<Record<TableColumn['kind'], string>> = { date: 'yyyy-mm-dd', time: 'hh:mm:ss' };

function formatOf(kind: TableColumn['kind'], decimals: number): string | undefined {
  if (kind === 'money') return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  return FORMATS[kind];
}

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

const MOMENTS: Partial<Record<TableColumn['kind'], (text: string) => Date | number>> = {
  date: (day) => new Date(`${day}T00:00:00Z`),
  time: (time) => Date.parse(`1970-01-01T${time}Z`) / DAY_MS,
};
