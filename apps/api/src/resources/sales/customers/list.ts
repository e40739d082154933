import type { ConsentKind } from '@parterre/contract/choices/customer-choices';
import * as endpoints from '@parterre/contract/customers';
import { type SQL, sql } from 'drizzle-orm';
import { column, orNull, toArray } from '#db/column.ts';
import { type Actor, findMembership, hasPermission } from '#identity/actor.ts';
import { openPage, type Page } from '#lists/open-page.ts';
import { byInstant, byText, orderOf } from '#lists/order.ts';
import { COUNTED_ROWS, toPage } from '#lists/page-answer.ts';
import { listColumns, type PageTables, readPage } from '#lists/read-page.ts';
import { isSoldIn } from '#resources/ground/show-rows/sold-in.ts';
import { type VerbInput, verb } from '#verb.ts';
import { parseTerm, type Term, type TextRange } from '../orders/search/parse-term.ts';

type Query = VerbInput<typeof endpoints.listCustomers>['query'];

/**
 * Lists customers of the promoters that the actor sees as a whole, because customers belong to a promoter and not to a
 * show.
 */
export const listCustomers = verb(endpoints.listCustomers, async (ctx, { query }) => {
  const page = openPage(query, orderOf(query, SORTS, sql`c.id`));
  const term = query.searchTerm ? parseTerm(query.searchTerm) : undefined;
  const promoterIds = ctx.promoterIds.filter((promoterId) => seesCustomers(ctx.actor, promoterId));
  const findsNothing = term && term.ways.length === 0 && !term.orderIds;
  if (promoterIds.length === 0 || findsNothing) return toPage([], { counted: 0 }, query.pageSize, undefined);
  const tables = customerTables(page, { query, promoterIds, term });
  return readPage(ctx, page, { columns: COLUMNS, tables, joins: JOINS }, (rows) =>
    rows.map(({ createdAt, erasedAt, lastOrderAt, ...summary }) => ({
      ...summary,
      createdAt: createdAt.toISOString(),
      erasedAt: erasedAt?.toISOString() ?? null,
      lastOrderAt: lastOrderAt?.toISOString() ?? null,
    })),
  );
});

const SORTS = { CreatedAt: byInstant(sql`c.created_at`), Name: byText(sql`c.name_key`) };

const COLUMNS = listColumns({
  customerId: column.int('page.id'),
  promoterCode: column.text('promoters.code'),
  name: column.text('c.name'),
  email: column.text('c.email'),
  createdAt: column.instant('c.created_at'),
  erasedAt: orNull(column.instant('c.erased_at')),
  orders: column.int('bought.orders'),
  lastOrderAt: orNull(column.instant('bought.last_at')),
  consents: column.texts<ConsentKind>("coalesce(agreed.kinds, '{}')"),
});

const JOINS = sql`
  left join customers c on c.promoter_id = page.promoter_id and c.id = page.id
  left join promoters on promoters.id = c.promoter_id
  left join lateral (
    select count(*)::int as orders, max(o.created_at) as last_at from orders o
    where o.promoter_id = c.promoter_id and o.customer_id = c.id
  ) bought on true
  left join lateral (
    select array_agg(kind order by kind) filter (where is_given) as kinds from (
      select distinct on (kind) kind, is_given from customer_consents n
      where n.promoter_id = c.promoter_id and n.customer_id = c.id order by kind, id desc
    ) newest
  ) agreed on true`;

interface Request {
  query: Query;
  promoterIds: readonly number[];
  term: Term | undefined;
}

function customerTables(page: Page, request: Request): PageTables {
  const { term } = request;
  const order = sql`sort ${page.direction}, id ${page.direction}`;
  const select = (more: SQL | undefined, limit: number) => selectCustomers(page, request, more, limit);
  return sql`
    ${term ? sql`found as materialized (${selectFound(request, term)}),` : sql``}
    page as (
      select * from (${select(page.behind, page.offset + page.limit)}) c
      order by ${order} limit ${page.limit} offset ${page.offset}
    ),
    counted as (select count(*)::int as rows, true as is_exact from (${select(undefined, COUNTED_ROWS)}) c)`;
}

/** Selects a page. Without a search term, each promoter's customers are read from an index in this order. */
function selectCustomers(page: Page, { query, promoterIds, term }: Request, more: SQL | undefined, limit: number): SQL {
  const order = sql`sort ${page.direction}, id ${page.direction}`;
  const ofPromoters = promoterIds.map((id) => {
    const promoterId = sql`${id}::int`;
    const conditions = [
      sql`c.promoter_id = ${promoterId}`,
      sql`c.erased_at is null`,
      ...conditionsOf(query, promoterId),
      ...(more ? [more] : []),
    ];
    const from = term
      ? sql`found f join customers c on c.promoter_id = f.promoter_id and c.id = f.id`
      : sql`customers c`;
    return sql`(select c.promoter_id, c.id, ${page.sortedBy} as sort from ${from}
      where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit})`;
  });
  if (ofPromoters.length === 1) return sql.join(ofPromoters);
  return sql`select * from (${sql.join(ofPromoters, sql` union all `)}) c order by ${order} limit ${limit}`;
}

function conditionsOf({ showCode, regionId, consent }: Query, promoterId: SQL): SQL[] {
  const conditions: SQL[] = [];
  const sold = isSoldIn(regionId);
  if (showCode !== undefined)
    conditions.push(sql`c.id in (
      select o.customer_id from orders o where o.promoter_id = ${promoterId}
        and o.show_id = (select id from shows where promoter_id = ${promoterId} and show_code = ${showCode}))`);
  if (sold)
    conditions.push(sql`c.id in (
      select o.customer_id from orders o where o.promoter_id = ${promoterId}
        and o.show_id in (select id from shows where promoter_id = ${promoterId} and ${sold}))`);
  if (consent !== undefined)
    conditions.push(sql`(
      select n.is_given from customer_consents n
      where n.promoter_id = ${promoterId} and n.customer_id = c.id and n.kind = ${consent}
      order by n.id desc limit 1)`);
  return conditions;
}

/** Selects customers whose keys match all beginnings of one of the ways, or who bought a named order. */
function selectFound({ promoterIds }: Request, { ways, orderIds }: Term): SQL {
  const owners = toArray(promoterIds);
  const keysIn = ({ from, to }: TextRange) => sql`
    select promoter_id, customer_id as id from customer_keys
    where promoter_id = any(${owners}::int[]) and key >= ${from} and key < ${to}`;
  const sources = ways.map((way) => sql`(${sql.join(way.map(keysIn), sql` intersect `)})`);
  if (orderIds)
    sources.push(sql`(
      select promoter_id, customer_id as id from orders
      where promoter_id = any(${owners}::int[]) and customer_id is not null
        and order_id >= ${orderIds.from} and order_id < ${orderIds.to})`);
  return sql`select distinct promoter_id, id from (${sql.join(sources, sql` union all `)}) found`;
}

/** Returns whether the actor may see the customers of a promoter. Actors who see only some of its shows may not. */
export function seesCustomers(actor: Actor, promoterId: number): boolean {
  const membership = findMembership(actor, promoterId);
  return membership !== undefined && membership.scope === 'promoter' && hasPermission(membership, 'customer:read');
}
