import { type SQL, sql } from 'drizzle-orm';
import { invalidField } from '../errors.ts';
import type { ListOrder } from './order.ts';
import { type PageAnswer, type PageQuery, type Total, toOffset, toPage } from './page-answer.ts';
import { decodeCursor, decodeOrdinal, encodeCursor } from './page-cursor.ts';

/** The position of a row in its list: its sort value and its id. */
export type CursorKeyOf<Row> = (row: Row) => readonly [sortedBy: unknown, id: number];

/** The page a request asks for, as parts of its statement and as its answer. */
export interface Page {
  by: SQL[];
  direction: SQL;
  /** The sort value, to be selected where no column of the list has it. */
  sortedBy: SQL<string>;
  /** The condition that a row comes after the previous page; undefined on a first page. */
  behind: SQL | undefined;
  /** One row more than the page, to find out whether there is a next page. */
  limit: number;
  offset: number;
  answer<Row, Item>(
    found: Total & { rows: readonly Row[] },
    placeOf: CursorKeyOf<Row>,
    present: (rows: Row[]) => Item[] | Promise<Item[]>,
  ): Promise<PageAnswer<Item>>;
}

/** Throws INVALID for `next` when we did not write it, and for `pageIndex` when the page is too deep. */
export function openPage(query: PageQuery, order: ListOrder): Page {
  const { pageSize, next } = query;
  const sort = `${order.name}${order.isDescending ? '-' : '+'}`;
  const direction = order.isDescending ? sql`desc` : sql`asc`;
  return {
    direction,
    by: order.by.map((term) => sql`${term} ${direction}`),
    sortedBy: sql<string>`${order.by[0]}`,
    behind: next === undefined ? undefined : isBehind(decodeCursor(next, sort), order),
    limit: pageSize + 1,
    offset: toOffset(query),
    answer: async ({ rows, counted, isExact = true }, placeOf, present) => {
      const shown = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? shown.at(-1) : undefined;
      const seen = isExact ? 0 : (query.pageIndex - 1) * pageSize + rows.length;
      const total = { counted: Math.max(counted, seen), isExact };
      return toPage(await present(shown), total, pageSize, last && writePlace(sort, order, placeOf(last)));
    },
  };
}

/** Opens a page of seats in plan order: it begins with the ordinal of `next`, or `skip` seats behind the first one. */
export const openOrdinalPage = (query: PageQuery, first: number): { from: number; skip: number } => ({
  from: query.next === undefined ? first : decodeOrdinal(query.next),
  skip: toOffset(query),
});

const writePlace = (sort: string, order: ListOrder, [sortedBy, id]: ReturnType<CursorKeyOf<never>>): string =>
  encodeCursor({ sort, value: order.write(sortedBy), id });

function isBehind(place: Parameters<ListOrder['read']>[0], { by, isDescending, read }: ListOrder): SQL {
  const values = read(place);
  if (!values) throw invalidField('next', 'cursor');
  const list = (terms: readonly unknown[]) =>
    sql.join(
      terms.map((term) => sql`${term}`),
      sql`, `,
    );
  return sql`(${list(by)}) ${isDescending ? sql`<` : sql`>`} (${list(values)})`;
}
