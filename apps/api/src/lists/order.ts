import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isMoment } from '../time/is-moment.ts';
import type { PageCursor } from './page-cursor.ts';

/** In what order a list stands: no two rows are equal in all of `by`. */
export interface Order {
  /** The `next` of one is refused by another. */
  name: string;
  isDescending: boolean;
  by: readonly SQLWrapper[];
  /** As `next` carries what a row is sorted by. */
  write(sortedBy: unknown): string;
  /** What a row has in `by`; undefined for what was never written. */
  read(place: Pick<PageCursor, 'value' | 'id'>): readonly SQL[] | undefined;
}

/** What a list is sorted by; rows that are equal in it stand by their ids. */
export interface Sort extends Pick<Order, 'write'> {
  by: SQLWrapper;
  /** No two rows of the list are equal in it. */
  isUnique?: true;
  read(value: string): SQL | undefined;
}

export const orderOf = <Name extends string>(
  { sortOrder, sortOrderDescending }: { sortOrder: Name; sortOrderDescending: boolean },
  sorts: Readonly<Record<Name, Sort>>,
  id: SQLWrapper,
): Order => toOrder(sortOrder, sorts[sortOrder], id, sortOrderDescending);

export const ascending = (name: string, sort: Sort, id: SQLWrapper): Order => toOrder(name, sort, id, false);
export const descending = (name: string, sort: Sort, id: SQLWrapper): Order => toOrder(name, sort, id, true);

const toOrder = (name: string, sort: Sort, id: SQLWrapper, isDescending: boolean): Order => ({
  name,
  isDescending,
  by: sort.isUnique ? [sort.by] : [sort.by, id],
  write: sort.write,
  read: (place) => {
    const value = sort.read(place.value);
    if (!value) return undefined;
    return sort.isUnique ? [value] : [value, sql`${place.id}::bigint`];
  },
});

export const byInstant = (by: SQLWrapper): Sort => ({
  by,
  write: (at) => (at instanceof Date ? at : new Date(String(at))).toISOString(),
  read: (value) => (isMoment(value) ? sql`${value}::timestamptz` : undefined),
});

export const byNumber = (by: SQLWrapper): Sort => ({
  by,
  write: String,
  read: (value) => (/^-?\d{1,15}$/.test(value) ? sql`${value}::bigint` : undefined),
});

/** The text is one that `next` can carry (search-key.ts). */
export const byText = (by: SQLWrapper): Sort => ({ by, write: String, read: (value) => sql`${value}::text` });

/** By as much of a name as `next` carries. */
export const byStartOf = (nameKey: SQLWrapper): Sort => byText(sql`left(${nameKey}, 60)`);

/** By a day, then by name; rows without a day stand last. */
export function byDayOrLast(day: SQL, nameKey: SQLWrapper, isDescending: boolean): Sort {
  const none = isDescending ? '0' : '9';
  return byText(sql`((coalesce(${day}, ${none}) || chr(31) || left(${nameKey}, 45)) collate "C")`);
}

/** The longest key: longer keys and terms are compared by their start. */
const LONGEST_KEY = 120;

/** The part of a text that is kept and searched as a key; never cut between the halves of a character. */
export const cutKey = (key: string): string => key.slice(0, LONGEST_KEY).replace(/[\uD800-\uDBFF]$/, '');
