import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../apps/api/src/db/database.ts';
import { openDatabase } from '../apps/api/src/db/open-database.ts';
import { loadReferenceData } from '../apps/api/src/db/reference-data/load-reference-data.ts';
import { verifyPassword } from '../apps/api/src/identity/users/users.ts';
import { findBrokenInvariants } from '../apps/api/test/support/invariants.ts';
import { DEMO_PASSWORD, DEMO_USERS, loadDemo } from './load-demo.ts';

/** It is late in the evening in New York and past noon in Taipei, because nothing may depend on the hour of loading. */
const NOW = new Date('2026-11-20T04:30:00Z');
const LOAD_TIMEOUT_MS = 240_000;
const CHEAP_KIB = 8;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

let database: Database;
const load = () => loadDemo({ database, now: () => NOW, log, argonMemoryKiB: CHEAP_KIB });

async function rows(text: string): Promise<unknown[][]> {
  const session = await database.acquire();
  try {
    return await session.query(text, []);
  } finally {
    session.release();
  }
}

const countRows = async () => {
  const tables = (await rows(`select table_name from information_schema.tables where table_schema = 'public'`)).flat();
  const counts = tables.map((table) => `select '${table}', count(*)::int from ${table}`);
  return rows(`${counts.join(' union all ')} order by 1`);
};

beforeAll(async () => {
  database = await openDatabase('pglite:memory');
  await database.migrate();
  await loadReferenceData(database);
  await load();
}, LOAD_TIMEOUT_MS);
afterAll(() => database.close());

describe('the demo', () => {
  it('fills the database once; a second load changes nothing', async () => {
    const before = await countRows();
    await load();
    expect(await countRows()).toEqual(before);
  });

  it('has at least forty events over three promoters, in every status and around today', async () => {
    const [[shows, promoters]] = (await rows('select count(*)::int, count(distinct promoter_id)::int from shows')) as [
      [number, number],
    ];
    expect(shows).toBeGreaterThanOrEqual(40);
    expect(promoters).toBe(3);
    const statuses = await rows('select distinct status from shows order by 1');
    expect(statuses.flat()).toEqual(['ACTIVE', 'CANCELLED', 'CANCEL_PENDING', 'PENDING']);
    const [days] = await rows(
      `select bool_or(starts_on < '2026-11-20'), bool_or(starts_on = '2026-11-20'), bool_or(starts_on > '2026-11-20') from shows`,
    );
    expect(days).toEqual([true, true, true]);
  });

  it('has the whole stadium, the theatre and the imported plans', async () => {
    const plans = await rows(
      `select p.name, v.seat_count from seating_plans p join seating_plan_versions v on v.id = p.current_version_id order by 2, 1`,
    );
    expect(plans).toEqual([
      ['Chamber music', 71],
      ['Stalls only', 526],
      ['Bestuhlt', 738],
      ['Full house', 1096],
      ['Proscenium', 1096],
      ['Baseball', 12_851],
      ['Baseball', 12_851],
    ]);
  });

  it('sells one event out, and some seats are in baskets now', async () => {
    const [[soldOut]] = (await rows(
      `select count(*)::int from shows s where capacity > 0 and capacity = (select sum(tickets) from sales_totals t where t.show_id = s.id)`,
    )) as [[number]];
    expect(soldOut).toBe(1);
    const [[inBaskets]] = (await rows(
      `select count(*)::int from claims where state = 'BASKET' and expires_at > '${NOW.toISOString()}'`,
    )) as [[number]];
    expect(inBaskets).toBeGreaterThan(10);
  });

  it('sells over the last seven weeks, also today', async () => {
    const [days] = await rows(
      'select min(sold_on)::text, max(sold_on)::text, count(distinct sold_on)::int from sales_totals',
    );
    expect(days?.[0]).toMatch(/^2026-(09-30|10-0\d)$/);
    expect(days?.[1]).toMatch(/^2026-11-2[01]$/);
    expect(days?.[2]).toBeGreaterThanOrEqual(28);
  });

  it('sells at every hour of the day, from when the events are on sale until now', async () => {
    const [hours] = await rows(
      `select count(distinct extract(hour from o.created_at at time zone s.time_zone))::int, max(o.created_at) <= '${NOW.toISOString()}',
        bool_and(o.created_at >= s.on_sale_at) from orders o join shows s on s.id = o.show_id where o.channel <> 'guest-list'`,
    );
    expect(hours).toEqual([24, true, true]);
  });

  it('has tickets that were resold, are offered or were withdrawn, and orders that were cancelled with a fee and without', async () => {
    const listings = await rows('select state, count(*)::int from resale_listings group by 1 order by 1');
    expect(listings.map(([state]) => state)).toEqual(['OPEN', 'SOLD', 'WITHDRAWN']);
    for (const [, tickets] of listings) expect(tickets).toBeGreaterThan(3);
    const [cancelled] = await rows(
      `select count(*) filter (where refund_status = 'REFUNDED')::int, count(*) filter (where refund_status <> 'REFUNDED')::int,
        (select count(*)::int from ledger where kind = 'CANCEL_FEE' and amount_minor > 0)
        from orders where status in ('CANCELLED', 'CANCEL_PENDING')`,
    );
    for (const orders of cancelled ?? []) expect(orders).toBeGreaterThan(2);
  });

  it('has a run of eight performances a week, a season, a festival on two stages and a free conference', async () => {
    const tours = await rows(
      `select t.name->>'en-GB', count(*)::int, count(distinct s.venue_id)::int
       from tours t join shows s on s.tour_id = t.id group by 1 order by 1`,
    );
    expect(tours).toEqual([
      ['Aladdin: the run', 8, 1],
      ['Library festival', 6, 2],
      ['Philharmonic season', 27, 4],
    ]);
    const [week] = await rows(
      `select max(starts_on) - min(starts_on) from shows where name->>'en-GB' = 'Aladdin' and status = 'ACTIVE'`,
    );
    expect(week).toEqual([5]);
    const [free] = await rows(
      `select count(*)::int from order_items i join shows s on s.id = i.show_id
       where s.name->>'en-GB' = 'Fluttercon USA' and i.paid_minor = 0`,
    );
    expect(free?.[0]).toBeGreaterThan(100);
  });

  it('has codes, links, comps, held places and postages to look at', async () => {
    const [counts] = await rows(
      `select (select count(*) from offer_codes)::int, (select count(*) from short_urls)::int,
        (select count(*) from price_types where status_code = 88)::int,
        (select sum(quantity) from non_seated_holds)::int, (select count(*) from postages)::int`,
    );
    expect(counts).toEqual([132, 8, 4, 50, 3]);
    const [used] = await rows(
      'select count(*)::int from offer_code_uses where order_id is not null and discount_minor > 0',
    );
    expect(used?.[0]).toBeGreaterThan(20);
  });

  it('has guests with tickets, guests who wait for theirs, and guests who wait for a decision', async () => {
    const guests = await rows(
      'select status, count(*)::int, sum(1 + plus_ones)::int, count(order_id)::int from guests group by 1 order by 1',
    );
    expect(guests).toEqual([
      ['APPROVED', 8, 12, 0],
      ['ISSUED', 4, 6, 4],
      ['REQUESTED', 6, 12, 0],
    ]);
  });

  it('agrees with itself in every number that is kept anywhere', async () => {
    expect(await findBrokenInvariants(database)).toEqual([]);
  });

  // This does not hold for every database: a hold may stop its sales after some were made.
  it('sells no seat out of a hold that neither a code nor a guest list opens', async () => {
    const withheld = await rows(
      `select c.show_id, c.seat from claims c
       join holds h on h.show_id = c.show_id and h.ordinal = c.hold
       join baskets b on b.id = c.basket_id
       left join offer_code_uses u on u.basket_id = c.basket_id
       left join offer_codes o on o.id = u.offer_code_id and o.hold_id = h.id
       where not h.allow_sales and o.id is null and b.channel <> 'guest-list'`,
    );
    expect(withheld).toEqual([]);
  });

  it('lets every user sign in', async () => {
    for (const { email, name } of DEMO_USERS) {
      const user = await verifyPassword(database, { email, password: DEMO_PASSWORD }, CHEAP_KIB);
      expect(user?.name).toBe(name);
    }
  });
});
