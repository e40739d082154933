import type { ColumnKind } from '@parterre/contract/choices/report-choices';
import { writeMajor } from '@parterre/contract/money/currencies';
import type { Language } from '../texts/en-GB/language.ts';

/** A decimal number that must keep its digits, such as money. */
export interface Decimal {
  digits: string;
}

/** Days are `YYYY-MM-DD`, times `HH:mm:ss`, a moment is both with a space between; null and '' are empty. */
export type Cell = string | number | boolean | Decimal | null;
export type TableRow = readonly Cell[];

export interface TableColumn {
  key: string;
  header: string;
  kind: ColumnKind;
}

/** Calls `take` with each row, and yields after each part of them, so that the file written so far can be sent. */
export type StreamRows = (take: (row: TableRow) => void) => AsyncIterable<unknown> | Iterable<unknown>;

/** The input of every file of a table: typed columns, and rows that are written as they come. */
export interface Table {
  columns: readonly TableColumn[];
  pass: StreamRows;
  language: Language;
  /** The culture of the reader, which determines the format of a CSV file. */
  culture: string;
}

const ROWS_AT_ONCE = 500;

/** Passes rows that are in memory or generated one by one. */
export const inParts = (rows: Iterable<TableRow>): StreamRows =>
  function* (take) {
    let taken = 0;
    for (const row of rows) {
      take(row);
      if (++taken % ROWS_AT_ONCE === 0) yield;
    }
  };

type NamedColumn = Pick<TableColumn, 'kind'> & { key: keyof Language['columns'] };

export const nameColumns = (columns: readonly NamedColumn[], language: Language): TableColumn[] =>
  columns.map(({ key, kind }) => ({ key, header: language.columns[key], kind }));

/** Returns minor units as a decimal number: 13500 GBP is 135.00, 13500 JPY is 13500. */
export const toDecimal = (amountMinor: number, currency: string): Decimal => ({
  digits: writeMajor(amountMinor, currency),
});
