import type { Cell, TableRow } from '#documents/table.ts';
import type { Language } from '#texts/en-GB/language.ts';
import type { NamedFact } from './report.ts';

/** Returns a writer of rows for people: codes in the cells of these columns become words of the reader's language. */
export function sayCodes(columns: readonly NamedFact[], language: Language): (row: TableRow) => TableRow {
  const coded = columns.flatMap(({ codes }, at) =>
    codes === undefined ? [] : [{ at, words: new Map<string, string>(Object.entries(language[codes])) }],
  );
  if (coded.length === 0) return (row) => row;
  return (row) => {
    const said = row.slice();
    for (const { at, words } of coded) said[at] = say(row[at] ?? null, words);
    return said;
  };
}

/** A code that has no word, such as the sales channel of a promoter's own, stays as it is. */
function say(cell: Cell, words: ReadonlyMap<string, string>): Cell {
  if (typeof cell !== 'string') return cell;
  return (
    words.get(cell) ??
    cell
      .split(', ')
      .map((code) => words.get(code) ?? code)
      .join(', ')
  );
}
