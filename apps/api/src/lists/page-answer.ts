import { ROW_MAX } from '@parterre/contract/choices/limits';
import { TOTAL_MAX } from '@parterre/contract/wire/paging';
import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../context.ts';
import { invalidField } from '../errors.ts';

export interface PageQuery {
  pageSize: number;
  pageIndex: number;
  next?: string | undefined;
}

export interface PageAnswer<Item> {
  items: Item[];
  totalPages: number;
  totalItems: number;
  totalKind: 'exact' | 'moreThan';
  next?: string;
}

/** A count stops here, one row beyond the limit, so that it can report "more than". */
export const COUNTED_ROWS = TOTAL_MAX + 1;

/** Returns the number of rows before the page; 0 with `next`. A deep page without `next` is refused. */
export function toOffset({ pageSize, pageIndex, next }: PageQuery): number {
  if (next !== undefined) return 0;
  const offset = (pageIndex - 1) * pageSize;
  if (offset + pageSize > ROW_MAX)
    throw invalidField('pageIndex', 'cursor', {
      message: `Pages beyond row ${ROW_MAX} need the next of the page before`,
    });
  return offset;
}

/**
 * The number of rows of a list. `counted` stops at COUNTED_ROWS; when it is not exact, there are at least that many.
 */
export interface Total {
  counted: number;
  isExact?: boolean;
}

/** Builds a page of a list. The total is 'moreThan' when there are more rows than are counted. */
export function toPage<Item>(
  items: Item[],
  { counted, isExact = true }: Total,
  pageSize: number,
  next: string | undefined,
): PageAnswer<Item> {
  const totalItems = Math.min(isExact ? counted : counted - 1, TOTAL_MAX);
  const isAll = isExact && counted <= TOTAL_MAX;
  return { ...toExactPage(items, totalItems, pageSize, next), totalKind: isAll ? 'exact' : 'moreThan' };
}

/** Answers a list that is short enough to be counted as a whole: its total is exact, never 'moreThan'. */
export const toExactPage = <Item>(
  items: Item[],
  totalItems: number,
  pageSize: number,
  next?: string | undefined,
): PageAnswer<Item> => ({
  items,
  totalPages: Math.ceil(totalItems / pageSize),
  totalItems,
  totalKind: 'exact',
  ...(next === undefined ? {} : { next }),
});

/** Returns the rows of a page of a list without `next`, at any depth. */
export const toWindow = ({ pageSize, pageIndex }: PageQuery): { offset: number; limit: number } => ({
  offset: (pageIndex - 1) * pageSize,
  limit: pageSize,
});

/** Answers a page of a list that is in memory as a whole. */
export function cutPage<Item>(all: readonly Item[], query: PageQuery): PageAnswer<Item> {
  const { offset, limit } = toWindow(query);
  return toExactPage(all.slice(offset, offset + limit), all.length, limit);
}

/** Counts the rows of a list, up to the limit that a page reports. */
export async function countRows({ db }: Pick<Reader, 'db'>, table: PgTable, matches: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(matches)
    .limit(COUNTED_ROWS)
    .as('some');
  const [counted] = await db.select({ rows: count() }).from(some);
  return counted?.rows ?? 0;
}
