import type { Database } from '../../apps/api/src/db/database.ts';
import { BENCH_PROMOTER_ID } from './insert-shows.ts';
import { openOwner } from './open-owner.ts';

const FIRST_ID = 2_000_000_000;

/**
 * Inserts the data that a start page evaluates: a price type and thirty days of sales per show, two weeks of a thousand
 * orders a day with two tickets each, and a due hold at each of the next two hundred shows.
 */
export async function insertAttention(database: Database, url: string): Promise<void> {
  const owner = await openOwner(database, url);
  const promoter = BENCH_PROMOTER_ID;
  await owner.run(`
    set session_replication_role = replica;
    create table bench_shows as
      select id, starts_at, row_number() over (order by starts_at, id) - 1 as nth from shows where promoter_id = ${promoter};
    insert into price_types (promoter_id, id, show_id, price_group_id, ordinal, kind, status_code, name, description, colour,
      face_value_minor, booking_fee_minor, is_seated, allocation, fewest_per_order, most_per_order, visibility, partner_site_ids,
      display_order, created_at)
    select ${promoter}, ${FIRST_ID} + nth, id, ${FIRST_ID} + nth, 1, 'standard', 1, '{"en-GB": "Adult"}', '{}', '#3366CC',
      2000, 100, false, 1000, 1, 10, 'public', '[]', 1, now() from bench_shows;
    update shows set has_orders = true where promoter_id = ${promoter};
    insert into sales_totals (promoter_id, show_id, price_type_id, sold_on, part, tickets, gross_minor)
    select ${promoter}, id, ${FIRST_ID} + nth, (starts_at - d * interval '2 days')::date, 0, 5, 10000
    from bench_shows cross join generate_series(1, 30) d;
    insert into orders (promoter_id, id, order_id, show_id, basket_id, status, payment_status, channel, currency, total_minor,
      buyer, created_at, created_on)
    select ${promoter}, ${FIRST_ID} + g, 'B' || lpad(g::text, 9, '0'), s.id, ${FIRST_ID} + g, 'ACTIVE', 'PAID', 'web', 'GBP', 4200,
      '{"name": "Ada", "email": "ada@example.test"}', now() - g * interval '86 seconds', (now() - g * interval '86 seconds')::date
    from generate_series(1, 14000) g join bench_shows s on s.nth = g % 5000;
    insert into order_items (promoter_id, id, order_id, show_id, price_type_id, status, face_value_minor, booking_fee_minor,
      tax_minor, paid_minor, created_at, barcode, barcode_number)
    select ${promoter}, ${FIRST_ID} + g * 2 + n, ${FIRST_ID} + g, s.id, ${FIRST_ID} + s.nth, 'ACTIVE', 2000, 100, 0, 2100,
      now() - g * interval '86 seconds', upper(lpad(to_hex(g * 2 + n), 16, '0')), g * 2 + n
    from generate_series(1, 14000) g cross join generate_series(0, 1) n join bench_shows s on s.nth = g % 5000;
    insert into holds (promoter_id, id, show_id, ordinal, label, reservation_flag, colour, allow_sales, owner, note, release_on, created_at)
    select ${promoter}, ${FIRST_ID} + nth, id, 1, 'House', 'HSE', '#A3323F', false, '', '', now()::date - 1, now()
    from (select * from bench_shows where starts_at > now() order by starts_at limit 200) next;
    insert into non_seated_holds (promoter_id, price_type_id, hold_id, show_id, quantity)
    select ${promoter}, id, id, show_id, 4 from holds where promoter_id = ${promoter};
    update shows set on_sale_at = now() + interval '3 days' where promoter_id = ${promoter} and id in
      (select id from bench_shows where starts_at > now() order by starts_at desc limit 100);
    drop table bench_shows; set session_replication_role = origin`);
  await owner.close();
}
