/** One connection in the hands of one caller. `query` answers rows as arrays of columns, dates as text. */
export interface Session {
  query(text: string, values: unknown[]): Promise<unknown[][]>;
  /** Several statements in one round trip, no answer. */
  run(statements: string): Promise<void>;
  /** Gives the connection back; `broken` throws it away. */
  release(broken?: boolean): void;
}

export interface Database {
  readonly kind: 'postgres' | 'pglite';
  acquire(): Promise<Session>;
  migrate(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Owner of the schema where the application's own user is not (MIGRATION_DATABASE_URL). */
  migrationUrl?: string;
  poolSize?: number;
  /** How long one statement may take on PostgreSQL; 0: as long as it takes. */
  queryTimeoutMs?: number;
  /** A dumped data folder to start an in-memory database from (tests). */
  template?: Blob;
}
