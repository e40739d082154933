import { type SQL, sql } from 'drizzle-orm';
import { COUNTED_ROWS } from '#lists/page-answer.ts';
import type { PageTables } from '#lists/read-page.ts';
import type { WeighedWay } from '../search/count-term-keys.ts';
import type { Search } from '../search/prepare-search.ts';
import { isFiltered, type OrderList } from './scan-tables.ts';

/**
 * Finds every order that matches the search, from the keys of its rarest beginnings. It is used when few orders match,
 * and as the last resort when many match but hardly any near the page.
 */
export function keyLookupTables(list: OrderList, search: Search): PageTables {
  const { by, behind, limit, offset } = list.sorted;
  return sql`
    found as materialized (${selectFound(list, search)}),
    page as (
      select promoter_id, id, sort from found where ${behind ?? sql`true`}
      order by ${sql.join(by, sql`, `)} limit ${limit} offset ${offset}
    ),
    counted as (
      select count(*)::int as rows, true as is_exact from (select 1 from found limit ${COUNTED_ROWS}) one
    )`;
}

function selectFound(list: OrderList, search: Search): SQL {
  const sources = search.ways.map((way) => followWay(search, way));
  if (search.named) sources.push(search.named);
  const each = sql`select distinct promoter_id, order_id as id, created_at from (${sql.join(sources, sql` union all `)}) found`;
  if (list.isByTime && !isFiltered(list)) return sql`select promoter_id, id, created_at as sort from (${each}) o`;
  const conditions = [
    sql`o.promoter_id = found.promoter_id`,
    sql`o.id = found.id`,
    ...list.conditionsOf(sql`o.promoter_id`),
  ];
  // Looks the orders up one by one: if the planner guesses wrong how many pass the filters, a join of its own takes
  // minutes.
  return sql`
    select o.promoter_id, o.id, o.sort from (${each}) found
    cross join lateral (
      select o.promoter_id, o.id, ${list.page.sortedBy} as sort from orders o where ${sql.join(conditions, sql` and `)} limit 1
    ) o`;
}

/**
 * Looks for the other beginnings among the keys of each order that has the rarest one; reads all of them when none is
 * rare.
 */
function followWay({ reader, isRare }: Search, way: WeighedWay): SQL {
  const [rarest, ...others] = way;
  if (!isRare)
    return sql`(${sql.join(
      way.map(({ range }) => reader.keysIn(range)),
      sql` intersect `,
    )})`;
  return sql`
    select o.promoter_id, o.id as order_id, o.created_at
    from (select promoter_id, order_id as id, created_at from (${reader.keysIn(rarest.range)}) k) o
    ${others.length === 0 ? sql`` : sql`where ${reader.hasKeys([others.map(({ range }) => range)])}`}`;
}
