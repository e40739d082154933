import { ReportRequest } from '@parterre/contract/reports/report-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../apps/api/src/context.ts';
import type { Database } from '../apps/api/src/db/database.ts';
import { openDatabase } from '../apps/api/src/db/open-database.ts';
import { loadReferenceData } from '../apps/api/src/db/reference-data/load-reference-data.ts';
import { AppError } from '../apps/api/src/errors.ts';
import { verifyPassword } from '../apps/api/src/identity/users/users.ts';
import { getSalesFigures } from '../apps/api/src/resources/reports/reports/sales/get-sales-figures.ts';
import { getStartPage } from '../apps/api/src/resources/whole-shows/start/get-start-page.ts';
import { enGb } from '../apps/api/src/texts/en-GB/language.ts';
import { findBrokenInvariants } from '../apps/api/test/support/invariants.ts';
import { SILENT_LOG } from '../apps/api/test/support/silent-log.ts';
import { DEMO_PROMOTERS, HARBOUR_HALL } from './demo-promoters.ts';
import { DEMO_PASSWORD, DEMO_USERS, loadDemo } from './load-demo.ts';
import {
  askReport,
  askSheets,
  askShowReport,
  askShowSheets,
  type ReportRow,
  type ShowReport,
} from './recount/ask-report.ts';
import { asFinance, inOrder, onlyCounted, recount, sumBy } from './recount/recount.ts';
import {
  CHARTS,
  RESALE_BY_SHOW,
  SALES_BY_CURRENCY,
  SALES_BY_CUSTOMER,
  SALES_BY_PRICE,
  SALES_BY_TICKET,
  SHEET_RECOUNTS,
  STOCK_BY_PRICE,
} from './recount/sales-recounts.ts';
import { GATHERED, SHOW_RECOUNTS, SHOW_SHEET_RECOUNTS } from './recount/show-recounts.ts';
import { SOLD_BEFORE, START_RECOUNTS } from './recount/start-recounts.ts';

/** It is late in the evening in New York and past noon in Taipei, because nothing may depend on the hour of loading. */
const NOW = new Date('2026-11-20T04:30:00Z');
const LOAD_TIMEOUT_MS = 240_000;
const CHEAP_KIB = 8;

/** The figures that sales and seated prices both have, by key and by English header. */
const SEATED = [
  ['allocated', 'Seats'],
  ['sold', 'Sold'],
  ['pending', 'Pending'],
  ['comps', 'Comps'],
  ['in_baskets', 'In baskets'],
  ['held_no_sale', 'Held (no sale)'],
  ['blocked_alternating', 'Blocked by alternating seats'],
  ['available', 'Available'],
  ['gross_sales', 'Value sold'],
  ['gross_potential', 'Gross potential'],
] as const;

let database: Database;
const load = () => loadDemo({ database, now: () => NOW, log: SILENT_LOG, argonMemoryKiB: CHEAP_KIB });

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

  it('has what people are notified of in the order of its time, as the bell shows it', async () => {
    const found = await rows(`select at from occurrences where kind not like 'order.%' order by id`);
    const times = found.flat().map((at) => new Date(String(at)).getTime());
    expect(times.length).toBeGreaterThan(10);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
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

describe.each(DEMO_PROMOTERS)('what reports say of $name equals a recount:', (promoter) => {
  const { code: promoterCode } = promoter;
  const ask = <Answer>(read: (ctx: Context) => Promise<Answer>) => asFinance({ database, now: NOW }, promoter, read);
  const FILTERS = [
    {},
    { includePending: true },
    { includePending: true, includeCancelled: true },
    { includeCancelled: true, salesFrom: '2026-10-25', salesTo: '2026-11-12' },
  ];
  const valuesOf = ({
    includePending = false,
    includeCancelled = false,
    salesFrom,
    salesTo,
  }: (typeof FILTERS)[number]) => [
    promoter.id,
    includePending,
    includeCancelled,
    salesFrom ?? '1900-01-01',
    salesTo ?? '2099-12-31',
  ];

  it.each(FILTERS)('sales, detailed sales and customer data with %o', async (filter) => {
    const values = valuesOf(filter);
    const asked = { promoterCode, ...filter };
    const sales = await ask((ctx) => askReport(ctx, 'sales', asked));
    const byPrice = await recount(database, SALES_BY_PRICE, [...values, NOW.toISOString()]);
    expect(onlyCounted(sales.rows, byPrice)).toEqual(inOrder(byPrice));
    const byCurrency = await recount(database, SALES_BY_CURRENCY, values);
    const totals = sales.totals.map(({ currency, values: sums }) => ({ currency, ...sums }));
    expect(onlyCounted(totals, byCurrency)).toEqual(byCurrency);

    const lines = await ask((ctx) => askReport(ctx, 'detailed-sales', asked));
    const byTicket = await recount(database, SALES_BY_TICKET, values);
    expect(byTicket.length).toBeGreaterThan(100);
    expect(onlyCounted(lines.rows, byTicket)).toEqual(inOrder(byTicket));

    const customers = await ask((ctx) => askReport(ctx, 'customer-data', asked));
    const byCustomer = await recount(database, SALES_BY_CUSTOMER, values);
    expect(onlyCounted(customers.rows, byCustomer)).toEqual(inOrder(byCustomer));
  });

  it.each(FILTERS)('the sheets behind sales and detailed sales with %o', async (filter) => {
    const values = valuesOf(filter);
    const asked = { promoterCode, ...filter };
    const kinds = new Map(Object.entries(enGb.ledgerKinds).map(([kind, word]) => [word, kind]));
    const sheets = new Map([
      ...(await ask((ctx) => askSheets(ctx, 'sales', asked))),
      ...(await ask((ctx) => askSheets(ctx, 'detailed-sales', asked))),
    ]);
    for (const [name, text] of Object.entries(SHEET_RECOUNTS)) {
      const counted = await recount(database, text, values);
      expect(counted.length, name).toBeGreaterThan(2);
      const rows = sheets.get(name) ?? [];
      const told = rows.map((row): ReportRow => {
        const kind = kinds.get(String(row.Kind));
        const amount = kind === 'TAX' ? row['Tax (with fees)'] : row.Amount;
        return { name: `${row['Show code']} ${kind}`, movements: 1, amount: amount ?? null };
      });
      expect(onlyCounted(name === 'By day' ? rows : sumBy(told, 'name'), counted), name).toEqual(inOrder(counted));
    }
  });

  it('what is left of every ticket, and what was resold', async () => {
    const stock = await recount(database, STOCK_BY_PRICE, [promoter.id, NOW.toISOString()]);
    const sales = await ask((ctx) => askReport(ctx, 'sales', { promoterCode }));
    expect(onlyCounted(sales.rows, stock)).toEqual(inOrder(stock));
    // A page has the stock of ten shows at most.
    const codes = [...new Set(sales.rows.map((row) => String(row.show_code)))];
    const totals: Readonly<Record<string, number>>[] = [];
    for (let at = 0; at < codes.length; at += 10) {
      const asked = { promoterCode, showSelection: { showCodes: codes.slice(at, at + 10) } };
      totals.push(...(await ask((ctx) => askReport(ctx, 'sales', asked))).totals.map(({ values }) => values));
    }
    const add = (values: readonly (ReportRow[string] | undefined)[]) =>
      values.reduce<number>((sum, value) => sum + Math.round(Number(value) * 100), 0) / 100;
    for (const key of [
      'allocated',
      'in_baskets',
      'held_no_sale',
      'blocked_alternating',
      'held_sale_allowed',
      'available',
      'gross_potential',
    ])
      expect(add(totals.map((values) => values[key])), key).toBe(add(stock.map((row) => row[key])));
    const resold = await recount(database, RESALE_BY_SHOW, [promoter.id]);
    expect(resold).not.toEqual([]);
    const fanshare = await ask((ctx) => askReport(ctx, 'fanshare', { promoterCode }));
    expect(onlyCounted(fanshare.rows, resold)).toEqual(inOrder(resold));
  });

  it('sales and seated prices say the same of every ticket for seats', async () => {
    const shows = await rows(`select show_code from shows where promoter_id = ${promoter.id} order by 1`);
    let compared = 0;
    for (const [showCode = ''] of shows as [string][]) {
      const asked = { promoterCode, showSelection: { showCodes: [showCode] } };
      const sales = await ask((ctx) => askReport(ctx, 'sales', asked));
      const blocks = await ask((ctx) => askShowReport(ctx, 'seated-prices', showCode)).catch((error: unknown) => {
        if (!(error instanceof AppError) || error.code !== 'NO_DATA') throw error;
        return [];
      });
      const named = blocks
        .filter((row) => row['Price type'] !== '')
        .map((row) => ({ ...row, name: `${row['Price group']} ${row['Price type']}` }));
      for (const seated of sumBy(named, 'name')) {
        const line = sales.rows.find((row) => `${row.price_group} ${row.price_type}` === seated.name);
        for (const [key, header] of SEATED)
          expect(seated[header], `${showCode} ${seated.name} ${key}`).toBe(line?.[key]);
        compared++;
      }
    }
    if (promoter.code === HARBOUR_HALL.code) expect(compared).toBeGreaterThan(10);
  });

  it('the charts', async () => {
    const body = ReportRequest.parse({ promoterCode });
    const figures = await ask((ctx) => getSalesFigures(ctx, { body }));
    const count = (text: string) => recount(database, text, valuesOf({}));
    expect(figures.byDay.map(({ on, tickets, grossMinor }) => ({ key: on, tickets, gross: grossMinor }))).toEqual(
      await count(CHARTS.byDay),
    );
    expect(
      figures.byChannel.map(({ channel, tickets, grossMinor }) => ({ key: channel, tickets, gross: grossMinor })),
    ).toEqual(await count(CHARTS.byChannel));
    const byHour = (await count(CHARTS.byHour)).map(({ key, tickets }) => ({ key, tickets }));
    const toKey = (weekday: number, hour: number) => `${weekday} ${String(hour).padStart(2, '0')}`;
    expect(figures.byHour.map(({ weekday, hour, tickets }) => ({ key: toKey(weekday, hour), tickets }))).toEqual(
      byHour,
    );
    const named = figures.byPriceType.reduce((sum, { tickets }) => sum + tickets, 0);
    expect(named).toBe(byHour.reduce((sum, { tickets }) => sum + Number(tickets), 0));
  });

  it.each(Object.entries(SHOW_RECOUNTS))('the file %s of each event that has one', async (report, text) => {
    const shows = await rows(`select show_code from shows where promoter_id = ${promoter.id} order by 1`);
    let compared = 0;
    for (const [showCode] of shows as [string][]) {
      const lines = await ask((ctx) => askShowReport(ctx, report as ShowReport, showCode)).catch((error: unknown) => {
        if (!(error instanceof AppError) || error.code !== 'NO_DATA') throw error;
      });
      if (!lines) continue;
      const counted = await recount(database, text, [showCode, NOW.toISOString()]);
      expect(onlyCounted(GATHERED[report as ShowReport](lines), counted), showCode).toEqual(inOrder(counted));
      compared++;
    }
    if (promoter.code === HARBOUR_HALL.code) expect(compared).toBeGreaterThan(0);
  });

  it.each(Object.entries(SHOW_SHEET_RECOUNTS))('the sheet %s of each event that has one', async (sheet, text) => {
    const [, report = '', name = ''] = /^(\S+) (.*)$/.exec(sheet) ?? [];
    const shows = await rows(`select show_code from shows where promoter_id = ${promoter.id} order by 1`);
    let compared = 0;
    for (const [showCode] of shows as [string][]) {
      const counted = await recount(database, text, [showCode, NOW.toISOString()]);
      if (counted.length === 0) continue;
      const sheets = await ask((ctx) => askShowSheets(ctx, report as 'instalments' | 'offer-codes', showCode));
      expect(onlyCounted(sheets.get(name) ?? [], counted), showCode).toEqual(inOrder(counted));
      compared++;
    }
    if (promoter.code === HARBOUR_HALL.code) expect(compared).toBeGreaterThan(0);
  });
});

describe('the start page of each promoter', () => {
  it.each(DEMO_PROMOTERS)('counts at $code what single seats, tickets and payments come to', async ({ id }) => {
    const on = '2026-11-18';
    const page = await asFinance({ database, now: NOW }, { id }, (ctx) => getStartPage(ctx, { query: { on } }));
    const count = async (name: keyof typeof START_RECOUNTS, day = on) =>
      (await recount(database, START_RECOUNTS[name], [id, NOW.toISOString(), day]))[0];
    expect({ on_sale: page.onSale.total, next: page.next.total }).toEqual(await count('events'));
    for (const { on: day, orders, tickets, gross } of [page.today, page.weekBefore]) {
      const sum = (gross ?? []).reduce((total, { amountMinor }) => total + amountMinor, 0);
      expect({ orders, tickets, gross: sum }).toEqual(await count('day', day));
    }
    const places = page.holdsDue?.items.reduce((total, row) => total + row.places, 0);
    expect({ due: page.holdsDue?.total, places }).toEqual(await count('holds'));
    expect({ payments: page.instalmentsOverdue?.total, lists: page.approvals?.total }).toEqual(await count('waiting'));
    for (const { pace } of page.onSale.items) {
      if (!pace) continue;
      const [then] = await recount(database, SOLD_BEFORE, [pace.showCode, pace.daysToGo]);
      const [end] = await recount(database, SOLD_BEFORE, [pace.showCode, -1]);
      expect([pace.showCode, pace.soldThen, pace.soldInTheEnd]).toEqual([pace.showCode, then?.sold, end?.sold]);
    }
  });

  it('has something in each of its parts over all of them', async () => {
    const pages = await Promise.all(
      DEMO_PROMOTERS.map(({ id }) =>
        asFinance({ database, now: NOW }, { id }, (ctx) => getStartPage(ctx, { query: { on: '2026-11-18' } })),
      ),
    );
    const filled = (count: (page: (typeof pages)[number]) => number) => pages.some((page) => count(page) > 0);
    expect(filled(({ onSale }) => onSale.items.filter(({ pace }) => pace).length)).toBe(true);
    expect(filled(({ next }) => next.items.filter(({ lacking }) => lacking.length > 0).length)).toBe(true);
    expect(filled(({ today }) => today.tickets)).toBe(true);
    expect(filled(({ holdsDue }) => holdsDue?.total ?? 0)).toBe(true);
    expect(filled(({ instalmentsOverdue }) => instalmentsOverdue?.total ?? 0)).toBe(true);
    expect(filled(({ approvals }) => approvals?.total ?? 0)).toBe(true);
  });
});
