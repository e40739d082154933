import type { Semaphore } from '../workers/semaphore.ts';

/** A connection that one caller owns. `query` returns rows as arrays of columns, with dates as text. */
export interface Session {
  query(text: string, values: unknown[]): Promise<unknown[][]>;
  /** Calls `take` with each row as it arrives, and keeps none. */
  each(text: string, values: unknown[], take: (row: unknown[]) => void): Promise<void>;
  /** Runs several statements in one round trip and returns nothing. */
  run(statements: string): Promise<void>;
  /** Returns the connection to the pool; `broken` discards it. */
  release(broken?: boolean): void;
}

export interface Database {
  readonly kind: 'postgres' | 'pglite';
  /**
   * Limits the reads that keep a connection while an answer is sent, so that most of the pool stays free for requests.
   * Absent where there is no connection to spare.
   */
  readonly longReads?: Semaphore | undefined;
  acquire(): Promise<Session>;
  migrate(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** The URL of the schema's owner, where that is not the application's own user (MIGRATION_DATABASE_URL). */
  migrationUrl?: string;
  poolSize?: number;
  /** The time limit of one statement on PostgreSQL; 0 is no limit. */
  queryTimeoutMs?: number;
  /** A dumped data folder from which an in-memory database starts (tests). */
  template?: Blob;
}
