import { setImmediate as nextTurn } from 'node:timers/promises';
import { guardCell } from '@parterre/seating-plan/table-file';
import { stringify } from 'csv-stringify/sync';
import type { Language } from '../texts/en-GB.ts';
import { type Cell, ROWS_AT_ONCE, type Table } from './table.ts';

const BOM = '\uFEFF';

/**
 * A table as a CSV file in pieces: UTF-8 with BOM, comma, CRLF. Texts are guarded against formulas, numbers stay numbers.
 * One slice is held, and other requests have their turn between the pieces.
 */
export async function* writeCsv({ columns, slices, language }: Table): AsyncGenerator<string> {
  yield BOM + toLines([columns.map(({ header }) => guardCell(header))]);
  for await (const slice of slices)
    for (let i = 0; i < slice.length; i += ROWS_AT_ONCE) {
      yield toLines(slice.slice(i, i + ROWS_AT_ONCE).map((row) => row.map((cell) => toText(cell, language))));
      await nextTurn();
    }
}

const toLines = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], { record_delimiter: 'windows', quoted_match: /[\r\n]/ });

function toText(cell: Cell, { cells }: Language): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return guardCell(cell);
  if (typeof cell === 'boolean') return cells.flag(cell);
  return typeof cell === 'number' ? String(cell) : cell.digits;
}
