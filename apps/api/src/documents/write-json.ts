import { ByteSink } from './byte-sink.ts';
import { giveWay } from './give-way.ts';
import type { Cell, Table, TableRow } from './table.ts';

/** A table as one JSON array of objects by the keys of its columns, in pieces: money as decimal numbers, empty as null. */
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

/** As it stands in an answer: the same in a file and on a page. */
export function toValue(cell: Cell | undefined): string | number | boolean | null {
  if (cell === undefined || cell === null || cell === '') return null;
  return typeof cell === 'object' ? Number(cell.digits) : cell;
}
