import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Cell, ROWS_AT_ONCE, type Table } from './table.ts';

/** A table as one JSON array of objects by the keys of its columns, in pieces: money as decimal numbers, empty as null. */
export async function* writeJson({ columns, slices }: Table): AsyncGenerator<string> {
  let before = '[';
  for await (const slice of slices)
    for (let i = 0; i < slice.length; i += ROWS_AT_ONCE) {
      const lines = slice
        .slice(i, i + ROWS_AT_ONCE)
        .map((row) => JSON.stringify(Object.fromEntries(columns.map(({ key }, at) => [key, toValue(row[at])]))));
      yield `${before}\n${lines.join(',\n')}`;
      before = ',';
      await nextTurn();
    }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/** As it stands in an answer: the same in a file and on a page. */
export function toValue(cell: Cell | undefined): string | number | boolean | null {
  if (cell === undefined || cell === null || cell === '') return null;
  return typeof cell === 'object' ? Number(cell.digits) : cell;
}
