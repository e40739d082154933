import { writeLetters } from '../labels/letters.ts';

/** For each of our columns the headings it is known by, the surest first. */
export type ColumnNames<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** Under which heading somebody says a column stands; '' is nowhere, absent is looked for by its names. */
export type ChosenColumns<Column extends string> = { readonly [Name in Column]?: string | undefined };

/** Where in a row each of our columns stands; absent ones are not in the file. */
export type ColumnPlaces<Column extends string> = ReadonlyMap<Column, number>;

export interface MatchedColumns<Column extends string> {
  readonly places: ColumnPlaces<Column>;
  /** Chosen under a heading that the file does not have. */
  readonly unknown: readonly Column[];
}

/** Finds our columns among the headings: what somebody chose first, the others by the names they are known by. */
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

/** Letters and digits only, without marks, in lower case: `Siège n°` and `siege no` are not told apart by their dress. */
function toHeadingKey(heading: string): string {
  const plain = heading.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}+]/gu, '');
}

/** Headings that can be chosen: a blank one is called by the letter of its column, one that repeats gets it added. */
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

/** `A` to `Z`, `AA` …, as spreadsheets call their columns. */
export function columnLetter(index: number): string {
  return writeLetters(index, false) ?? '';
}

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
