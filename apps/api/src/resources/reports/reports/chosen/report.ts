import type { ChosenReport, ReportColumnFact, ShowReport } from '@parterre/contract/choices/report-columns';
import type { ReportSheetName } from '@parterre/contract/reports/report-sheets';
import type { Reader } from '#context.ts';
import type { Cell, PassRows, TableRow } from '#documents/table.ts';

export type ReportCells = Readonly<Record<string, Cell>>;

/** Sums of a currency; money in its minor units, by the keys of their columns. */
export interface ReportTotals {
  currency: string;
  values: Readonly<Record<string, number>>;
}

/** A report that was asked for, whatever form it is answered in: what it has is read when it is wanted. */
export interface Report {
  name: ChosenReport | ShowReport;
  columns: readonly NamedFact[];
  currencies: readonly string[];
  /** Over all pages. */
  rows: number;
  readTotals(reader: Reader): Promise<readonly ReportTotals[]>;
  /** Some of its rows with the cells of these columns. */
  readPage(window: { offset: number; limit: number }, keys: readonly string[]): Promise<readonly TableRow[]>;
  /** All of them, read on while they are sent, with a rest after so many, where they come from the database one by one. */
  passRows(
    keys: readonly string[],
    take: (row: TableRow) => void,
    rowsAtOnce: number,
  ): AsyncIterable<unknown> | Iterable<unknown>;
  /** What stands on sheets of its own behind it in a workbook. */
  sheets?: readonly ReportSheet[];
}

export interface ReportSheet {
  name: ReportSheetName;
  columns: readonly NamedFact[];
  pass: PassRows;
}

/** A column with its words; those of questions are named by what is asked. */
export interface NamedFact extends ReportColumnFact {
  header: string;
  /** Only first letters stand in it. */
  isMasked: boolean;
  /** One that nobody can name before it is there: of a question. */
  isAsked?: true;
}

/** Cells in the order of `keys`; one that a row does not have is null, which files leave empty. */
export const pickCells = (rows: readonly ReportCells[], keys: readonly string[]): TableRow[] =>
  rows.map((row) => keys.map((key) => row[key] ?? null));

/** Amounts of different currencies cannot be added, so that every currency gets sums of its own. */
export function sumByCurrency<Sums extends { showId: number }>(
  shows: readonly { id: number; currency: string }[],
  sums: readonly Sums[],
  toValues: (sums: Sums) => Record<string, number>,
): ReportTotals[] {
  const currencies = new Map(shows.map(({ id, currency }) => [id, currency]));
  const totals = new Map<string, Record<string, number>>();
  for (const own of sums) {
    const currency = currencies.get(own.showId) ?? '';
    const total = totals.get(currency) ?? {};
    for (const [key, value] of Object.entries(toValues(own))) total[key] = (total[key] ?? 0) + value;
    totals.set(currency, total);
  }
  return [...totals].sort(([a], [b]) => (a < b ? -1 : 1)).map(([currency, values]) => ({ currency, values }));
}

/** For sums. A decimal number has all digits of its currency, so that without the point it is in minor units. */
export const toSummand = (cell: Cell | undefined): number =>
  typeof cell === 'object' && cell !== null ? Number(cell.digits.replace('.', '')) : Number(cell || 0);
