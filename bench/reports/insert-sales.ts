import type { Database } from '../../apps/api/src/db/database.ts';
import { BENCH_PROMOTER_ID, insertShows } from '../setup/insert-shows.ts';
import { dropIndexes, openOwner } from '../setup/open-owner.ts';
import { prepareShow } from '../setup/prepare-show.ts';

const SHOWS = 500;
const SEATS = 5_000;
const PRICES = 6;
const BATCH = 50_000;
const FIRST_ID = 1_000_000_000;
const TABLES = ['orders', 'order_items', 'ledger'];

/** Inserts paid orders with `rows` tickets, two per order, for 500 shows in a stadium with six price types each. */
export async function insertSales(database: Database, url: string, rows: number): Promise<void> {
  await insertShows(database, SHOWS);
  const { show } = await prepareShow(database, SEATS);
  const owner = await openOwner(database, url);
  await owner.run(`
    set session_replication_role = replica;
    create table bench_shows as
      select id, row_number() over (order by id) - 1 as nth from shows
      where promoter_id = ${BENCH_PROMOTER_ID} and show_code <> '${show.showCode}';
    update shows set (plan_id, plan_version_id) =
      (select plan_id, plan_version_id from shows where show_code = '${show.showCode}');
    insert into price_groups select (jsonb_populate_record(g, jsonb_build_object(
        'id', ${FIRST_ID} + s.nth, 'show_id', s.id))).*
      from price_groups g cross join bench_shows s;
    insert into price_types select (jsonb_populate_record(p, jsonb_build_object(
        'id', ${FIRST_ID} + s.nth * ${PRICES} + p.ordinal % ${PRICES}, 'show_id', s.id,
        'price_group_id', ${FIRST_ID} + s.nth))).*
      from price_types p cross join bench_shows s`);
  const indexes = await dropIndexes(owner, TABLES);
  const orders = Math.ceil(rows / 2);
  for (let from = 0; from < orders; from += BATCH)
    for (const statement of toStatements(from, Math.min(orders, from + BATCH) - 1)) await owner.run(statement);
  for (const index of indexes) await owner.run(index);
  for (const table of ['shows', 'price_types', 'price_groups', ...TABLES]) await owner.run(`vacuum analyze ${table}`);
  await owner.run('drop table bench_shows; set session_replication_role = origin');
  await owner.close();
}

/**
 * Builds the orders from number `from` to `to`: the nth belongs to show n modulo their count, takes the next two seats
 * of it, and is one minute after the one before.
 */
function toStatements(from: number, to: number): string[] {
  const drafts = `
    (select g, ${FIRST_ID} + g as id, g % ${SHOWS} as nth, g / ${SHOWS} * 2 % ${SEATS} as seat,
      timestamptz '2025-01-01T09:00:00Z' + g * interval '1 minute' as at
    from generate_series(${from}::bigint, ${to}) g) d
    join bench_shows s on s.nth = d.nth`;
  return [
    `insert into orders (promoter_id, id, order_id, show_id, basket_id, status, payment_status, channel, currency,
       total_minor, buyer, created_at, created_on)
     select ${BENCH_PROMOTER_ID}, d.id, 'R' || lpad(d.g::text, 9, '0'), s.id, d.id, 'ACTIVE', 'PAID', 'web', 'GBP', 4200,
       jsonb_build_object('name', 'Ada Smith ' || g % 1000, 'email', 'ada.smith' || g % 1000 || '@example.test'), at, at::date
     from ${drafts}`,
    `insert into order_items (promoter_id, id, order_id, show_id, price_type_id, seat, status, face_value_minor,
       booking_fee_minor, tax_minor, paid_minor, created_at, barcode, barcode_number)
     select ${BENCH_PROMOTER_ID}, ${FIRST_ID} + d.g * 2 + n, d.id, s.id, ${FIRST_ID} + d.nth * ${PRICES} + d.g % ${PRICES},
       d.seat + n, 'ACTIVE', 2000, 100, 350, 2100, at, upper(lpad(to_hex((d.g * 2 + n) * 2654435761), 16, '0')),
       (d.g * 2 + n) * 387420489 % 1000000000
     from ${drafts} cross join generate_series(0, 1) n`,
    `insert into ledger (promoter_id, order_id, show_id, kind, amount_minor, currency, method, reference, at)
     select ${BENCH_PROMOTER_ID}, d.id, s.id, 'PAYMENT', 4200, 'GBP', 'card', 'ch_' || g, at from ${drafts}`,
  ];
}
