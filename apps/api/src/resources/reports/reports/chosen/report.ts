import type { ReportColumnFact } from '@parterre/contract/choices/report-choices';
import type { ChosenReport, ShowReport } from '@parterre/contract/choices/report-columns';
import type { ReportSheetName } from '@parterre/contract/reports/report-sheets';
import type { Reader } from '#context.ts';
import type { Cell, StreamRows, TableRow } from '#documents/table.ts';

export type ReportCells = Readonly<Record<string, Cell>>;

/** The sums of one currency by the keys of their columns, with money in minor units. */
export interface ReportTotals {
  currency: string;
  values: Readonly<Record<string, number>>;
}

/** A requested report, whatever the form of the answer. Its content is read on demand. */
export interface Report {
  name: ChosenReport | ShowReport;
  columns: readonly NamedFact[];
  currencies: readonly string[];
  /** The number of rows on all pages. */
  rows: number;
  readTotals(reader: Reader): Promise<readonly ReportTotals[]>;
  /** Reads some of its rows with the cells of these columns. */
  readPage(window: { offset: number; limit: number }, keys: readonly string[]): Promise<readonly TableRow[]>;
  /**
   * Passes all rows, which are read while they are sent. Yields after `rowsAtOnce` of them, if they come from the
   * database one by one.
   */
  passRows(
    keys: readonly string[],
    take: (row: TableRow) => void,
    rowsAtOnce: number,
  ): AsyncIterable<unknown> | Iterable<unknown>;
  /** Additional sheets after it in a workbook. */
  sheets?: readonly ReportSheet[];
}

export interface ReportSheet {
  name: ReportSheetName;
  columns: readonly NamedFact[];
  pass: StreamRows;
}

/** A column with its heading. Columns of questions are named by their text. */
export interface NamedFact extends ReportColumnFact {
  header: string;
  /** True if its cells show first letters only. */
  isMasked: boolean;
  /** What is in its figures, in a sentence, if the heading does not say it. */
  definition?: string | undefined;
  /** Of a column of a question: every key that it is asked for by, because which is its own depends on the shows. */
  askedAs?: ReadonlySet<string>;
}

/** Returns the cells in the order of `keys`; null, which files leave empty, for one that a row does not have. */
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

/**
 * Returns a cell as a number for sums. A decimal number has all digits of its currency, so without the point it is in
 * minor units.
 */
export const toSummand = (cell: Cell | undefined): number =>
  typeof cell === 'object' && cell !== null ? Number(cell.digits.replace('.', '')) : Number(cell || 0);
