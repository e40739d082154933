import { listOrders } from '@parterre/contract/calls/orders';
import type { OrderListQuery } from '@parterre/contract/orders/read';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { runAsSystem } from '#db/system.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

type Query = z.input<typeof OrderListQuery>;

const ORDERS = 24_000;
let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;

/**
 * Inserts enough orders for a search to read them instead of the keys: two in each minute, all with the word `all`,
 * every hundredth with `rare`, the older half with `early` and `first`, the newer half with `second`.
 */
async function insertOrders(showId: number): Promise<void> {
  await runAsSystem(api.database, async (db) => {
    await db.execute(sql`
      insert into orders (promoter_id, id, order_id, show_id, basket_id, status, payment_status, channel, currency,
        total_minor, buyer, created_at, created_on)
      select ${promoter.id}::int, n, 'T' || lpad(translate(n::text, '01', 'AB'), 9, 'C'), ${showId}::bigint, n,
        case when n % 1000 = 0 then 'CANCELLED' else 'ACTIVE' end, 'PAID', 'web', 'GBP', n % 97,
        '{"name": "All", "email": ""}', timestamptz '2026-01-01 00:00Z' + n / 2 * interval '1 minute', '2026-01-01'
      from generate_series(1, ${ORDERS}::int) n`);
    await db.execute(sql`
      insert into order_keys (promoter_id, order_id, key, is_personal, created_at)
      select o.promoter_id, o.id, key, key = 'rare', o.created_at from orders o, unnest(array['all', 'early', 'rare', 'first', 'second']) key
      where o.promoter_id = ${promoter.id}::int and case key when 'early' then o.id <= 12000 when 'rare' then o.id % 100 = 0
        when 'first' then o.id <= 12000 when 'second' then o.id > 12000 else true end`);
  });
}

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  await insertOrders((await insertShow(api, promoter)).showId);
  const session = await api.database.acquire();
  await session.run('analyze orders; analyze order_keys');
  session.release();
});
afterAll(() => api.close());

async function list(query: Query) {
  const answer = await api.call(listOrders, { query: { sortOrderDescending: true, ...query } }, { as: owner });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

const toOrderId = (n: number): string => `T${String(n).replaceAll('0', 'A').replaceAll('1', 'B').padStart(9, 'C')}`;

/** Returns the expected list: the numbers of the orders, newest first, the two of a minute by their id. */
const newest = (matches: (n: number) => boolean): string[] =>
  Array.from({ length: ORDERS }, (_, i) => ORDERS - i)
    .filter(matches)
    .map(toOrderId);

describe('a long list of orders', () => {
  it.each<[string, Query, (n: number) => boolean]>([
    ['everything', {}, () => true],
    ['a word of all', { searchTerm: 'all' }, () => true],
    ['the beginning of a word', { searchTerm: 'al' }, () => true],
    ['a word the newest do not have', { searchTerm: 'early' }, (n) => n <= 12_000],
    ['a rare word', { searchTerm: 'rare' }, (n) => n % 100 === 0],
    ['a common and a rare word', { searchTerm: 'all rare' }, (n) => n % 100 === 0],
    ['two common words', { searchTerm: 'al early' }, (n) => n <= 12_000],
    ['a common word and a filter', { searchTerm: 'all', status: 'CANCELLED' }, (n) => n % 1000 === 0],
    [
      'a common word the newest do not have and a filter',
      { searchTerm: 'early', status: 'ACTIVE' },
      (n) => n <= 12_000 && n % 1000 !== 0,
    ],
    ['two common words that never meet', { searchTerm: 'first second' }, () => false],
    ['the start of order ids', { searchTerm: 'TCCCCB' }, (n) => n >= 10_000 && n < 20_000],
  ])('holds %s once, page by page', async (_, query, matches) => {
    const wanted = newest(matches);
    const got: string[] = [];
    let next: string | undefined;
    for (let page = 0; page < 4; page++) {
      const body = await list({ ...query, pageSize: 30, ...(next ? { next } : {}) });
      got.push(...body.items.map(({ orderId }) => orderId));
      if (body.totalKind === 'exact') expect(body.totalItems).toBe(wanted.length);
      else expect(body.totalItems).toBeLessThan(wanted.length);
      next = body.next;
      expect(next === undefined).toBe(got.length === wanted.length);
      if (next === undefined) break;
    }
    expect(got).toEqual(wanted.slice(0, 120));
  });

  it.each<Query>([
    { searchTerm: 'all' },
    { searchTerm: 'early' },
    { searchTerm: 'rare' },
    { sortOrder: 'Total', searchTerm: 'early' },
    { sortOrder: 'Total', sortOrderDescending: false },
    { sortOrder: 'CreatedAt', sortOrderDescending: false, searchTerm: 'al' },
  ])('says the same by number and by next for %o', async (query) => {
    const seen = new Set<string>();
    let next: string | undefined;
    for (const pageIndex of [1, 2, 3]) {
      const numbered = await list({ ...query, pageIndex });
      const followed = await list({ ...query, ...(next ? { next } : {}) });
      expect(followed.items).toEqual(numbered.items);
      for (const { orderId } of numbered.items) seen.add(orderId);
      next = followed.next;
    }
    expect(seen.size).toBe(60);
  });

  it('is read as deep as pages are numbered, and sorted by total', async () => {
    const deep = await list({ searchTerm: 'all', pageSize: 100, pageIndex: 100 });
    expect(deep.items.map(({ orderId }) => orderId)).toEqual(newest(() => true).slice(9900, 10_000));
    const { items } = await list({ sortOrder: 'Total', searchTerm: 'early', pageSize: 100 });
    expect(items[0]?.totalMinor).toBe(96);
    expect(items.map(({ totalMinor }) => totalMinor)).toEqual(
      items.map(({ totalMinor }) => totalMinor).toSorted((a, b) => b - a),
    );
  });

  it('says more than what it has counted where it stops counting', async () => {
    for (const query of [{}, { searchTerm: 'all' }, { searchTerm: 'early' }])
      expect(await list(query)).toMatchObject({ totalItems: 10_000, totalKind: 'moreThan', totalPages: 500 });
    expect(await list({ searchTerm: 'rare' })).toMatchObject({ totalItems: 240, totalKind: 'exact', totalPages: 12 });
    expect(await list({ searchTerm: 'first second' })).toMatchObject({ totalItems: 0, totalKind: 'exact' });
  });
});
