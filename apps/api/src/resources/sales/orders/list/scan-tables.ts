import { type SQL, sql } from 'drizzle-orm';
import type { Page } from '#lists/open-page.ts';
import { COUNTED_ROWS } from '#lists/page-answer.ts';
import type { PageTables } from '#lists/read-page.ts';
import type { Search } from '../search/prepare-search.ts';

/** A list of orders with everything that both ways of searching it need: along the list and along the keys. */
export interface OrderList {
  page: Page;
  /** The page of rows that have their sort value as `sort`. */
  sorted: Page;
  /** True if the list is sorted by time, which the keys hold too. */
  isByTime: boolean;
  promoterIds: readonly number[];
  /** The conditions of the filters on an order of a promoter; none when every order matches. */
  conditionsOf(promoterId: SQL): SQL[];
}

/**
 * Returns whether an order that the search finds may still be dropped, so that counts of keys are upper bounds only.
 */
export const isFiltered = ({ conditionsOf }: OrderList): boolean => conditionsOf(sql`o.promoter_id`).length > 0;

/**
 * The number of orders that pass the filters and are read before the search gives up, because each needs a look at its
 * keys.
 */
const SEARCHED_ORDERS = 5_000;

/**
 * Reads orders in the order of the list and keeps those that the search finds: without a term, and when many orders
 * match, so that a page is soon full. A page that is not full after SEARCHED_ORDERS is read from the keys. A search
 * reports how many orders it saw, which are all only if it reached the end.
 */
export function scanTables(list: OrderList, search: Search | undefined): PageTables {
  const { page, sorted } = list;
  const found = search ? isFound(search) : sql`true`;
  const walk = (from: SQL) => sql`select o.promoter_id, o.id, o.sort, ${found} as is_found from (${from}) o`;
  const pageOf = (rows: SQL) => sql`
    page as (
      select promoter_id, id, sort from (${rows}) o where is_found
      order by ${sql.join(sorted.by, sql`, `)} limit ${page.limit} offset ${page.offset}
    )`;
  const length = search ? SEARCHED_ORDERS : COUNTED_ROWS;
  const all = walkOrders(list, undefined, length);
  const onwards = pageOf(walk(walkOrders(list, page.behind, length)));
  // Without filters the page is read from the index at once, and counting needs no look at the orders.
  if (!search && !isFiltered(list))
    return sql`${onwards}, counted as (select count(*)::int as rows, true as is_exact from (${all}) o)`;
  if (search && search.atLeast > 0 && !isFiltered(list))
    return sql`${onwards}, counted as (select ${search.atLeast}::int as rows, false as is_exact)`;
  const isExact = search ? sql`count(*) < ${SEARCHED_ORDERS}` : sql`true`;
  return sql`
    walked as materialized (${walk(all)}),
    ${page.behind ? onwards : pageOf(sql`select * from walked`)},
    counted as (select count(*) filter (where is_found)::int as rows, ${isExact} as is_exact from walked)`;
}

/** Selects the first orders that pass the filters. Those of each promoter are read from an index in this order. */
function walkOrders({ page, sorted, ...list }: OrderList, behind: SQL | undefined, length: number): SQL {
  const limit = sql`order by ${sql.join(sorted.by, sql`, `)} limit ${length}`;
  const ofPromoters = list.promoterIds.map((id) => {
    const promoterId = sql`${id}::int`;
    const conditions = [sql`o.promoter_id = ${promoterId}`, ...list.conditionsOf(promoterId), behind ?? sql`true`];
    return sql`(select o.promoter_id, o.id, ${page.sortedBy} as sort from orders o where ${sql.join(conditions, sql` and `)} ${limit})`;
  });
  if (ofPromoters.length === 1) return sql.join(ofPromoters);
  return sql`select * from (${sql.join(ofPromoters, sql` union all `)}) o ${limit}`;
}

function isFound({ ways, reader, named }: Search): SQL {
  const alternatives = named
    ? [sql`(o.promoter_id, o.id) in (select promoter_id, order_id from (${named}) named)`]
    : [];
  if (ways.length > 0) alternatives.push(reader.hasKeys(ways.map((way) => way.map(({ range }) => range))));
  return sql`(${sql.join(alternatives, sql` or `)}) is true`;
}
