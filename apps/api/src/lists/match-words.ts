import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { toPrefixRange, toTermWords } from './search-key.ts';

/** The words of things, and what a row of a list has in common with the words that are its own. */
export interface WordTable {
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
