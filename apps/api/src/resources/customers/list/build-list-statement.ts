import { type SQL, sql } from 'drizzle-orm';
import { COUNTED_ROWS } from '../../../lists/page-answer.ts';
import type { PageCursor } from '../../../lists/page-cursor.ts';
import type { Term, TextRange } from '../../orders/search/parse-term.ts';
import { type CustomerQuery, follows, orderOf, SORTS } from './sort-order.ts';

export interface CustomerListRequest {
  query: CustomerQuery;
  promoterIds: readonly number[];
  offset: number;
  after: PageCursor | undefined;
  term: Term | undefined;
}

/** The customers of a page as the list shows them, and on every row the count; one row when the page is empty. */
export function buildCustomerListStatement(request: CustomerListRequest): SQL {
  const { query, offset, after, term } = request;
  const order = orderOf(query);
  const select = (more: SQL, limit: number) => selectCustomers(request, more, limit);
  return sql`
    with ${term ? sql`found as materialized (${selectFound(request, term)}),` : sql``}
    page as (
      select * from (${select(follows(query, after), offset + query.pageSize + 1)}) c
      order by ${order} limit ${query.pageSize + 1} offset ${offset}
    ),
    counted as (select count(*)::int as rows from (${select(sql`true`, COUNTED_ROWS)}) c)
    select counted.rows, page.id, page.sort, c.name, c.email, c.created_at, c.erased_at, promoters.code,
      bought.orders, bought.last_at, agreed.kinds
    from counted
    left join page on true
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
    ) agreed on true
    order by ${order}`;
}

/** A promoter's own are read off an index in this order, where no term was typed. */
function selectCustomers(request: CustomerListRequest, more: SQL, limit: number): SQL {
  const { query, promoterIds, term } = request;
  const { column } = SORTS[query.sortOrder];
  const order = orderOf(query);
  const ofPromoters = promoterIds.map((id) => {
    const promoterId = sql`${id}::int`;
    const conditions = [
      sql`c.promoter_id = ${promoterId}`,
      sql`c.erased_at is null`,
      ...filtersOf(query, promoterId),
      more,
    ];
    const from = term
      ? sql`found f join customers c on c.promoter_id = f.promoter_id and c.id = f.id`
      : sql`customers c`;
    return sql`(select c.promoter_id, c.id, c.${column} as sort from ${from}
      where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit})`;
  });
  if (ofPromoters.length === 1) return sql.join(ofPromoters);
  return sql`select * from (${sql.join(ofPromoters, sql` union all `)}) c order by ${order} limit ${limit}`;
}

function filtersOf({ showCode, consent }: CustomerQuery, promoterId: SQL): SQL[] {
  const filters: SQL[] = [];
  if (showCode !== undefined)
    filters.push(sql`c.id in (
      select o.customer_id from orders o where o.promoter_id = ${promoterId}
        and o.show_id = (select id from shows where promoter_id = ${promoterId} and show_code = ${showCode}))`);
  if (consent !== undefined)
    filters.push(sql`(
      select n.is_given from customer_consents n
      where n.promoter_id = ${promoterId} and n.customer_id = c.id and n.kind = ${consent}
      order by n.id desc limit 1)`);
  return filters;
}

/** Whose keys have all the beginnings of one of the ways, or who bought an order that was named. */
function selectFound({ promoterIds }: CustomerListRequest, { ways, orderIds }: Term): SQL {
  const owners = `{${promoterIds.join(',')}}`;
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
