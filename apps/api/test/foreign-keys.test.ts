import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { openTestDatabase } from './support/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function readRows(statement: string): Promise<string[][]> {
  const session = await database.acquire();
  const rows = await session.query(statement, []).finally(() => session.release());
  return rows.map((row) => row.map(String));
}

/** Tables that refer to a thing that a verb deletes, and what that verb does about them. */
const NAMED: Record<string, Record<string, string>> = {
  baskets: { claims: 'deleted with the event' },
  guest_lists: { guests: 'deleted with the list; IN_USE once one was issued' },
  holds: { non_seated_holds: 'moved or IN_USE', offer_codes: 'IN_USE' },
  instalment_plans: { instalments: 'IN_USE' },
  offer_codes: { offer_code_uses: 'disabled instead' },
  price_groups: { offer_codes: 'IN_USE', price_types: 'IN_USE' },
  price_types: { non_seated_holds: 'IN_USE', order_items: 'HAS_SALES', price_types: 'IN_USE' },
  questions: { answers: 'archived instead' },
  roles: { memberships: 'IN_USE' },
  seating_plans: {
    seating_plan_drafts: 'deleted with it',
    tour_plans: 'of published plans, which are not deleted',
  },
  shows: {
    allocations: 'deleted',
    baskets: 'deleted; IN_USE while live',
    guest_lists: 'deleted',
    holds: 'deleted',
    instalment_plans: 'deleted',
    offer_codes: 'deleted',
    orders: 'HAS_ORDERS',
    price_groups: 'deleted',
    questions: 'deleted',
    short_urls: 'deleted',
  },
  tax_rates: { price_types: 'IN_USE' },
};

/** Tables of things that no verb deletes. */
const LASTING = [
  ...[
    'artist_campaigns',
    'customers',
    'ledger',
    'memberships',
    'order_items',
    'orders',
    'performing_artists',
    'promoters',
  ],
  ...['seating_plan_versions', 'settlements', 'tours', 'users', 'venues'],
];

test('whoever deletes a thing knows every table that names it', async () => {
  const keys = await readRows(`
    select parent.relname, child.relname from pg_constraint c
    join pg_class parent on parent.oid = c.confrelid join pg_class child on child.oid = c.conrelid
    where c.contype = 'f' and c.confdeltype <> 'c' and child.relnamespace = 'public'::regnamespace
    order by parent.relname, child.relname`);
  const named = keys.filter(([parent = '']) => !LASTING.includes(parent));
  const known = Object.entries(NAMED).flatMap(([parent, children]) =>
    Object.keys(children).map((child) => [parent, child]),
  );
  expect(named).toEqual(known);
});

/** Keys over all promoters. A conflict on one of them must not reveal that another promoter has the value. */
const SPANNING = {
  api_keys: 'drawn: 256 random bits',
  orders: 'drawn, and drawn again',
  performing_artist_words: 'of an artist just made',
  performing_artists: 'one catalogue for everybody: a name is found instead',
  short_url_slugs: 'NAME_TAKEN',
  show_codes: 'drawn, and drawn again',
  shows: 'the code comes from show_codes',
};

test('what is unique over all promoters is known, so that one cannot meet another there', async () => {
  const tables = await readRows(`
    select distinct t.relname from pg_index i join pg_class t on t.oid = i.indrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
    where i.indisunique and t.relnamespace = 'public'::regnamespace and a.attname <> 'promoter_id'
      and has_table_privilege('parterre_app', t.oid, 'insert') order by t.relname`);
  expect(tables.flat()).toEqual(Object.keys(SPANNING));
});
