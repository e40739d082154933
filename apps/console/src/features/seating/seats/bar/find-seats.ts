import { foldLabel, type Geometry, type GeometryRow } from '@parterre/seating-plan';

export interface FoundSeat {
  seat: number;
  block: string;
  row: string;
  label: string;
}

interface FindOptions {
  words: SeatWords;
  most?: number;
}

const FOUND_MAX = 8;

/**
 * Finds seats by what users type: `stalls c 12`, `Stalls|C|12`, `Stalls, row C, seat 12`, `C-12`, `c12`, `stalls`. A
 * block may be abbreviated; exact matches come first. A block or row alone finds its first seats.
 */
export function findSeats(geometry: Geometry, typed: string, { words, most = FOUND_MAX }: FindOptions): FoundSeat[] {
  const ranks = new Map<number, number>();
  const counts = new Map<number, number>();
  const note = (seat: number, rank: number) => {
    const count = counts.get(rank) ?? 0;
    if (count >= most || rank >= (ranks.get(seat) ?? Number.POSITIVE_INFINITY)) return;
    ranks.set(seat, rank);
    counts.set(rank, count + 1);
  };
  for (const query of readQueries(typed, words)) collect(geometry, query, note);
  // `row a` means rows called A; blocks that only contain an "a" are used if nothing else matches.
  const isMeant = [...ranks.values()].some((rank) => rank < BLOCK_ONLY);
  return [...ranks]
    .filter(([, rank]) => !isMeant || rank < BLOCK_CONTAINS)
    .sort(([seatA, a], [seatB, b]) => a - b || seatA - seatB)
    .slice(0, most)
    .map(([seat]) => nameSeat(geometry, seat));
}

/** Tests every row, because an exact match may come after many partial ones. */
function collect(geometry: Geometry, { text, rank }: SeatQuery, note: (seat: number, rank: number) => void): void {
  const labels = readPlainLabels(geometry);
  for (const [index, row] of geometry.rows.entries()) {
    const block = labels.blocks[row.block] ?? '';
    const ofBlock = rankBlock(block, text);
    if (ofBlock !== undefined && row.seatCount > 0) note(row.firstSeat, rank + BLOCK_ONLY + ofBlock);
    for (const { before, after } of splitAt(text, labels.rows[index] ?? '')) {
      const ofWords = before === '' ? 0 : rankBlock(block, before);
      if (ofWords === undefined) continue;
      const isNamed = after !== '';
      for (const seat of isNamed ? seatsOfRow(geometry, row, after) : firstOf(row))
        note(seat, rank + ofWords + (isNamed ? 0 : ROW_ONLY));
    }
  }
}

/** Penalties: a match on the row or block alone ranks below one that names a seat. */
const ROW_ONLY = 12;
const BLOCK_ONLY = 24;
const CONTAINS = 2;
const BLOCK_CONTAINS = BLOCK_ONLY + CONTAINS;

function rankBlock(label: string, words: string): number | undefined {
  if (label === words) return 0;
  if (label.startsWith(words)) return 1;
  return words.split(' ').every((word) => label.includes(word)) ? CONTAINS : undefined;
}

/** Every way to split the text around the label. */
function splitAt(text: string, label: string): { before: string; after: string }[] {
  const found: { before: string; after: string }[] = [];
  const padded = ` ${text} `;
  for (let at = padded.indexOf(` ${label} `); at >= 0; at = padded.indexOf(` ${label} `, at + 1))
    found.push({ before: padded.slice(1, at + 1).trim(), after: padded.slice(at + label.length + 2).trim() });
  return found;
}

const firstOf = ({ firstSeat, seatCount }: GeometryRow): number[] => (seatCount > 0 ? [firstSeat] : []);

function* seatsOfRow(geometry: Geometry, { firstSeat, seatCount }: GeometryRow, label: string): Generator<number> {
  const { seatLabel } = readPlainLabels(geometry);
  for (let seat = firstSeat; seat < firstSeat + seatCount; seat++) if (seatLabel(seat) === label) yield seat;
}

function nameSeat(geometry: Geometry, seat: number): FoundSeat {
  return {
    seat,
    block: geometry.blocks[geometry.block[seat] ?? 0]?.label ?? '',
    row: geometry.rows[geometry.row[seat] ?? 0]?.label ?? '',
    label: geometry.labels[geometry.label[seat] ?? 0] ?? '',
  };
}

/** The user's words for block, row and seat, as in `Stalls, row C, seat 12`. */
interface SeatWords {
  block: string;
  row: string;
  seat: string;
}

interface SeatQuery {
  text: string;
  /** Lower is better. */
  rank: number;
}

/**
 * Returns all interpretations of the text: unchanged, without the words for row, seat and block, and with `c12` split.
 */
function readQueries(typed: string, words: SeatWords): SeatQuery[] {
  const text = toPlain(typed);
  if (text === '') return [];
  const [block, row, seat] = [toPlain(words.block), toPlain(words.row), toPlain(words.seat)];
  const parts = text.split(' ');
  // `seat 3` alone does not identify a seat: every row has one.
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

/** The penalty for splitting a word. */
const GLUED = 3;

/** Splits `stalls c12` into `stalls c 12`; `1a5` may be row 1 or row 1a. */
function splitLast(parts: readonly string[]): string[] {
  const last = parts.at(-1) ?? '';
  const ahead = parts.slice(0, -1);
  return [...last.matchAll(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu)].map(({ index }) =>
    [...ahead, last.slice(0, index), last.slice(index)].join(' '),
  );
}

const BETWEEN = /[\s|,;:/\\._\u2010-\u2015-]+/gu;

/** Normalises words for comparison: case-folded, full width as narrow, one space for any separator. */
function toPlain(text: string): string {
  const folded = foldLabel(text.normalize('NFKC'));
  return folded.replace(BETWEEN, ' ').trim() || folded.trim();
}

/** Normalised once, so that searching compares plain strings. */
interface PlainLabels {
  blocks: readonly string[];
  rows: readonly string[];
  seatLabel: (seat: number) => string;
}

const known = new WeakMap<Geometry, PlainLabels>();

/** Cached per plan, because every key press needs them. */
function readPlainLabels(geometry: Geometry): PlainLabels {
  const made = known.get(geometry) ?? makePlainLabels(geometry);
  known.set(geometry, made);
  return made;
}

function makePlainLabels({ blocks, rows, label, labels }: Geometry): PlainLabels {
  const seatLabels: string[] = [];
  return {
    blocks: blocks.map((block) => toPlain(block.label)),
    rows: rows.map((row) => toPlain(row.label)),
    seatLabel: (seat) => {
      const at = label[seat] ?? 0;
      seatLabels[at] ??= toPlain(labels[at] ?? '');
      return seatLabels[at];
    },
  };
}
