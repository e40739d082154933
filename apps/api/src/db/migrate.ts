import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as runOnPostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as runOnPglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { requireFolder } from '../process/find-folder.ts';

/** The advisory lock of the migration. Any number works that no other lock uses. */
const MIGRATION_LOCK = 7_201_984;

/**
 * Migrates the schema to the newest version. When several processes start at once, one migrates and the others wait.
 */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, lock_timeout: 60_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runOnPostgres(drizzlePostgres(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end();
  }
}

/** Migrates the schema of the embedded database, which no other process can open. */
export async function migratePglite(client: PGlite): Promise<void> {
  await runOnPglite(drizzlePglite(client), { migrationsFolder: migrationsFolder() });
}

const migrationsFolder = (): string => requireFolder(import.meta.url, './migrations', '../src/db/migrations');
