import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migratePglite, migratePostgres } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import { loadReferenceData } from '#db/reference-data/load-reference-data.ts';
import { runOnServer } from './run-on-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A dumped data folder for PGlite, or the name of a template database on the server of TEST_DATABASE_URL. */
    template: string;
  }
}

/** Migrates once. Every test file starts from a copy. */
export default async function makeTemplate(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  return url ? makePostgresTemplate(project, url) : makePgliteTemplate(project);
}

async function makePgliteTemplate(project: TestProject) {
  // The copy of every test file is half as large with short write-ahead logs, and without the databases for new databases.
  const client = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  for (const name of ['template0', 'template1']) {
    await client.exec(`alter database ${name} is_template false`);
    await client.exec(`drop database ${name}`);
  }
  await migratePglite(client);
  const dump = await client.dumpDataDir('none');
  await client.close();
  const folder = mkdtempSync(join(tmpdir(), 'parterre-template-'));
  const bare = join(folder, 'bare.tar');
  writeFileSync(bare, Buffer.from(await dump.arrayBuffer()));
  project.provide('template', bare);
  return () => rmSync(folder, { recursive: true });
}

async function makePostgresTemplate(project: TestProject, url: string) {
  const name = `parterre_template_${process.pid}`;
  await runOnServer(url, `drop database if exists ${name}`);
  await runOnServer(url, `create database ${name}`);
  const templateUrl = databaseUrl(url, name);
  await migratePostgres(templateUrl);
  const database = await openDatabase(templateUrl);
  await loadReferenceData(database);
  await database.close();
  project.provide('template', name);
  return () => runOnServer(url, `drop database if exists ${name}`);
}

function databaseUrl(url: string, name: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${name}`;
  return parsed.href;
}
