import { VENUE_SORTS } from '@parterre/contract/venues';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { venues } from '../../db/schema/venues.ts';
import { invalidField } from '../../errors.ts';
import { nextShowOn, type SelectedVenue } from './select-venues.ts';

export interface VenueOrder {
  sort: (typeof VENUE_SORTS)[number];
  descending: boolean;
}

/** Venues without a coming event stand last, whichever way. */
const noEvent = ({ descending }: VenueOrder): string => (descending ? '0000-00-00' : '9999-99-99');

/** What the rows are ordered by; the last column makes the order total. */
function orderColumns(order: VenueOrder, now: Date): SQL[] {
  const tail = [sql`${venues.nameKey}`, sql`${venues.id}`];
  if (order.sort === 'Name') return tail;
  if (order.sort === 'Town') return [sql`${venues.townKey}`, ...tail];
  return [sql`(coalesce(${nextShowOn(now)}, ${noEvent(order)}) collate "C")`, ...tail];
}

export const orderVenues = (order: VenueOrder, now: Date): SQL[] =>
  orderColumns(order, now).map((column) => (order.descending ? desc(column) : asc(column)));

const Token = z.tuple([z.enum(VENUE_SORTS), z.boolean(), z.array(z.string()), z.int()]);

/** Where the page after `row` begins; opaque to callers. */
export function writeNext(order: VenueOrder, row: SelectedVenue): string {
  const { sort, descending } = order;
  const first = { Name: [], Town: [row.townKey], NextShowDate: [row.nextShowOn ?? noEvent(order)] }[sort];
  const token: z.infer<typeof Token> = [sort, descending, [...first, row.nameKey], row.id];
  return Buffer.from(JSON.stringify(token)).toString('base64url');
}

/** Rows behind the one `next` names. Throws INVALID for a token of another list or order. */
export function readNext(next: string, order: VenueOrder, now: Date): SQL {
  const [sort, descending, keys, id] = parseToken(next);
  const columns = orderColumns(order, now);
  if (sort !== order.sort || descending !== order.descending || keys.length + 1 !== columns.length) throw wrongNext();
  const values = [...keys.map((key) => sql`${key}`), sql`${id}::bigint`];
  const row = (parts: SQL[]) => sql`(${sql.join(parts, sql`, `)})`;
  return sql`${row(columns)} ${sql.raw(order.descending ? '<' : '>')} ${row(values)}`;
}

function parseToken(next: string): z.infer<typeof Token> {
  try {
    return Token.parse(JSON.parse(Buffer.from(next, 'base64url').toString('utf8')));
  } catch {
    throw wrongNext();
  }
}

const wrongNext = () => invalidField('next', 'Does not belong to this list');
