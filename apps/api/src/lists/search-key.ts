import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The length of a sort key: long enough to sort by, and short enough for `next`. */
const SORT_KEY_LENGTH = 80;
/** The maximum length of a key. Longer keys and terms are compared by their beginning. */
const KEY_LENGTH_MAX = 120;
/** Sorts after every character of a word, in the byte order of the key columns. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Letters that Unicode does not decompose into a base letter and a mark. */
const LIGATURES: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Returns the form in which keys are compared: NFKD, no marks, lower case, single spaces. */
export function toSearchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
}

/** Returns the key that a list sorts by. Ids decide between equal keys. */
export const toSortKey = (text: string): string => cut(toSearchKey(text), SORT_KEY_LENGTH);

/** Cuts a text to the part that is stored and searched as a key. */
export const cutKey = (key: string): string => cut(key, KEY_LENGTH_MAX);

/** Cuts a text, never between the halves of a character. */
const cut = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** Returns the words of a text, each once. An apostrophe both separates and joins: O'Brien is o, brien and obrien. */
export function toSearchWords(...texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const key = toSearchKey(text);
    return [...split(key), ...(/['’]/.test(key) ? split(key.replace(/['’]/g, '')) : [])];
  });
  return [...new Set(words)];
}

/** The maximum number of words in a term, because each costs a search. */
const WORDS_MAX = 8;

/** Returns the first words of a search term. Each must begin a word of the rows that are found. */
export const toTermWords = (term: string): string[] => [...new Set(split(toSearchKey(term)))].slice(0, WORDS_MAX);

/** Returns a prefix as the range `>= from and < to`, the only search that an index serves under row-level security. */
export const toPrefixRange = (prefix: string): { from: string; to: string } => ({
  from: prefix,
  to: `${prefix}${LAST_CHARACTER}`,
});

const split = (key: string): string[] => key.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** A table of search words, and the columns that join its rows to a row of the list. */
interface WordTable {
  word: SQLWrapper;
  from: SQLWrapper;
  owner: readonly SQLWrapper[];
  is: readonly SQLWrapper[];
}

/** Requires that every word of the term begins a word of the row. A term without letters and digits finds nothing. */
export function matchWords(term: string | undefined, { word, from: table, owner, is }: WordTable): SQL[] {
  if (!term) return [];
  const words = toTermWords(term);
  if (words.length === 0) return [sql`false`];
  return words.map((start) => {
    const { from, to } = toPrefixRange(start);
    return sql`(${sql.join([...is], sql`, `)}) in (select ${sql.join([...owner], sql`, `)} from ${table} where ${word} >= ${from} and ${word} < ${to})`;
  });
}
