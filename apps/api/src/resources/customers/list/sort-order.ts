import type { CustomerListQuery } from '@parterre/contract/customers';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { invalidField } from '../../../errors.ts';
import { decodeCursor, encodeCursor, type PageCursor } from '../../../lists/page-cursor.ts';
import { isMoment } from '../../../time/is-moment.ts';

export type CustomerQuery = z.output<typeof CustomerListQuery>;

/** The column the list is sorted by; equal rows by their id, so that every customer has one place. */
export const SORTS = {
  CreatedAt: { column: sql`created_at`, type: sql`timestamptz` },
  Name: { column: sql`name_key`, type: sql`text` },
} as const;

export const orderOf = ({ sortOrderDescending }: CustomerQuery): SQL => {
  const direction = sortOrderDescending ? sql`desc` : sql`asc`;
  return sql`sort ${direction}, id ${direction}`;
};

/** Whether a customer `c` comes after the page before. */
export function follows({ sortOrder, sortOrderDescending }: CustomerQuery, after: PageCursor | undefined): SQL {
  if (!after) return sql`true`;
  const { column, type } = SORTS[sortOrder];
  const sign = sortOrderDescending ? sql`<` : sql`>`;
  return sql`(c.${column}, c.id) ${sign} (${after.value}::${type}, ${after.id}::bigint)`;
}

/** Names an order, so that the `next` of one is refused by another. */
const nameSort = ({ sortOrder, sortOrderDescending }: CustomerQuery): string =>
  `${sortOrder}${sortOrderDescending ? '-' : '+'}`;

export function readCustomerCursor(query: CustomerQuery): PageCursor | undefined {
  if (query.next === undefined) return undefined;
  const cursor = decodeCursor(query.next, nameSort(query));
  if (query.sortOrder === 'CreatedAt' && !isMoment(cursor.value))
    throw invalidField('next', 'Send the next of the page before as it was');
  return cursor;
}

export const writeCustomerCursor = (query: CustomerQuery, { id, sort }: { id: number; sort: string }): string =>
  encodeCursor({
    sort: nameSort(query),
    value: query.sortOrder === 'CreatedAt' ? new Date(sort).toISOString() : sort,
    id,
  });
