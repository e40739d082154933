import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isInstant } from '../time/is-instant.ts';
import type { PageCursor } from './page-cursor.ts';

/** The order of a list. No two rows are equal in all of `by`. */
export interface ListOrder {
  /** Part of `next`, so that another order refuses it. */
  name: string;
  isDescending: boolean;
  by: readonly SQLWrapper[];
  /** Formats a sort value for `next`. */
  write(sortedBy: unknown): string;
  /** Parses the values of `by` from `next`; undefined for a text that we never wrote. */
  read(place: Pick<PageCursor, 'value' | 'id'>): readonly SQL[] | undefined;
}

/** A sort of a list. Rows with equal sort values are ordered by id. */
export interface Sort extends Pick<ListOrder, 'write'> {
  by: SQLWrapper;
  /** True if no two rows of the list have the same sort value. */
  isUnique?: true;
  read(value: string): SQL | undefined;
}

/** Returns the order that a query names among the sorts of its list. */
export const orderOf = <Name extends string>(
  { sortOrder, sortOrderDescending }: { sortOrder: Name; sortOrderDescending: boolean },
  sorts: Readonly<Record<Name, Sort>>,
  id: SQLWrapper,
): ListOrder => toOrder(sortOrder, sorts[sortOrder], id, sortOrderDescending);

/** Returns the only order of a list, by one sort. */
export const ascending = (name: string, sort: Sort, id: SQLWrapper): ListOrder => toOrder(name, sort, id, false);
export const descending = (name: string, sort: Sort, id: SQLWrapper): ListOrder => toOrder(name, sort, id, true);

const toOrder = (name: string, sort: Sort, id: SQLWrapper, isDescending: boolean): ListOrder => ({
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

/** Sorts by an instant, which `next` holds as ISO text. */
export const byInstant = (by: SQLWrapper): Sort => ({
  by,
  write: (at) => (at instanceof Date ? at : new Date(String(at))).toISOString(),
  read: (value) => (isInstant(value) ? sql`${value}::timestamptz` : undefined),
});

/** Sorts by a whole number of at most 15 digits. */
export const byNumber = (by: SQLWrapper): Sort => ({
  by,
  write: String,
  read: (value) => (/^-?\d{1,15}$/.test(value) ? sql`${value}::bigint` : undefined),
});

/** Sorts by a text that fits into `next` (search-key.ts). */
export const byText = (by: SQLWrapper): Sort => ({ by, write: String, read: (value) => sql`${value}::text` });

/** Sorts by the part of a name that fits into `next`. */
export const byStartOf = (nameKey: SQLWrapper): Sort => byText(sql`left(${nameKey}, 60)`);

/**
 * Day and name are one text, so that `next` holds one value. A stand-in for a missing day puts its rows last in both
 * directions.
 */
export function byDayOrLast(day: SQL, nameKey: SQLWrapper, isDescending: boolean): Sort {
  const none = isDescending ? '0' : '9';
  return byText(sql`((coalesce(${day}, ${none}) || chr(31) || left(${nameKey}, 45)) collate "C")`);
}
