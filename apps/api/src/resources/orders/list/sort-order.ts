import { type SQL, sql } from 'drizzle-orm';
import { invalidField } from '../../../errors.ts';
import { decodeCursor, encodeCursor, type PageCursor } from '../../../lists/page-cursor.ts';
import { isMoment } from '../../../time/is-moment.ts';
import type { OrderListRequest, OrderQuery } from './list-request.ts';

/** What the list is sorted by as a part of statements; equal rows by their id, so that every order has one place. */
export interface SortOrder {
  /** A column of orders. */
  column: SQL;
  /** The order of rows that carry the column as `sort`, and an id. */
  order: SQL;
  /** Whether a row with this sort value and id comes after the page before; always on the first page. */
  follows(sort: SQL, id: SQL): SQL;
}

export function toSortOrder({ query, after }: OrderListRequest): SortOrder {
  const { type, column } = SORTS[query.sortOrder];
  const direction = query.sortOrderDescending ? sql`desc` : sql`asc`;
  const sign = query.sortOrderDescending ? sql`<` : sql`>`;
  return {
    column,
    order: sql`sort ${direction}, id ${direction}`,
    follows: (sort, id) =>
      after ? sql`(${sort}, ${id}) ${sign} (${after.value}::${type}, ${after.id}::bigint)` : sql`true`,
  };
}

const SORTS = {
  CreatedAt: { column: sql`created_at`, type: sql`timestamptz`, isValue: isMoment },
  Total: { column: sql`total_minor`, type: sql`bigint`, isValue: (text: string) => /^-?\d{1,15}$/.test(text) },
} as const;

/** Names an order, so that the `next` of one is refused by another. */
const nameSort = ({ sortOrder, sortOrderDescending }: OrderQuery): string =>
  `${sortOrder}${sortOrderDescending ? '-' : '+'}`;

export function readOrderCursor(query: OrderQuery): PageCursor | undefined {
  if (query.next === undefined) return undefined;
  const cursor = decodeCursor(query.next, nameSort(query));
  if (!SORTS[query.sortOrder].isValue(cursor.value))
    throw invalidField('next', 'Send the next of the page before as it was');
  return cursor;
}

export const writeOrderCursor = (
  query: OrderQuery,
  last: { id: number; createdAt: Date; totalMinor: number },
): string =>
  encodeCursor({
    sort: nameSort(query),
    value: query.sortOrder === 'Total' ? String(last.totalMinor) : last.createdAt.toISOString(),
    id: last.id,
  });
