import type { Database, OpenOptions } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** `pglite:FOLDER`, `pglite:memory` or `postgres://…`. */
export async function openDatabase(url: string, options: OpenOptions = {}): Promise<Database> {
  return url.startsWith('pglite:') ? openPglite(url.slice('pglite:'.length), options) : openPostgres(url, options);
}
