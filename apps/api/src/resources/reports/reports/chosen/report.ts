import type { ChosenReport, ReportColumnFact } from '@parterre/contract/choices/report-columns';
import type { Reader } from '../../../../context.ts';
import type { Cell, TableRow } from '../../../../documents/table.ts';

export type ReportCells = Readonly<Record<string, Cell>>;

/** Sums of a currency; money in its minor units, by the keys of their columns. */
export interface ReportTotals {
  currency: string;
  values: Readonly<Record<string, number>>;
}

/** A report that was asked for, whatever form it is answered in: what it has is read when it is wanted. */
export interface Report {
  name: ChosenReport;
  columns: readonly NamedFact[];
  currencies: readonly string[];
  /** How many rows it has in all. */
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
}

/** A column with its words; those of questions are named by what is asked. */
export interface NamedFact extends ReportColumnFact {
  header: string;
  /** Only first letters stand in it. */
  isMasked: boolean;
  /** One that nobody can name before it is there: of a question. */
  isAsked?: true;
}

/** The cells of some columns, for reports of which each row has all. */
export const pickCells = (rows: readonly ReportCells[], keys: readonly string[]): TableRow[] =>
  rows.map((row) => keys.map((key) => row[key] ?? null));

/** What single events come to, added up by currency. */
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
