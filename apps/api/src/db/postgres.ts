import pg from 'pg';
import { Semaphore } from '../workers/semaphore.ts';
import type { Database, OpenOptions, Session } from './database.ts';
import { migratePostgres } from './migrate.ts';
import { parseOrdinals } from './schema/ground/columns.ts';

const CONNECT_TIMEOUT_MS = 1_500;
const QUERY_TIMEOUT_MS = 10_000;
/** An on-sale has more buyers at once than connections: they wait longer for one than a database may take to answer. */
const WAIT_MS = 8_000;

/** A pool of node-postgres clients; statements are unnamed, so that no generic plan is ever cached. */
export function openPostgres(url: string, options: OpenOptions): Database {
  const { queryTimeoutMs = QUERY_TIMEOUT_MS, poolSize = 10 } = options;
  const semaphore = new Semaphore({ capacity: poolSize, longestWaitMs: WAIT_MS, refuse: everyOneIsInUse });
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    lock_timeout: 3_000,
    // Statements of a transaction that do not wait for each other's answers travel together (db/together.ts).
    pipeline: true,
    idle_in_transaction_session_timeout: 15_000,
    types: { getTypeParser },
    // Compiling a statement takes longer than the slowest of ours runs.
    options: '-c jit=off',
  });
  // A connection that dies while idle is replaced by the pool, one that dies between two statements of a request fails
  // the next of them; without listeners either would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return {
    kind: 'postgres',
    acquire: async () => {
      const leave = await semaphore.acquire();
      try {
        return toSession(await pool.connect(), leave);
      } catch (error) {
        leave();
        throw error;
      }
    },
    migrate: () => migratePostgres(options.migrationUrl ?? url),
    close: () => pool.end(),
  };
}

/** In the words of the pool, which are known for a database that is not to be had. */
const everyOneIsInUse = () => new Error('timeout exceeded when trying to connect: every connection is in use');

function toSession(client: pg.PoolClient, leave: () => void): Session {
  return {
    query: async (text, values) => (await client.query({ text, values, rowMode: 'array' })).rows,
    run: async (statements) => {
      await client.query(statements);
    },
    release: (broken = false) => {
      client.release(broken);
      leave();
    },
  };
}

const DATE_TYPES = new Set([1082, 1114, 1184]);
const SMALLINT_ARRAY = 1005;

function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (DATE_TYPES.has(type)) return (text: string) => text;
  if (type === SMALLINT_ARRAY) return parseOrdinals;
  return pg.types.getTypeParser(type, format === 'binary' ? 'text' : format);
}
