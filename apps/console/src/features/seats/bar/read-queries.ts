import { toPlain } from './plain-labels.ts';

/** What the reader calls a block, a row and a seat: said and typed as in `Stalls, row C, seat 12`. */
export interface SeatWords {
  block: string;
  row: string;
  seat: string;
}

export interface SeatQuery {
  text: string;
  /** Fewer is the better reading. */
  rank: number;
}

/** Every way to read what was typed: as it stands, without the words for row, seat and block, and with `c12` apart. */
export function readQueries(typed: string, words: SeatWords): SeatQuery[] {
  const text = toPlain(typed);
  if (text === '') return [];
  const [block, row, seat] = [toPlain(words.block), toPlain(words.row), toPlain(words.seat)];
  const parts = text.split(' ');
  // `seat 3` alone names no seat: there is one in every row.
  const short = parts.filter((part, at) => part !== row && (part !== seat || at === 0));
  const shortest = short.filter((part) => part !== block);
  const queries = new Map<string, number>();
  const add = (query: string, rank: number) => {
    if (query !== '' && !queries.has(query)) queries.set(query, rank);
  };
  for (const read of [parts, short, shortest]) {
    add(read.join(' '), 0);
    for (const apart of splitLast(read)) add(apart, GLUED);
  }
  return [...queries].map(([query, rank]) => ({ text: query, rank }));
}

/** Behind the same words apart. */
const GLUED = 3;

/** `stalls c12` as `stalls c 12`; `1a5` may be row 1 or row 1a. */
function splitLast(parts: readonly string[]): string[] {
  const last = parts.at(-1) ?? '';
  const ahead = parts.slice(0, -1);
  return [...last.matchAll(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu)].map(({ index }) =>
    [...ahead, last.slice(0, index), last.slice(index)].join(' '),
  );
}
