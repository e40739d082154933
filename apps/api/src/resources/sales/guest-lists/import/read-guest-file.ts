import { GUEST_IMPORT_ROWS_MAX, type GuestRowProblem } from '@parterre/contract/choices/guest-list-choices';
import { LIMITS } from '@parterre/contract/choices/limits';
import { emailOrNone } from '@parterre/contract/guest-lists/guest-list';
import type { importGuests } from '@parterre/contract/guest-lists/import';
import { describeTable, type ShapedTable, TableFault, type TableHead } from '@parterre/seating-plan/table-file';
import { findColumns, readCsv, refuseFile } from '#documents/read-csv.ts';
import { toSortKey } from '#lists/search-key.ts';
import type { VerbInput } from '#verb.ts';
import type { NewGuest } from '../guests/insert-guests.ts';
import { areHeadings, GUEST_COLUMN_NAMES, type GuestPlaces, hasNames, toCells } from './guest-columns.ts';

export type GuestFile = Pick<VerbInput<typeof importGuests>, 'query' | 'file'>;

export interface ReadRow {
  /** The row in the file, from 1. */
  row: number;
  guest: NewGuest;
}

export interface RowFailure {
  row: number;
  text: string;
  problem: GuestRowProblem;
}

export interface GuestTable {
  head: TableHead;
  /** False when the column of names is unknown, and therefore no guest was read. */
  hasNames: boolean;
  read: ReadRow[];
  failed: RowFailure[];
}

const SHOWN_MAX = 200;

/**
 * Reads guests from a file or a pasted text: one per line, with name, `+n`, e-mail address and note in any order, or a
 * table with headings. Throws INVALID for `file` when it is no list, or for a chosen column that does not exist.
 */
export async function readGuestFile(
  { query, file }: GuestFile,
  { mostPlusOnes, isOnList }: { mostPlusOnes: number; isOnList: (name: string) => boolean },
): Promise<GuestTable> {
  const { firstRow, ...chosen } = query;
  const isChosen = Object.values(chosen).some((heading) => heading !== undefined && heading !== '');
  const lines = await readCsv(file.bytes, {
    mostRows: GUEST_IMPORT_ROWS_MAX,
    hasHeadings: (first, next) =>
      firstRow === undefined ? isChosen || areHeadings(first, next) : firstRow === 'headings',
  });
  const isTable = lines.hasHeadings || isChosen;
  const places: GuestPlaces = isTable ? findColumns(lines.headings, GUEST_COLUMN_NAMES, chosen) : new Map();
  const table: GuestTable = {
    head: describeTable(lines, places),
    hasNames: !isTable || hasNames(places),
    read: [],
    failed: [],
  };
  if (!table.hasNames) return table;
  if (!isTable) requireList(lines);
  const named = new Set<string>();
  for (const [index, cells] of lines.rows.entries()) {
    if (cells.length === 0) continue;
    const row = index + lines.firstRow;
    const guest = readRow(cells, places);
    const key = toSortKey(guest.name);
    const problem = findProblem(guest, mostPlusOnes) ?? (named.has(key) || isOnList(key) ? 'ON_THE_LIST' : undefined);
    if (problem) {
      const written = cells.map((cell) => cell.replaceAll('\0', '').trim()).filter(Boolean);
      table.failed.push({ row, text: written.join(', ').slice(0, SHOWN_MAX), problem });
      continue;
    }
    named.add(key);
    table.read.push({ row, guest: { ...guest, plusOnes: guest.plusOnes ?? 0 } });
  }
  return table;
}

const WORDS_MAX = 7;
const WORDS_OF_PROSE = 5;

/**
 * Refuses prose and programs. A few such lines may be in a list, but not a third of it; nor may most lines lack
 * letters.
 */
function requireList({ rows }: ShapedTable): void {
  const names = rows.flatMap(([name = '', ...others]) => (name !== '' || others.length > 0 ? name : []));
  const prose = names.filter(isProse).length;
  const letterless = names.filter((name) => !/\p{L}/u.test(name)).length;
  if (prose * 3 >= names.length || (prose + letterless) * 2 > names.length)
    throw refuseFile(new TableFault('not-table'));
}

/** Names are short, and long ones have capitals. In a script without capitals, prose cannot be recognised. */
function isProse(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.length > WORDS_MAX ||
    (words.length >= WORDS_OF_PROSE && words.slice(1).every((word) => /^\p{Ll}/u.test(word)))
  );
}

/** `plusOnes` is null for an invalid number of companions. */
type Draft = Omit<NewGuest, 'plusOnes'> & { plusOnes: number | null };

function readRow(cells: readonly string[], places: GuestPlaces): Draft {
  const found = toCells(cells, places);
  const [, name = '', more] = /^(.*?)(?:\s*\+\s*(\d{1,3}))?$/su.exec(found.name) ?? [];
  return {
    name: name.replace(/\s+/g, ' ').trim(),
    email: found.email,
    plusOnes: countPlusOnes(found.plusOnes || more || '', found.party),
    note: found.note,
  };
}

function countPlusOnes(plusOnes: string, party: string): number | null {
  if (plusOnes === '' && party !== '') return /^[1-9]\d{0,2}$/.test(party) ? Number(party) - 1 : null;
  return /^(?:\+?\s*\d{1,3})?$/.test(plusOnes) ? Number(plusOnes.replace('+', '')) : null;
}

function findProblem({ name, email, plusOnes, note }: Draft, mostPlusOnes: number): GuestRowProblem | undefined {
  if (!/\p{L}/u.test(name)) return 'NAME_MISSING';
  if ([name, email, note].some((text) => text.includes('\0'))) return 'UNSTORABLE';
  if (name.length > LIMITS.guest.name) return 'NAME_TOO_LONG';
  if (plusOnes === null) return 'PLUS_ONES_UNCLEAR';
  if (plusOnes > mostPlusOnes) return 'TOO_MANY_PLUS_ONES';
  if (!emailOrNone.safeParse(email).success) return 'EMAIL_UNCLEAR';
  return note.length > LIMITS.guest.note ? 'NOTE_TOO_LONG' : undefined;
}
