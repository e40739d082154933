import type { ChosenReport, ReportColumnFact } from '@parterre/contract/choices/report-columns';
import type { Cell } from '../../../documents/table.ts';

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
  totals: readonly ReportTotals[];
  readPage(window: { offset: number; limit: number }): Promise<readonly ReportCells[]>;
  /** All of it, read on while it is sent. */
  readSlices(): AsyncIterable<readonly ReportCells[]>;
}

/** A column with its words; those of questions are named by what is asked. */
export interface NamedFact extends ReportColumnFact {
  header: string;
  /** Only first letters stand in it. */
  isMasked: boolean;
}
