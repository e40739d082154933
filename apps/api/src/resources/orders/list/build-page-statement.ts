import { type SQL, sql } from 'drizzle-orm';
import type { SortOrder } from './sort-order.ts';

/** Common table expressions `page` (promoter_id, id, sort) and `counted` (rows, is_exact), in this order. */
export type PageTables = SQL;

/** The orders of a page as the list shows them, and on every row the count; one row when the page is empty. */
export const buildPageStatement = (tables: PageTables, { order }: SortOrder): SQL => sql`
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
