import type { listOrders as endpoint, OrderSummary } from '@parterre/contract/orders';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { VerbInput } from '../../../bind.ts';
import type { Context } from '../../../context.ts';
import { type PageAnswer, toOffset, toPage } from '../../page-answer.ts';
import { prepareSearch, type Search } from '../search/prepare-search.ts';
import { buildPageStatement } from './build-page-statement.ts';
import { keyTables } from './key-tables.ts';
import type { ListQuery, ListWish } from './list-wish.ts';
import { presentSummary } from './present-summary.ts';
import { type ListedOrder, readListRow } from './read-list-row.ts';
import { readSeatNames } from './read-seat-names.ts';
import { readCursor, toSortOrder, writeCursor } from './sort-order.ts';
import { walkTables } from './walk-tables.ts';

const dialect = new PgDialect();

/** Orders the caller may see: a page, its count and the tickets of exactly its rows. */
export async function listOrders(
  ctx: Context,
  { query }: Pick<VerbInput<typeof endpoint>, 'query'>,
): Promise<PageAnswer<OrderSummary>> {
  const wish = {
    query,
    promoterIds: ctx.promoterIds,
    actor: ctx.actor,
    offset: toOffset(query),
    after: readCursor(query),
  };
  const search = query.searchTerm ? await prepareSearch(ctx, query.searchTerm) : undefined;
  if (query.searchTerm && !search) return toPage([], 0, query.pageSize, undefined);
  const found = await readFound(ctx, wish, search);
  const items = found.listed.slice(0, query.pageSize);
  const last = found.listed.length > query.pageSize ? items.at(-1) : undefined;
  const seatIdOf = await readSeatNames(ctx, items);
  const summaries = items.map((item) => presentSummary(item, seatIdOf, ctx.actor));
  return toAnswer(query, summaries, found, last && writeCursor(query, last.order));
}

interface Found {
  /** One more than the page has when there is a next one. */
  listed: ListedOrder[];
  counted: number;
  isExact: boolean;
}

async function readFound(ctx: Context, wish: ListWish, search: Search | undefined): Promise<Found> {
  const sort = toSortOrder(wish);
  const read = (tables: SQL) => readRows(ctx, buildPageStatement(tables, sort));
  if (search?.isRare) return read(keyTables(wish, sort, search));
  const walked = await read(walkTables(wish, sort, search));
  const isFull = walked.listed.length > wish.query.pageSize;
  return !search || isFull || walked.isExact ? walked : read(keyTables(wish, sort, search));
}

async function readRows(ctx: Context, statement: SQL): Promise<Found> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const rows = (await ctx.query(text, params)).map(readListRow);
  const [first] = rows;
  return {
    listed: rows.flatMap(({ listed }) => listed ?? []),
    counted: first?.counted ?? 0,
    isExact: first?.isExact ?? true,
  };
}

/** What is only known to be there at least is said as 'more than' one less. */
function toAnswer(
  query: ListQuery,
  items: OrderSummary[],
  { listed, counted, isExact }: Found,
  next: string | undefined,
): PageAnswer<OrderSummary> {
  if (isExact) return toPage(items, counted, query.pageSize, next);
  const seen = (query.pageIndex - 1) * query.pageSize + listed.length;
  return { ...toPage(items, Math.max(counted, seen) - 1, query.pageSize, next), totalKind: 'moreThan' };
}
