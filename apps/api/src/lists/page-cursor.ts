import { z } from 'zod';
import { invalidField } from '../errors.ts';
import { parseJson } from '../parse-json.ts';

/** The end of a page: its sort, and the sort value and the id of its last row. */
export interface PageCursor {
  sort: string;
  value: string;
  id: number;
}

const Cursor = z.tuple([z.string().max(60), z.string().max(120), z.int().positive()]);

/** Writes the `next` of a page: JSON in base64url, which callers pass on and do not read. */
export function encodeCursor({ sort, value, id }: PageCursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

/** Reads the `next` of seats in plan order: the ordinal of the seat that the page begins with. */
export function decodeOrdinal(next: string): number {
  if (!/^\d{1,7}$/.test(next)) throw invalidField('next', 'cursor', { message: 'Must be the next of the page before' });
  return Number(next);
}

/** Throws INVALID for a `next` that we did not write or that belongs to another order. */
export function decodeCursor(next: string, sort: string): PageCursor {
  const parsed = Cursor.safeParse(parseJson(Buffer.from(next, 'base64url').toString()));
  if (!parsed.success) throw invalidField('next', 'cursor');
  const [sortedBy, value, id] = parsed.data;
  if (sortedBy !== sort) throw invalidField('next', 'cursor', { message: 'This next belongs to another sort order' });
  if (/[\0\uFFFD]/.test(value)) throw invalidField('next', 'cursor');
  return { sort, value, id };
}
