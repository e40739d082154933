import type { CAMPAIGN_SORTS } from '@parterre/contract/artist-campaigns';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { decodeCursor, encodeCursor } from '../../lists/page-cursor.ts';

interface OrderQuery {
  sortOrder: (typeof CAMPAIGN_SORTS)[number];
  sortOrderDescending: boolean;
  next?: string | undefined;
}

interface OrderColumns {
  id: PgColumn;
  nameKey: PgColumn;
  /** Of each row; null where there is none. */
  nextShowOn: SQL;
}

/** The order of tours and of campaigns: by name, or by the next event with those that have none last. */
export interface NameOrDateOrder {
  /** What a row sorts by, as one text short enough for the `next` of a page; the id tells the rest apart. */
  value: SQL<string>;
  by: SQL[];
  /** Rows behind the page that `next` ended; undefined on the first. Throws INVALID naming `next`. */
  behind: SQL | undefined;
  toNext: (last: { sortValue: string; id: number }) => string;
}

export function orderByNameOrDate(query: OrderQuery, { id, nameKey, nextShowOn }: OrderColumns): NameOrDateOrder {
  const { sortOrder, sortOrderDescending: isDescending } = query;
  const sort = `${sortOrder}${isDescending ? '-' : '+'}`;
  const noEvent = isDescending ? '0' : '9';
  const value =
    sortOrder === 'Name'
      ? sql<string>`left(${nameKey}, 60)`
      : sql<string>`((coalesce(${nextShowOn}, ${noEvent}) || chr(31) || left(${nameKey}, 45)) collate "C")`;
  const cursor = query.next === undefined ? undefined : decodeCursor(query.next, sort);
  const direct = isDescending ? desc : asc;
  return {
    value,
    by: [direct(value), direct(id)],
    behind:
      cursor && sql`(${value}, ${id}) ${sql.raw(isDescending ? '<' : '>')} (${cursor.value}, ${cursor.id}::bigint)`,
    toNext: (last) => encodeCursor({ sort, value: last.sortValue, id: last.id }),
  };
}
