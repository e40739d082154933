import { join } from 'node:path';
import type { Environment } from '../process/env.ts';
import { column } from './column.ts';
import type { Database, OpenOptions } from './database.ts';
import { openPglite } from './pglite/pglite.ts';
import { openPostgres } from './postgres.ts';
import { loadReferenceData } from './reference-data/load-reference-data.ts';
import { rowsOf } from './rows-of.ts';
import { inTransaction } from './transaction.ts';

/** Opens `pglite:FOLDER`, `pglite:memory` or `postgres://…`. */
export async function openDatabase(url: string, options: OpenOptions = {}): Promise<Database> {
  return url.startsWith('pglite:') ? openPglite(url.slice('pglite:'.length), options) : openPostgres(url, options);
}

/** Returns the address of the configured database: DATABASE_URL, else the embedded one in DATA_DIR. */
export const toDatabaseUrl = ({ DATABASE_URL, DATA_DIR }: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>): string =>
  DATABASE_URL ?? `pglite:${join(DATA_DIR, 'database')}`;

/**
 * Opens the configured database ready to serve: migrated, its role checked, its reference data loaded. Throws an Error
 * when its role sees every promoter, DataFolderInUseError when another process serves the folder.
 */
export async function openMigrated(env: Environment): Promise<Database> {
  const database = await openDatabase(toDatabaseUrl(env), {
    poolSize: env.DATABASE_POOL,
    ...(env.MIGRATION_DATABASE_URL ? { migrationUrl: env.MIGRATION_DATABASE_URL } : {}),
  });
  await database.migrate();
  await checkRole(database);
  await loadReferenceData(database);
  return database;
}

const ROLE = rowsOf(
  { seesAll: column.flag('rolsuper or rolbypassrls') },
  (list) => `select ${list} from pg_roles where rolname = current_user`,
);

/** Throws under a role that bypasses row-level security, because it would see the rows of every promoter. */
export async function checkRole(database: Database): Promise<void> {
  const [role] = await inTransaction(
    database,
    { role: 'parterre_app', promoterIds: [], isReadOnly: true },
    (transaction) => transaction.readRows(ROLE),
  );
  if (role?.seesAll !== false)
    throw new Error(
      'The role parterre_app is a superuser or bypasses row-level security: it would see every promoter. Refusing to start.',
    );
}
