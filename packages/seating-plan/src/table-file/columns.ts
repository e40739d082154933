import { writeLetters } from '../labels/letters.ts';

/** The known headings of each of our columns, the most certain first. */
export type ColumnNames<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** The heading that the user chose for a column: '' for none; an absent column is found by its known headings. */
export type ChosenColumns<Column extends string> = { readonly [Name in Column]?: string | undefined };

/** Index of each column in a row; columns that the file does not have are absent. */
export type ColumnPlaces<Column extends string> = ReadonlyMap<Column, number>;

export interface MatchedColumns<Column extends string> {
  readonly places: ColumnPlaces<Column>;
  /** Columns whose chosen heading the file does not have. */
  readonly unknown: readonly Column[];
}

/** Finds our columns among the headings: chosen ones first, the others by their names. */
export function matchColumns<Column extends string>(
  headings: readonly string[],
  names: ColumnNames<Column>,
  chosen: ChosenColumns<Column>,
): MatchedColumns<Column> {
  const keys = headings.map(toHeadingKey);
  const places = new Map<Column, number>();
  const unknown: Column[] = [];
  const columns = Object.keys(names) as Column[];
  for (const column of columns) {
    const wanted = chosen[column]?.trim();
    if (!wanted) continue;
    const place = headings.indexOf(wanted);
    const found = place >= 0 ? place : keys.indexOf(toHeadingKey(wanted));
    if (found >= 0) places.set(column, found);
    else unknown.push(column);
  }
  const taken = new Set(places.values());
  for (const column of columns) {
    if (chosen[column] !== undefined) continue;
    const place = names[column].map((name) => findFree(keys, toHeadingKey(name), taken)).find((index) => index >= 0);
    if (place === undefined) continue;
    places.set(column, place);
    taken.add(place);
  }
  return { places, unknown };
}

const findFree = (keys: readonly string[], key: string, taken: ReadonlySet<number>): number =>
  keys.findIndex((candidate, index) => candidate === key && key !== '' && !taken.has(index));

/** Reduces a heading to lower-case letters and digits without marks, so that `Siège n°` equals `siege no`. */
function toHeadingKey(heading: string): string {
  const plain = heading.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}+]/gu, '');
}

/**
 * Makes headings unique: a blank one becomes the letter of its column, and a repeated one gets that letter appended.
 */
export function nameHeadings(cells: readonly string[]): string[] {
  const seen = new Set<string>();
  return cells.map((cell, index) => {
    const heading = cell.trim();
    const name =
      heading === '' ? columnLetter(index) : seen.has(heading) ? `${heading} (${columnLetter(index)})` : heading;
    seen.add(name);
    return name;
  });
}

/** Returns the name of a column as in spreadsheets: `A` to `Z`, `AA` … */
export function columnLetter(index: number): string {
  return writeLetters(index, false) ?? '';
}

/** An uploaded table whose headings are separated from its rows, even if the file has none. */
export interface ShapedTable {
  /** Unique headings; blank ones, and those of a table without headings, are the letters of their columns. */
  readonly headings: string[];
  readonly hasHeadings: boolean;
  /** Cells of the rows below the headings; a blank row has no cells. */
  readonly rows: string[][];
  /** The number of the first row in the file, from 1. */
  readonly firstRow: number;
}

export interface TableHead {
  readonly headings: string[];
  readonly hasHeadings: boolean;
  /** The heading under which each of our columns was found. */
  readonly columns: Record<string, string>;
  /** The first rows, by their number in the file, from 1. */
  readonly rows: { readonly row: number; readonly cells: string[] }[];
}

const SHOWN_ROWS = 5;
const SHOWN_CELL = 200;

export function describeTable(table: ShapedTable, places: ColumnPlaces<string>): TableHead {
  const rows = [];
  for (const [index, cells] of table.rows.entries()) {
    if (cells.length > 0) rows.push({ row: table.firstRow + index, cells: cells.map(shorten) });
    if (rows.length === SHOWN_ROWS) break;
  }
  const columns: Record<string, string> = {};
  for (const [column, place] of places) columns[column] = shorten(table.headings[place] ?? '');
  return { headings: table.headings.map(shorten), hasHeadings: table.hasHeadings, columns, rows };
}

/** Removes NUL and lone surrogates as well, because the database and JSON cannot store them. */
const shorten = (cell: string): string =>
  cell
    .slice(0, SHOWN_CELL)
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '');
