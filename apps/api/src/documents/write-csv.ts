import { setImmediate as nextTurn } from 'node:timers/promises';
import { chooseCsvForm, writeCsvLine } from '@parterre/seating-plan/table-file';
import { ROWS_AT_ONCE, type Table } from './table.ts';

const BOM = '\uFEFF';

/**
 * A table as a CSV file in pieces: UTF-8 with BOM, CRLF, with the separator and the decimals of the reader's culture, days as
 * `YYYY-MM-DD`, which every spreadsheet takes for days. Texts are guarded against formulas, numbers stay numbers.
 * One slice is held, and other requests have their turn between the pieces.
 */
export async function* writeCsv({ columns, slices, language, culture }: Table): AsyncGenerator<string> {
  const writing = { ...chooseCsvForm(culture), flag: language.cells.flag };
  const heads = columns.map(({ header }) => header);
  yield BOM + writeCsvLine(heads, writing);
  for await (const slice of slices)
    for (let i = 0; i < slice.length; i += ROWS_AT_ONCE) {
      let lines = '';
      for (const row of slice.slice(i, i + ROWS_AT_ONCE)) lines += writeCsvLine(row, writing);
      yield lines;
      await nextTurn();
    }
}
