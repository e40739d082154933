import { buildSeatIndex } from '@parterre/seating-plan';
import { eq } from 'drizzle-orm';
import type { Database } from '../../apps/api/src/db/database.ts';
import { shows } from '../../apps/api/src/db/schema/events/shows.ts';
import { runAsSystem } from '../../apps/api/src/db/system.ts';
import { toSearchKey } from '../../apps/api/src/lists/search-key.ts';
import { requireGeometry } from '../../apps/api/src/resources/seating/seating-plans/read-geometry.ts';
import { BENCH_PROMOTER_ID, insertShows } from '../setup/insert-shows.ts';
import { dropIndexes, openOwner } from '../setup/open-owner.ts';
import { type PreparedShow, prepareShow } from '../setup/prepare-show.ts';

const SHOWS = 500;
const SEATS = 5_000;
const TABLES = ['orders', 'order_items', 'order_keys'];
const BATCH = 50_000;
const FIRST_ID = 1_000_000_000;
/** The time of the last order; each other is one minute before the next. */
const NEWEST = '2026-11-20T12:00:00Z';
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const FIRST_NAMES =
  'Ada,Ben,Cleo,Dora,Emil,Finn,Greta,Hugo,Iris,Jonas,Kira,Leon,Mara,Nils,Olga,Paul,Rosa,Sam,Tess,Vera';
const SYLLABLES = 'bar,con,del,fen,gor,hal,kem,lin,mor,nov,pel,ros,sal,tur,wen,zim';

/** The values by which an order is searched. */
export interface WrittenOrder {
  id: number;
  orderId: string;
  createdAt: string;
  email: string;
  barcode: string;
}

export interface WrittenOrders {
  /** Returns the nth order that was written, the oldest being the first. */
  read(nth: number): Promise<WrittenOrder>;
  seatIdOf(seat: number): string;
}

/**
 * Inserts `count` orders of one or two seats for 500 shows. Every 20th buyer is called Smith, every 20,000th
 * Quillfeather; of the oldest tenth every second used the code SUMMER24; every 100,000th order used LASTMINUTE.
 */
export async function insertOrders(database: Database, url: string, count: number): Promise<WrittenOrders> {
  await insertShows(database, SHOWS);
  const prepared = await prepareShow(database, SEATS);
  const seatIdOf = await readSeatIds(database, prepared.show.showCode);
  const owner = await openOwner(database, url);
  await owner.run(`
    update shows set (plan_id, plan_version_id) = (select plan_id, plan_version_id from shows where show_code = '${prepared.show.showCode}');
    set session_replication_role = replica;
    create table bench_shows as select id, row_number() over (order by id) - 1 as nth from shows where promoter_id = ${BENCH_PROMOTER_ID};
    create table bench_seats (seat int primary key, key text)`);
  await owner.query(
    'insert into bench_seats select seat - 1, key from unnest($1::text[]) with ordinality v (key, seat)',
    [Array.from({ length: SEATS }, (_, seat) => toSearchKey(seatIdOf(seat)))],
  );
  const indexes = await dropIndexes(owner, TABLES);
  for (let from = 1; from <= count; from += BATCH)
    for (const statement of toStatements(prepared, from, Math.min(count, from + BATCH - 1), count))
      await owner.run(statement);
  for (const index of indexes) await owner.run(index);
  for (const table of ['shows', ...TABLES]) await owner.run(`vacuum analyze ${table}`);
  await owner.run('drop table bench_shows; drop table bench_seats; set session_replication_role = origin');
  await owner.close();
  return { seatIdOf, read: (nth) => readWritten(database, FIRST_ID + nth) };
}

async function readWritten(database: Database, id: number): Promise<WrittenOrder> {
  const session = await database.acquire();
  const [row] = await session
    .query(
      `select o.order_id, o.created_at, o.buyer->>'email', i.barcode from orders o
       join order_items i on i.promoter_id = o.promoter_id and i.order_id = o.id where o.id = $1`,
      [id],
    )
    .finally(() => session.release());
  if (!row) throw new Error(`There is no order ${id}`);
  const [orderId, createdAt, email, barcode] = row.map(String);
  return {
    id,
    orderId: orderId ?? '',
    createdAt: new Date(createdAt ?? '').toISOString(),
    email: email ?? '',
    barcode: barcode ?? '',
  };
}

/** Runs in a transaction that ends: the embedded database has one session, which an open context would keep. */
function readSeatIds(database: Database, showCode: string): Promise<(seat: number) => string> {
  return runAsSystem(database, async (db) => {
    const [show] = await db.select().from(shows).where(eq(shows.showCode, showCode));
    const index = buildSeatIndex(await requireGeometry({ db }, show?.planVersionId ?? 0));
    return (seat) => index.seatIdOf(seat);
  });
}

function toStatements({ prices }: PreparedShow, from: number, to: number, count: number): string[] {
  const drafts = `
    select g, ${FIRST_ID} + g as id, ${count} - g as age, g * 7919 % ${SEATS} as seat, g * 13 % ${SHOWS} as show,
      (string_to_array('${FIRST_NAMES}', ','))[1 + g / 20 % 20] as first,
      case when g % 20000 = 7 then 'Quillfeather' when g % 20 = 3 then 'Smith' else initcap(${syllable(3)} || ${syllable(11)} || ${syllable(17)}) end as last,
      case when g < ${count} / 10 and g % 2 = 0 then 'SUMMER24' when g % 100000 = 9 then 'LASTMINUTE' end as code,
      timestamptz '${NEWEST}' - (${count} - g) * interval '1 minute' as at,
      (g * 1103515245 + 12345) * 7 & 1125899906842623 as bits
    from generate_series(${from}::bigint, ${to}) g`;
  const tickets = `(${drafts}) d cross join generate_series(0, 1) n where n = 0 or g % 2 = 0`;
  const orderId = Array.from(
    { length: 10 },
    (_, i) => `substr('${ALPHABET}', (bits >> ${45 - 5 * i} & 31)::int + 1, 1)`,
  );
  const email = `lower(first || '.' || last || g % 1000 || '@example.test')`;
  return [
    `insert into orders (promoter_id, id, order_id, show_id, basket_id, status, payment_status, refund_status, channel,
       partner_site_id, currency, total_minor, buyer, created_at, created_on)
     select ${BENCH_PROMOTER_ID}, d.id, ${orderId.join(' || ')}, s.id, d.id,
       case when g / 100 % 50 = 1 then 'CANCELLED' when g % 97 = 0 then 'PENDING' else 'ACTIVE' end,
       case when g % 97 = 0 then 'UNPAID' else 'PAID' end, case when g / 100 % 50 = 1 and g % 100 = 7 then 'PENDING' else 'NONE' end,
       case when g % 10 = 0 then 'box-office' else 'web' end, null, 'GBP', 1000 + g * 37 % 20000,
       jsonb_build_object('name', first || ' ' || last, 'email', ${email}), at, at::date
     from (${drafts}) d join bench_shows s on s.nth = d.show`,
    `insert into order_items (promoter_id, id, order_id, show_id, price_type_id, seat, status, face_value_minor,
       booking_fee_minor, tax_minor, paid_minor, created_at, barcode, barcode_number)
     select ${BENCH_PROMOTER_ID}, d.id * 2 + n, d.id, s.id, ${prices[0]?.priceTypeId}, seat + n, case when g / 100 % 50 = 1 then 'CANCELLED' else 'ACTIVE' end,
       1000, 0, 0, 1000, at, upper(lpad(to_hex((g * 2 + n) * 2654435761), 16, '0')), (g * 2 + n) * 387420489 % 1000000000
     from (select * from ${tickets}) d join bench_shows s on s.nth = d.show`,
    `insert into order_keys (promoter_id, order_id, key, is_personal, created_at)
     select ${BENCH_PROMOTER_ID}, id, k.key, k.is_personal, at
     from (${drafts}) d cross join lateral (values (lower(first), true), (lower(last), true), (${email}, true), (lower(code), false)) k (key, is_personal)
     where k.key is not null
     union all
     select ${BENCH_PROMOTER_ID}, d.id, s.key, false, at from (select * from ${tickets}) d join bench_seats s on s.seat = d.seat + n`,
  ];
}

const syllable = (prime: number): string =>
  `(string_to_array('${SYLLABLES}', ','))[1 + (g * ${prime} / 7 + g / ${prime}) % 16]`;
