import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Long enough to sort by, short enough for the `next` of a page to carry it. */
const SORT_KEY_LENGTH = 80;
/** Behind every character a word can have, in the byte order of the key columns. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Letters that do not fall apart into a base letter and a mark. */
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

/** A text as keys compare it: NFKD, no marks, lower case, single spaces. */
export function toSearchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
}

/** The key a list sorts by; ids decide among equal keys. */
export function toSortKey(text: string): string {
  const key = toSearchKey(text);
  return key.length <= SORT_KEY_LENGTH ? key : key.slice(0, SORT_KEY_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

/** The words of a text, each once. An apostrophe both parts and joins: O'Brien is o, brien and obrien. */
export function toSearchWords(...texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const key = toSearchKey(text);
    return [...split(key), ...(/['’]/.test(key) ? split(key.replace(/['’]/g, '')) : [])];
  });
  return [...new Set(words)];
}

/** Every word of a term costs a search of its own; nobody types more. */
const MOST_WORDS = 8;

/** The first words of what somebody typed: each has to begin a word of what is found. */
export const toTermWords = (term: string): string[] => [...new Set(split(toSearchKey(term)))].slice(0, MOST_WORDS);

/** A prefix as the range `>= from and < to`: the only search an index serves under row-level security. */
export const toPrefixRange = (prefix: string): { from: string; to: string } => ({
  from: prefix,
  to: `${prefix}${LAST_CHARACTER}`,
});

const split = (key: string): string[] => key.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** The words of things, and what a row of a list has in common with the words that are its own. */
interface WordTable {
  word: SQLWrapper;
  from: SQLWrapper;
  owner: readonly SQLWrapper[];
  is: readonly SQLWrapper[];
}

/** Every word of the term begins a word of the row; a term without any letter or digit finds nothing. */
export function matchWords(term: string | undefined, { word, from: table, owner, is }: WordTable): SQL[] {
  if (!term) return [];
  const words = toTermWords(term);
  if (words.length === 0) return [sql`false`];
  return words.map((start) => {
    const { from, to } = toPrefixRange(start);
    return sql`(${sql.join([...is], sql`, `)}) in (select ${sql.join([...owner], sql`, `)} from ${table} where ${word} >= ${from} and ${word} < ${to})`;
  });
}
