import pg from 'pg';
import { Semaphore } from '../workers/semaphore.ts';
import { PARSERS } from './column.ts';
import type { Database, OpenOptions, Session } from './database.ts';
import { migratePostgres } from './migrate.ts';

const CONNECT_TIMEOUT_MS = 1_500;
const QUERY_TIMEOUT_MS = 10_000;
/** The time that a caller waits for a connection, which is long because an on-sale has more buyers than connections. */
const WAIT_MS = 8_000;
/** Long reads get a quarter of the pool. A file may wait longer for a connection than a page. */
const LONG_READS = { connectionsEach: 4, waitMs: 30_000 };

/** Opens a pool of node-postgres clients. Statements are unnamed, so that PostgreSQL caches no generic plan. */
export function openPostgres(url: string, options: OpenOptions): Database {
  const { queryTimeoutMs = QUERY_TIMEOUT_MS, poolSize = 10 } = options;
  const semaphore = new Semaphore({ capacity: poolSize, longestWaitMs: WAIT_MS, refuse: poolExhausted });
  const longReads = new Semaphore({
    capacity: Math.floor(poolSize / LONG_READS.connectionsEach),
    longestWaitMs: LONG_READS.waitMs,
    refuse: poolExhausted,
  });
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    lock_timeout: 3_000,
    // Statements of a transaction that do not depend on each other are sent together (run-concurrently.ts).
    pipeline: true,
    idle_in_transaction_session_timeout: 15_000,
    types: { getTypeParser },
    // Compiling a statement would take longer than it runs.
    options: '-c jit=off',
  });
  // The pool replaces a connection that dies while idle. One that dies between two statements fails the next of them.
  // Without these listeners either error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return {
    kind: 'postgres',
    longReads: poolSize < LONG_READS.connectionsEach ? undefined : longReads,
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

/** Starts with the pool's own message, which `isUnavailable` recognises. */
const poolExhausted = () => new Error('timeout exceeded when trying to connect: every connection is in use');

function toSession(client: pg.PoolClient, leave: () => void): Session {
  return {
    query: async (text, values) => (await client.query({ text, values, rowMode: 'array' })).rows,
    each: (text, values, take) => takeEach(client, { text, values, rowMode: 'array' }, take),
    run: async (statements) => {
      await client.query(statements);
    },
    release: (broken = false) => {
      client.release(broken);
      leave();
    },
  };
}

function takeEach(client: pg.PoolClient, config: pg.QueryArrayConfig, take: (row: unknown[]) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const query = new pg.Query<unknown[]>(config, (error) => {
      if (error ?? failure) reject(error ?? failure);
      else resolve();
    });
    query.on('row', (row, result) => {
      // The driver adds each row to its result as soon as the end of the statement is awaited.
      if (result) result.rows.length = 0;
      try {
        if (failure === undefined) take(row);
      } catch (error) {
        // An error thrown here would end the process.
        failure = error;
      }
    });
    client.query(query);
  });
}

const getTypeParser = (type: number, format?: 'text' | 'binary') =>
  PARSERS[type] ?? pg.types.getTypeParser(type, format === 'binary' ? 'text' : format);
