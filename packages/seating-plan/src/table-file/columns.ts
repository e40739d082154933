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
