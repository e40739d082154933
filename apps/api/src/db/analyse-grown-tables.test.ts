import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#test/support/test-database.ts';
import { analyseGrownTables } from './analyse-grown-tables.ts';
import type { Database } from './database.ts';
import { runAsSystem } from './system.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await analyseGrownTables(database);
});
afterAll(() => database.close());

const addUsers = (prefix: string, count: number) =>
  runAsSystem(database, (db) =>
    db.execute(sql`
      insert into users (id, email, name, created_at)
      select ${prefix}::text || n, ${prefix}::text || n || '@example.test', 'Somebody', '2026-01-01' from generate_series(1, ${count}::int) n`),
  );

it('counts a table again when it has doubled, and not before; PostgreSQL is left to itself', async () => {
  const expected = database.kind === 'pglite' ? ['users'] : [];
  await addUsers('a', 5000);
  expect(await analyseGrownTables(database)).toEqual(expected);
  expect(await analyseGrownTables(database)).toEqual([]);
  await addUsers('b', 1000);
  expect(await analyseGrownTables(database)).toEqual([]);
  await addUsers('c', 6000);
  expect(await analyseGrownTables(database)).toEqual(expected);
});
