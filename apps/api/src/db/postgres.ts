import pg from 'pg';
import { Semaphore } from '../workers/semaphore.ts';
import type { Database, OpenOptions, Session } from './database.ts';
import { migratePostgres } from './migrate.ts';
import { parseOrdinals } from './schema/ground/columns.ts';

const CONNECT_TIMEOUT_MS = 1_500;
const QUERY_TIMEOUT_MS = 10_000;
/**
 * How long a caller waits for a connection. It is longer than a statement may take, because an on-sale has more buyers
 * than connections.
 */
const WAIT_MS = 8_000;

/** Opens a pool of node-postgres clients. Statements are unnamed, so that PostgreSQL caches no generic plan. */
export function openPostgres(url: string, options: OpenOptions): Database {
  const { queryTimeoutMs = QUERY_TIMEOUT_MS, poolSize = 10 } = options;
  const semaphore = new Semaphore({ capacity: poolSize, longestWaitMs: WAIT_MS, refuse: poolExhausted });
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    lock_timeout: 3_000,
    // Statements of a transaction that do not depend on each other are sent together (db/together.ts).
    pipeline: true,
    idle_in_transaction_session_timeout: 15_000,
    types: { getTypeParser },
    // JIT compilation takes longer than our slowest statement runs.
    options: '-c jit=off',
  });
  // The pool replaces a connection that dies while idle. One that dies between two statements fails the next of them.
  // Without these listeners either error would end the process.
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

/** The same message as the pool's own, which is known as a sign of an unavailable database. */
const poolExhausted = () => new Error('timeout exceeded when trying to connect: every connection is in use');

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
