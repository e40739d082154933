import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../../apps/api/src/db/database.ts';
import { openDatabase } from '../../apps/api/src/db/open-database.ts';
import { loadReferenceData } from '../../apps/api/src/db/reference-data/load-reference-data.ts';

export interface BenchDatabase {
  database: Database;
  /** The URL of the database, for a second process. */
  url: string;
  close(): Promise<void>;
}

/** Opens a new, migrated database on the server of TEST_DATABASE_URL; undefined without that server. */
export async function openPostgresBench(): Promise<BenchDatabase | undefined> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return undefined;
  const name = `parterre_bench_${randomUUID().slice(0, 8)}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const opened = await open(address.href);
  return {
    ...opened,
    close: async () => {
      await opened.database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** Opens a new, migrated embedded database on disk. */
export async function openEmbeddedBench(): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'parterre-bench-'));
  const opened = await open(`pglite:${join(folder, 'database')}`);
  return {
    ...opened,
    close: async () => {
      await opened.database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function open(url: string): Promise<{ database: Database; url: string }> {
  const database = await openDatabase(url, { poolSize: 20 });
  await database.migrate();
  await loadReferenceData(database);
  return { database, url };
}
