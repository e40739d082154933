import type { OrderSummary } from '@parterre/contract/orders/order';
import * as endpoints from '@parterre/contract/orders/read';
import type { TextByCulture } from '@parterre/contract/wire/values';
import type { SeatIndex } from '@parterre/seating-plan';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { column, orNull, toArray } from '#db/column.ts';
import type { Row } from '#db/rows-of.ts';
import { shows } from '#db/schema/events/shows.ts';
import type { orders } from '#db/schema/sales/orders.ts';
import type { Actor } from '#identity/actor.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, byNumber, orderOf } from '#lists/order.ts';
import { toPage } from '#lists/page-answer.ts';
import { listColumns, type PageTables, readPage } from '#lists/read-page.ts';
import { seesBuyers } from '#resources/ground/customer-rows/mask-buyer.ts';
import { seenShows } from '#resources/ground/show-rows/sold-in.ts';
import { requireGeometry } from '#resources/seating/seating-plans/read-geometry.ts';
import { seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { DAY_MS } from '#time/zones.ts';
import { type VerbInput, verb } from '#verb.ts';
import { presentOrderFacts } from '../present/present-order.ts';
import { hasRefund } from '../present/present-refund.ts';
import { prepareSearch } from '../search/prepare-search.ts';
import { keyLookupTables } from './key-lookup-tables.ts';
import { type OrderList, scanTables } from './scan-tables.ts';

type Query = VerbInput<typeof endpoints.listOrders>['query'];
type OrderRow = typeof orders.$inferSelect;

/** Lists the orders that the caller may see: a page, its count and the tickets of exactly its rows. */
export const listOrders = verb(endpoints.listOrders, async (ctx, { query }) => {
  const list: OrderList = {
    page: openPage(query, orderOf(query, SORTS, sql`o.id`)),
    sorted: openPage(query, orderOf(query, SORTED, sql`id`)),
    isByTime: query.sortOrder === 'CreatedAt',
    promoterIds: ctx.promoterIds,
    conditionsOf: (promoterId) => conditionsOf(ctx.actor, query, promoterId),
  };
  const search = query.searchTerm ? await prepareSearch(ctx, query.searchTerm) : undefined;
  if (query.searchTerm && !search) return toPage([], { counted: 0 }, query.pageSize, undefined);
  const read = (tables: PageTables) =>
    readPage(ctx, list.page, { columns: LISTED, tables, joins: JOINS }, (rows) => presentOrders(ctx, rows));
  if (search?.isRare) return read(keyLookupTables(list, search));
  const walked = await read(scanTables(list, search));
  const isFull = walked.next !== undefined;
  return !search || isFull || walked.totalKind === 'exact' ? walked : read(keyLookupTables(list, search));
});

const SORTS = { CreatedAt: byInstant(sql`o.created_at`), Total: byNumber(sql`o.total_minor`) };
const SORTED = { CreatedAt: byInstant(sql`sort`), Total: byNumber(sql`sort`) };

const COLUMNS = {
  order: {
    promoterId: column.int('o.promoter_id'),
    orderId: column.text('o.order_id'),
    status: column.text<OrderRow['status']>('o.status'),
    paymentStatus: column.text<OrderRow['paymentStatus']>('o.payment_status'),
    refundStatus: column.text<OrderRow['refundStatus']>('o.refund_status'),
    channel: column.text('o.channel'),
    partnerSiteId: orNull(column.int('o.partner_site_id')),
    currency: column.text('o.currency'),
    totalMinor: column.int('o.total_minor'),
    buyer: column.json<OrderRow['buyer']>('o.buyer'),
    createdAt: column.instant('o.created_at'),
  },
  promoterCode: column.text('promoters.code'),
  show: {
    showCode: column.text('shows.show_code'),
    name: column.json<TextByCulture>('shows.name'),
    startsAtLocal: column.wallTime('shows.starts_at_local'),
    timeZone: column.text('shows.time_zone'),
  },
  planVersionId: orNull(column.int('shows.plan_version_id')),
  tickets: column.int('tickets.standing'),
  cancelledTickets: column.int('tickets.cancelled'),
  /** The ordinals of at most four seats. */
  seats: column.ints("coalesce(tickets.seats, '{}')"),
};

const LISTED = listColumns(COLUMNS);

const JOINS = sql`
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
  ) tickets on true`;

/** Presents orders. Each plan on which their seats were sold is read once. */
async function presentOrders(ctx: Context, rows: readonly Row<typeof COLUMNS>[]): Promise<OrderSummary[]> {
  const plans = new Map<number, SeatIndex>();
  for (const { planVersionId, seats } of rows)
    if (planVersionId !== null && seats.length > 0 && !plans.has(planVersionId))
      plans.set(planVersionId, seatIndexOf(await requireGeometry(ctx, planVersionId)));
  return rows.map(({ order, show, promoterCode, planVersionId, seats, ...counts }) => ({
    ...presentOrderFacts(order, show, promoterCode, ctx.actor),
    ...counts,
    seatIds: seats.map((seat) => plans.get(planVersionId ?? 0)?.seatIdOf(seat) ?? ''),
  }));
}

function conditionsOf(actor: Actor, query: Query, promoterId: SQL): SQL[] {
  const seen = seenShows(actor, query.regionId);
  const conditions: (SQL | undefined)[] = [
    query.showCode === undefined
      ? undefined
      : sql`o.show_id = (select id from shows where promoter_id = ${promoterId} and show_code = ${query.showCode})`,
    query.status && sql`o.status = ${query.status}`,
    query.paymentStatus && sql`o.payment_status = ${query.paymentStatus}`,
    query.refundStatus && hasRefund(query.refundStatus),
    query.channel ? sql`o.channel = ${query.channel}` : undefined,
    query.partnerSiteId === undefined ? undefined : sql`o.partner_site_id = ${query.partnerSiteId}::bigint`,
    query.priceTypeId === undefined ? undefined : hasTicket(query.priceTypeId, promoterId),
    query.customerId === undefined ? undefined : ofCustomer(query.customerId, actor, promoterId),
    query.dateFrom === undefined
      ? undefined
      : sql`o.created_on >= ${query.dateFrom} and o.created_at >= ${shiftDay(query.dateFrom, -1)}::timestamptz`,
    query.dateTo === undefined
      ? undefined
      : sql`o.created_on <= ${query.dateTo} and o.created_at < ${shiftDay(query.dateTo, 2)}::timestamptz`,
    query.totalFromMinor === undefined ? undefined : sql`o.total_minor >= ${query.totalFromMinor}`,
    query.totalToMinor === undefined ? undefined : sql`o.total_minor <= ${query.totalToMinor}`,
    query.after === undefined ? undefined : sql`o.created_at > ${query.after}::timestamptz`,
    seen &&
      sql`exists (select 1 from ${shows} where ${shows.promoterId} = o.promoter_id and ${shows.id} = o.show_id and ${seen})`,
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** Matches the buyer only for promoters whose buyers the reader may see. */
function ofCustomer(customerId: number, actor: Actor, promoterId: SQL): SQL {
  const seen = actor.memberships.flatMap((membership) =>
    seesBuyers(actor, membership.promoterId) ? [membership.promoterId] : [],
  );
  return sql`${promoterId} = any(${toArray(seen)}::int[]) and o.customer_id = ${customerId}::bigint`;
}

/**
 * Matches orders with a ticket of this price type, valid or cancelled. It also names the show, which has an index in
 * the order of time.
 */
const hasTicket = (priceTypeId: number, promoterId: SQL): SQL => sql`
  o.show_id = (select show_id from price_types where promoter_id = ${promoterId} and id = ${priceTypeId}) and (
    select true from order_items
    where promoter_id = o.promoter_id and order_id = o.id and price_type_id = ${priceTypeId} limit 1)`;

/**
 * Returns midnight in UTC that many days later. No zone is a whole day away from UTC, so that the index of instants can
 * be used.
 */
const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString();
