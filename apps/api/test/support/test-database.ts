import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { loadReferenceData } from '#db/reference-data/load-reference-data.ts';
import { findUntoldFields } from './find-untold-fields.ts';
import { runOnServer } from './run-on-server.ts';
import { watchLockOrder } from './watch-lock-order.ts';

let copies = 0;

/**
 * Opens a database for one test file, which is a copy of the migrated template. Closing it reports locks taken out of
 * order, and fields of the audit that the console has no word for.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  const { database, faults } = watchLockOrder(await (url ? openPostgresCopy(url) : openPgliteCopy()));
  return {
    ...database,
    close: async () => {
      const untold = await findUntoldFields(database).finally(() => database.close());
      if (faults.length > 0) throw new Error(`Locks out of order:\n${faults.join('\n')}`);
      if (untold.length > 0) throw new Error(`Fields of the audit without words:\n${untold.join('\n')}`);
    },
  };
}

async function openPgliteCopy(): Promise<Database> {
  const database = await openDatabase('pglite:memory', { template: new Blob([readFileSync(inject('template'))]) });
  await loadReferenceData(database);
  return database;
}

async function openPostgresCopy(url: string): Promise<Database> {
  const name = `parterre_test_${process.pid}_${++copies}_${Date.now().toString(36)}`;
  await runOnServer(url, `create database ${name} template ${inject('template')}`);
  const parsed = new URL(url);
  parsed.pathname = `/${name}`;
  const database = await openDatabase(parsed.href, { poolSize: 10 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await runOnServer(url, `drop database ${name} with (force)`);
    },
  };
}
