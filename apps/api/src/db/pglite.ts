import { PGlite } from '@electric-sql/pglite';
import { Semaphore } from '../workers/semaphore.ts';
import { PARSERS } from './column.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Database, OpenOptions, Session } from './database.ts';
import { migratePglite } from './migrate.ts';

/** Opens the embedded database, which has one process and one session. Callers queue for the session. */
export async function openPglite(folder: string, options: OpenOptions): Promise<Database> {
  const isInMemory = folder === 'memory';
  const unlock = isInMemory ? () => undefined : lockDataFolder(folder);
  const client = await PGlite.create({
    ...(isInMemory ? {} : { dataDir: folder }),
    ...(options.template ? { loadDataDir: options.template } : {}),
  });
  const semaphore = new Semaphore({ capacity: 1 });
  return {
    kind: 'pglite',
    acquire: async () => toSession(client, await semaphore.acquire()),
    migrate: () => semaphore.run(() => migratePglite(client)),
    close: async () => {
      await semaphore.run(() => client.close());
      unlock();
    },
  };
}

function toSession(client: PGlite, done: () => void): Session {
  // The parsers go with every query, because PGlite's own array parser overrides one that is passed on opening.
  const query: Session['query'] = async (text, values) =>
    (await client.query<unknown[]>(text, values, { rowMode: 'array', parsers: PARSERS })).rows;
  return {
    query,
    each: async (text, values, take) => (await query(text, values)).forEach(take),
    run: async (statements) => {
      await client.exec(statements);
    },
    release: done,
  };
}
