import { GUEST_IMPORT_MOST_ROWS, type GuestRowProblem } from '@parterre/contract/choices/guest-list-choices';
import { AppError } from '../../../errors.ts';
import { readCsv } from '../../csv/read-csv.ts';
import { toSearchKey, toSortKey } from '../../search-key.ts';
import type { NewGuest } from '../guests/insert-guests.ts';
import { type CellPlaces, findGuestColumns, toCells } from './guest-columns.ts';

export interface ReadRow {
  /** Of the text, from 1. */
  row: number;
  guest: NewGuest;
}

export interface RowFailure {
  row: number;
  text: string;
  problem: GuestRowProblem;
}

export interface GuestTable {
  read: ReadRow[];
  failed: RowFailure[];
}

const LONGEST_NAME = 120;
const LONGEST_NOTE = 500;
const MOST_SHOWN = 200;
const EMAIL = /^[^\s@,;<>()[\]\\":\p{C}]+@[^\s@,;<>()[\]\\":\p{C}]+$/u;

/**
 * Guests of a pasted text: one a line, in any order of name, `+n`, e-mail address and note; or a table with a header row.
 * Throws INVALID naming `text` for what no table is made of and for too many rows.
 */
export async function readGuestText(
  text: string,
  { mostPlusOnes, isOnList }: { mostPlusOnes: number; isOnList: (name: string) => boolean },
): Promise<GuestTable> {
  const lines = await readLines(text);
  const places = findGuestColumns(lines[0] ?? []);
  const table: GuestTable = { read: [], failed: [] };
  const named = new Set<string>();
  for (const [index, cells] of lines.entries()) {
    if ((index === 0 && places) || cells.every((cell) => cell.trim() === '')) continue;
    const row = index + 1;
    const guest = readRow(cells, places);
    const key = toSortKey(guest.name);
    const problem = findProblem(guest, mostPlusOnes) ?? (named.has(key) || isOnList(key) ? 'ON_THE_LIST' : undefined);
    if (problem) {
      table.failed.push({ row, text: cells.join(', ').slice(0, MOST_SHOWN), problem });
      continue;
    }
    named.add(key);
    table.read.push({ row, guest: { ...guest, plusOnes: guest.plusOnes ?? 0 } });
  }
  return table;
}

async function readLines(text: string): Promise<string[][]> {
  try {
    const { headers, rows } = await readCsv(new TextEncoder().encode(text), GUEST_IMPORT_MOST_ROWS);
    return [headers, ...rows];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fieldErrors = error.extras.fieldErrors?.map((fieldError) => ({ ...fieldError, field: 'text' })) ?? [];
    throw new AppError('INVALID', { fieldErrors });
  }
}

/** null: a number of companions that is none. */
type Draft = Omit<NewGuest, 'plusOnes'> & { plusOnes: number | null };

function readRow(cells: readonly string[], places: CellPlaces | undefined): Draft {
  const found = toCells(cells, places, EMAIL);
  const [, name = '', more] = /^(.*?)(?:\s*\+\s*(\d{1,3}))?$/su.exec(found.name) ?? [];
  const plusOnes = found.plusOnes === '' ? (more ?? '0') : found.plusOnes;
  return {
    name: name.replace(/\s+/g, ' ').trim(),
    email: found.email,
    plusOnes: /^\+?\s*\d{1,3}$/.test(plusOnes) ? Number(plusOnes.replace('+', '')) : null,
    note: found.note,
  };
}

function findProblem({ name, email, plusOnes, note }: Draft, mostPlusOnes: number): GuestRowProblem | undefined {
  if (toSearchKey(name) === '') return 'NAME_MISSING';
  if (name.length > LONGEST_NAME) return 'NAME_TOO_LONG';
  if (plusOnes === null) return 'PLUS_ONES_UNCLEAR';
  if (plusOnes > mostPlusOnes) return 'TOO_MANY_PLUS_ONES';
  if (email !== '' && !EMAIL.test(email)) return 'EMAIL_UNCLEAR';
  return note.length > LONGEST_NOTE ? 'NOTE_TOO_LONG' : undefined;
}
