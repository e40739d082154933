import { setImmediate as nextTurn } from 'node:timers/promises';
import { writeMajor } from '@parterre/contract/money/currencies';
import { guardCell } from '@parterre/seating-plan/table-file';
import { stringify } from 'csv-stringify/sync';

/** Text is guarded against formulas; numbers and decimals stay numbers. */
export type Cell = string | number | Decimal;

/** A decimal number that must keep its digits, such as money. */
export interface Decimal {
  digits: string;
}

const BOM = '\uFEFF';
const ROWS_AT_ONCE = 500;

/** A CSV file in pieces: UTF-8 with BOM, comma, CRLF. Gives way to other requests between the pieces. */
export async function* writeCsv(header: readonly string[], rows: Iterable<readonly Cell[]>): AsyncGenerator<string> {
  yield BOM + toLines([header]);
  let batch: (readonly Cell[])[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < ROWS_AT_ONCE) continue;
    yield toLines(batch);
    batch = [];
    await nextTurn();
  }
  if (batch.length > 0) yield toLines(batch);
}

/** The same for rows that come slice by slice; only one slice is held. */
export async function* writeCsvSlices(
  header: readonly string[],
  slices: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield BOM + toLines([header]);
  for await (const rows of slices) {
    for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) {
      yield toLines(rows.slice(i, i + ROWS_AT_ONCE));
      await nextTurn();
    }
  }
}

const toLines = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => row.map(toText)),
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );

const toText = (cell: Cell): string => {
  if (typeof cell === 'string') return guardCell(cell);
  return typeof cell === 'number' ? String(cell) : cell.digits;
};

/** Minor units as a decimal number: 13500 GBP is 135.00, 13500 JPY is 13500. */
export const toDecimal = (amountMinor: number, currency: string): Decimal => ({
  digits: writeMajor(amountMinor, currency),
});
