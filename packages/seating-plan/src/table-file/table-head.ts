import type { ColumnPlaces } from './columns.ts';

/** The beginning of a table as it was read, and what became of its columns: what a preview shows of it. */
export interface TableHead {
  readonly headings: string[];
  readonly hasHeadings: boolean;
  /** Of each of our columns that was found the heading it stands under. */
  readonly columns: Record<string, string>;
  /** The first of them, by their row in the file, from 1. */
  readonly rows: { readonly row: number; readonly cells: string[] }[];
}

interface ReadTable {
  readonly headings: readonly string[];
  readonly hasHeadings: boolean;
  /** Below the headings; a blank one has no cells. */
  readonly rows: readonly (readonly string[])[];
  readonly firstRow: number;
}

const SHOWN_ROWS = 5;
const SHOWN_CELL = 200;

export function describeTable(table: ReadTable, places: ColumnPlaces<string>): TableHead {
  const rows = [];
  for (const [index, cells] of table.rows.entries()) {
    if (cells.length > 0) rows.push({ row: table.firstRow + index, cells: cells.map(shorten) });
    if (rows.length === SHOWN_ROWS) break;
  }
  const columns: Record<string, string> = {};
  for (const [column, place] of places) columns[column] = shorten(table.headings[place] ?? '');
  return { headings: table.headings.map(shorten), hasHeadings: table.hasHeadings, columns, rows };
}

/** As the database and JSON can hold it: no NUL, no half of a pair. */
const shorten = (cell: string): string =>
  cell
    .slice(0, SHOWN_CELL)
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '');
