import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRole } from '#db/open-database.ts';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import { shows } from '#db/schema/events/shows.ts';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { Transaction } from '#db/transaction.ts';
import { newId } from '#ids.ts';
import { insertShow } from './scenes/insert-show.ts';
import { startTestApi, type TestApi, type TestPromoter } from './support/test-api.ts';

describe('the tenant wall', () => {
  let api: TestApi;
  let mine: TestPromoter;
  let theirs: TestPromoter;
  let theirShow: { showCode: string; showId: number };

  beforeAll(async () => {
    api = await startTestApi();
    mine = await api.createPromoter();
    theirs = await api.createPromoter();
    await insertShow(api, mine);
    theirShow = await insertShow(api, theirs);
  });
  afterAll(() => api.close());

  async function inTransaction<T>(
    promoterIds: number[],
    isReadOnly: boolean,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const transaction = new Transaction(api.database, { role: 'parterre_app', promoterIds, isReadOnly });
    try {
      return await work(transaction);
    } finally {
      await transaction.rollback();
    }
  }

  const groupOf = (promoter: TestPromoter, showId: number) => ({
    promoterId: promoter.id,
    id: newId(),
    showId,
    name: { 'en-GB': 'Stalls' },
    displayOrder: 1,
    createdAt: new Date(),
  });

  test('a transaction without a promoter sees no row of any promoter', async () => {
    const rows = await inTransaction([], true, ({ db }) => db.select().from(shows));
    expect(rows).toEqual([]);
  });

  test('a transaction sees the rows of its own promoters only', async () => {
    const rows = await inTransaction([mine.id], true, ({ db }) => db.select().from(shows));
    expect(rows.map((row) => row.promoterId)).toEqual([mine.id]);
  });

  test('the tenant of a transaction does not outlive it on the same connection', async () => {
    await inTransaction([mine.id], true, ({ db }) => db.select().from(shows));
    expect(await inTransaction([], true, ({ db }) => db.select().from(shows))).toEqual([]);
  });

  test('a row of another promoter cannot be written', async () => {
    const write = inTransaction([mine.id], false, ({ db }) =>
      db.insert(priceGroups).values(groupOf(theirs, theirShow.showId)),
    );
    await expect(write).rejects.toThrow();
  });

  test("another promoter's row is neither changed nor deleted", async () => {
    const changed = await inTransaction([mine.id], false, ({ db }) =>
      db.update(shows).set({ capacity: 99 }).where(eq(shows.id, theirShow.showId)).returning({ id: shows.id }),
    );
    expect(changed).toEqual([]);
  });

  test('a read transaction refuses to write', async () => {
    const write = inTransaction([mine.id], true, ({ db }) => db.update(shows).set({ capacity: 1 }));
    await expect(write).rejects.toThrow();
  });

  test('the application can neither change nor delete an audit entry', async () => {
    await expect(
      inTransaction([mine.id], false, ({ db }) => db.update(auditEntries).set({ reason: 'x' })),
    ).rejects.toThrow();
    await expect(inTransaction([mine.id], false, ({ db }) => db.delete(auditEntries))).rejects.toThrow();
  });

  test('every table with a promoter has a forced policy', async () => {
    const rows = await inTransaction([], true, (transaction) =>
      transaction.query(
        `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'promoter_id' and not a.attisdropped
         where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
         and not (c.relrowsecurity and c.relforcerowsecurity and exists (select 1 from pg_policy p where p.polrelid = c.oid))`,
        [],
      ),
    );
    expect(rows).toEqual([['show_codes']]);
  });

  test('every policy reads the setting once in a statement, not once for each row', async () => {
    const rows = await inTransaction([], true, (transaction) =>
      transaction.query(
        `select tablename, policyname from pg_policies, unnest(array[qual, with_check]) as rule
         where rule like '%current_setting%' and rule not ilike '%( SELECT%current_setting%'`,
        [],
      ),
    );
    expect(rows).toEqual([]);
  });

  test('every key of a table with a promoter begins with the promoter', async () => {
    const rows = await inTransaction([], true, (transaction) =>
      transaction.query(
        `select i.indrelid::regclass::text from pg_index i join pg_class c on c.oid = i.indrelid
         join pg_attribute a on a.attrelid = c.oid and a.attname = 'promoter_id'
         where i.indisprimary and c.relnamespace = 'public'::regnamespace and i.indkey[0] <> a.attnum`,
        [],
      ),
    );
    expect(rows.sort()).toEqual([['short_url_slugs'], ['show_codes']]);
  });

  test('the server accepts the role it is meant to run under', async () => {
    await expect(checkRole(api.database)).resolves.toBeUndefined();
  });

  // On a shared server every database has the role, so it is altered only where nobody else uses it.
  test.skipIf(process.env.TEST_DATABASE_URL)('the server refuses a role that bypasses row-level security', async () => {
    const alter = async (attribute: string) => {
      const session = await api.database.acquire();
      await session.run(`alter role parterre_app ${attribute}`);
      session.release();
    };
    await alter('bypassrls');
    await expect(checkRole(api.database)).rejects.toThrow(/every promoter/);
    await alter('nobypassrls');
  });

  test('a number that is not one never reaches the setting', async () => {
    const rows = await inTransaction([Number.NaN, mine.id], true, ({ db }) =>
      db.select({ id: shows.id }).from(shows).where(sql`true`),
    ).catch((error: unknown) => error);
    expect(rows).toBeInstanceOf(Error);
  });
});
