import type { OrderSummary } from '@parterre/contract/orders';
import * as endpoints from '@parterre/contract/orders';
import type { SeatIndex } from '@parterre/seating-plan';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Context } from '../../../context.ts';
import type { Actor } from '../../../identity/actor.ts';
import { type PageAnswer, toOffset, toPage } from '../../../lists/page-answer.ts';
import { verb } from '../../../verb.ts';
import { requireGeometry } from '../../seating-plans/read-geometry.ts';
import { seatIndexOf } from '../../seats/require-plan.ts';
import { presentOrderFacts } from '../present-order.ts';
import { prepareSearch, type Search } from '../search/prepare-search.ts';
import { keyTables } from './key-tables.ts';
import type { OrderListRequest, OrderQuery } from './list-request.ts';
import { type ListedOrder, readListedOrder } from './read-list-row.ts';
import { readOrderCursor, type SortOrder, toSortOrder, writeOrderCursor } from './sort-order.ts';
import { walkTables } from './walk-tables.ts';

const dialect = new PgDialect();

/** Orders the caller may see: a page, its count and the tickets of exactly its rows. */
export const listOrders = verb(endpoints.listOrders, async (ctx, { query }) => {
  const request = {
    query,
    promoterIds: ctx.promoterIds,
    actor: ctx.actor,
    offset: toOffset(query),
    after: readOrderCursor(query),
  };
  const search = query.searchTerm ? await prepareSearch(ctx, query.searchTerm) : undefined;
  if (query.searchTerm && !search) return toPage([], 0, query.pageSize, undefined);
  const found = await readFound(ctx, request, search);
  const items = found.listed.slice(0, query.pageSize);
  const last = found.listed.length > query.pageSize ? items.at(-1) : undefined;
  const seatIdOf = await readSeatNames(ctx, items);
  const summaries = items.map((item) => presentSummary(item, seatIdOf, ctx.actor));
  return toAnswer(query, summaries, found, last && writeOrderCursor(query, last.order));
});

interface Found {
  /** One more than the page has when there is a next one. */
  listed: ListedOrder[];
  counted: number;
  isExact: boolean;
}

async function readFound(ctx: Context, request: OrderListRequest, search: Search | undefined): Promise<Found> {
  const sort = toSortOrder(request);
  const read = (tables: SQL) => readRows(ctx, buildPageStatement(tables, sort));
  if (search?.isRare) return read(keyTables(request, sort, search));
  const walked = await read(walkTables(request, sort, search));
  const isFull = walked.listed.length > request.query.pageSize;
  return !search || isFull || walked.isExact ? walked : read(keyTables(request, sort, search));
}

/** Common table expressions `page` (promoter_id, id, sort) and `counted` (rows, is_exact), in this order. */
type PageTables = SQL;

/** The orders of a page as the list shows them, and on every row the count; one row when the page is empty. */
const buildPageStatement = (tables: PageTables, { order }: SortOrder): SQL => sql`
  with ${tables}
  select counted.rows, counted.is_exact, page.id, o.promoter_id, o.order_id, o.status, o.payment_status, o.refund_status,
    o.channel, o.partner_site_id, o.currency, o.total_minor, o.buyer, o.created_at, promoters.code, o.show_id,
    shows.show_code, shows.name, shows.starts_at_local, shows.plan_version_id,
    tickets.standing, tickets.cancelled, tickets.seats, page.sort
  from counted
  left join page on true
  left join orders o on o.promoter_id = page.promoter_id and o.id = page.id
  left join promoters on promoters.id = o.promoter_id
  left join shows on shows.promoter_id = o.promoter_id and shows.id = o.show_id
  left join lateral (
    select count(*) filter (where status = 'ACTIVE')::int as standing,
      count(*) filter (where status = 'CANCELLED')::int as cancelled,
      case when bool_or(status = 'ACTIVE')
        then (array_agg(seat order by seat) filter (where seat is not null and status = 'ACTIVE'))[1:4]
        else (array_agg(seat order by seat) filter (where seat is not null))[1:4]
      end as seats
    from order_items where promoter_id = o.promoter_id and order_id = o.id
  ) tickets on true
  order by ${order}`;

async function readRows(ctx: Context, statement: SQL): Promise<Found> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const rows = (await ctx.query(text, params)).map(readListedOrder);
  const [first] = rows;
  return {
    listed: rows.flatMap(({ listed }) => listed ?? []),
    counted: first?.counted ?? 0,
    isExact: first?.isExact ?? true,
  };
}

type SeatIdOf = (order: Pick<ListedOrder, 'planVersionId'>, seat: number) => string;

/** Names the seats of these orders; each plan they were sold on is read once. */
async function readSeatNames(ctx: Context, orders: readonly ListedOrder[]): Promise<SeatIdOf> {
  const plans = new Map<number | null, SeatIndex>();
  for (const { planVersionId, seats } of orders)
    if (planVersionId !== null && seats.length > 0 && !plans.has(planVersionId))
      plans.set(planVersionId, seatIndexOf(await requireGeometry(ctx, planVersionId)));
  return ({ planVersionId }, seat) => plans.get(planVersionId)?.seatIdOf(seat) ?? '';
}

const presentSummary = (listed: ListedOrder, seatIdOf: SeatIdOf, actor: Actor): OrderSummary => ({
  ...presentOrderFacts(listed.order, listed.show, listed.promoterCode, actor),
  tickets: listed.tickets,
  cancelledTickets: listed.cancelledTickets,
  seatIds: listed.seats.map((seat) => seatIdOf(listed, seat)),
});

/** What is only known to be there at least is said as 'more than' one less. */
function toAnswer(
  query: OrderQuery,
  items: OrderSummary[],
  { listed, counted, isExact }: Found,
  next: string | undefined,
): PageAnswer<OrderSummary> {
  if (isExact) return toPage(items, counted, query.pageSize, next);
  const seen = (query.pageIndex - 1) * query.pageSize + listed.length;
  return { ...toPage(items, Math.max(counted, seen) - 1, query.pageSize, next), totalKind: 'moreThan' };
}
