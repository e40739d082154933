import { readFileSync } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../src/db/open.ts';
import { loadReferenceData } from '../src/jobs/load-reference-data.ts';

let copies = 0;

/** A database of its own for one test file: a copy of the migrated template. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openPostgresCopy(url) : openPgliteCopy();
}

async function openPgliteCopy(): Promise<Database> {
  const database = await openDatabase('pglite:memory', { template: new Blob([readFileSync(inject('template'))]) });
  await loadReferenceData(database);
  return database;
}

async function openPostgresCopy(url: string): Promise<Database> {
  const name = `parterre_test_${process.pid}_${++copies}_${Date.now().toString(36)}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name} template ${inject('template')}`);
  const parsed = new URL(url);
  parsed.pathname = `/${name}`;
  const database = await openDatabase(parsed.href, { poolSize: 10 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
