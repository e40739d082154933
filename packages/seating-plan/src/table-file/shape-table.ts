import { columnLetter, nameHeadings, type ShapedTable } from './columns.ts';
import { TableFault } from './open-table.ts';

/** The rows that decide the width of a table without headings: a longer row further down is an error in that row. */
const ROWS_EXAMINED = 10;

/** `isHeadings` is called with the first row that is not blank, and those below. Throws TableFault if there is none. */
export function shapeTable(
  records: readonly string[][],
  isHeadings: (first: readonly string[], below: readonly (readonly string[])[]) => boolean,
): ShapedTable {
  const all = records.map((cells) => (cells.every((cell) => cell.trim() === '') ? [] : cells));
  const first = all.findIndex((cells) => cells.length > 0);
  const firstCells = all[first];
  if (!firstCells) throw new TableFault('empty');
  const below = all.slice(first + 1);
  const hasHeadings = isHeadings(firstCells, below);
  const rows = hasHeadings ? below : [firstCells, ...below];
  return {
    headings: hasHeadings ? nameHeadings(firstCells) : nameByLetter(rows.slice(0, ROWS_EXAMINED)),
    hasHeadings,
    rows,
    firstRow: first + (hasHeadings ? 2 : 1),
  };
}

const nameByLetter = (rows: readonly (readonly string[])[]): string[] =>
  Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, index) => columnLetter(index));
