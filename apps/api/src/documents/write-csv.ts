import { chooseCsvForm, writeCsvLine } from '@parterre/seating-plan/table-file';
import { giveWay } from '../process/traffic.ts';
import { ByteSink } from './byte-sink.ts';
import type { Table } from './table.ts';

const BOM = '\uFEFF';

/**
 * Writes a table as a CSV file in pieces: UTF-8 with BOM, CRLF, separator and decimals of the reader's culture, days as
 * `YYYY-MM-DD`, which every spreadsheet recognises. Texts are guarded against formulas. No row is kept, and other
 * requests run between the pieces.
 */
export async function* writeCsv({ columns, pass, language, culture }: Table): AsyncGenerator<Uint8Array> {
  const writing = { ...chooseCsvForm(culture), flag: language.cells.flag };
  const file = new ByteSink();
  const heads = columns.map(({ header }) => header);
  file.write(BOM + writeCsvLine(heads, writing));
  yield file.take();
  for await (const _ of pass((row) => file.write(writeCsvLine(row, writing)))) {
    yield file.take();
    await giveWay();
  }
  yield file.take();
}
