import type { VENUE_SORTS } from '@parterre/contract/venues';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { venues } from '../../db/schema/venues.ts';
import type { PageCursor } from '../page-cursor.ts';
import { nextShowOn } from './select-venues.ts';

export interface VenueOrder {
  sort: (typeof VENUE_SORTS)[number];
  descending: boolean;
}

/** Names an order, so that the `next` of one is refused by another. */
export const nameSort = ({ sort, descending }: VenueOrder): string => `${sort}${descending ? '-' : '+'}`;

/** What a row sorts by, as one text short enough for a cursor; the id tells the rest apart. Venues without an event stand last. */
export function sortValue({ sort, descending }: VenueOrder, now: Date): SQL<string> {
  if (sort === 'Name') return sql`left(${venues.nameKey}, 100)`;
  if (sort === 'Town') return sql`(left(${venues.townKey}, 50) || chr(31) || left(${venues.nameKey}, 60))`;
  const noEvent = descending ? '0' : '9';
  return sql`((coalesce(${nextShowOn(now)}, ${noEvent}) || chr(31) || left(${venues.nameKey}, 60)) collate "C")`;
}

export function orderVenues(order: VenueOrder, now: Date): SQL[] {
  const direct = order.descending ? desc : asc;
  return [direct(sortValue(order, now)), direct(venues.id)];
}

/** Rows behind the one a page ended with. */
export const isBehind = (order: VenueOrder, { value, id }: PageCursor, now: Date): SQL =>
  sql`(${sortValue(order, now)}, ${venues.id}) ${sql.raw(order.descending ? '<' : '>')} (${value}, ${id}::bigint)`;
