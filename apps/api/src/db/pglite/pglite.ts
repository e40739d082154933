import { PGlite } from '@electric-sql/pglite';
import { Semaphore } from '#workers/semaphore.ts';
import type { Database, OpenOptions, Session } from '../database.ts';
import { migratePglite } from '../migrate.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { createQuery } from './statements.ts';

/** Copies of a template are small (tests). Memory for large tables would be a quarter of the time of opening one. */
const OF_COPIES = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Opens the embedded database, which has one process and one session. Callers queue for the session. */
export async function openPglite(folder: string, options: OpenOptions): Promise<Database> {
  const isInMemory = folder === 'memory';
  const unlock = isInMemory ? () => undefined : lockDataFolder(folder);
  const client = await PGlite.create({
    ...(isInMemory ? {} : { dataDir: folder }),
    ...(options.template ? { loadDataDir: options.template, startParams: OF_COPIES } : {}),
  });
  // Values are known when a statement is planned, as on PostgreSQL, where statements have no name.
  await client.exec('set plan_cache_mode = force_custom_plan');
  const query = createQuery(client);
  const semaphore = new Semaphore({ capacity: 1 });
  return {
    kind: 'pglite',
    acquire: async () => toSession(client, query, await semaphore.acquire()),
    migrate: () => semaphore.run(() => migratePglite(client)),
    close: async () => {
      await semaphore.run(() => client.close());
      unlock();
    },
  };
}

function toSession(client: PGlite, query: Session['query'], done: () => void): Session {
  return {
    query,
    each: async (text, values, take) => (await query(text, values)).forEach(take),
    run: async (statements) => {
      await client.exec(statements);
    },
    release: done,
  };
}
