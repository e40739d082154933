import { giveWay } from '../process/traffic.ts';
import { ByteSink } from './byte-sink.ts';
import type { Cell, Table, TableRow } from './table.ts';

/**
 * Writes a table as one JSON array of objects by column key, in pieces: money as decimal numbers, empty cells as null.
 */
export async function* writeJson({ columns, pass }: Table): AsyncGenerator<Uint8Array> {
  const names = columns.map(({ key }) => JSON.stringify(key));
  const toObject = (row: TableRow) => names.map((name, at) => `${name}:${JSON.stringify(toValue(row[at]))}`).join(',');
  const file = new ByteSink();
  let before = '[';
  for await (const _ of pass((row) => {
    file.write(`${before}\n{${toObject(row)}}`);
    before = ',';
  })) {
    yield file.take();
    await giveWay();
  }
  file.write(before === '[' ? '[]\n' : '\n]\n');
  yield file.take();
}

/** Returns the JSON value of a cell, which is the same in a file and on a page. */
export function toValue(cell: Cell | undefined): string | number | boolean | null {
  if (cell === undefined || cell === null || cell === '') return null;
  return typeof cell === 'object' ? Number(cell.digits) : cell;
}
