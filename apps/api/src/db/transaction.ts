import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import { isSomebodyWaiting } from '../process/traffic.ts';
import type { Database, Session } from './database.ts';
import { findSqlState } from './database-error.ts';
import type { Statement } from './rows-of.ts';

const dialect = new PgDialect();

/** Short enough that an answer between two parts does not wait for long. Larger parts take less time in all. */
const ROWS_BESIDE_OTHERS = 200;

export type DatabaseRole = 'parterre_app' | 'parterre_system';

/** The database as verbs see it. Only a change can lock rows or write. */
export type ReadDb = Pick<
  PgRemoteDatabase,
  'select' | 'selectDistinct' | 'selectDistinctOn' | '$count' | 'with' | '$with'
>;
export type WriteDb = Omit<PgRemoteDatabase, 'transaction' | 'query' | '_'>;

export interface TransactionOptions {
  role: DatabaseRole;
  promoterIds: readonly number[];
  isReadOnly: boolean;
}

/** Runs the work in one transaction, which is committed after it, or rolled back when it throws. */
export async function inTransaction<T>(
  database: Database,
  options: TransactionOptions,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const transaction = new Transaction(database, options);
  try {
    const answer = await work(transaction);
    await transaction.commit();
    return answer;
  } catch (error) {
    await transaction.rollback().catch(() => undefined);
    throw error;
  }
}

const transactions = new WeakMap<WriteDb, Transaction>();

/** Calls `run` once the transaction of this database is committed; never after a rollback. */
export const afterCommit = (db: WriteDb, run: () => void): void => transactions.get(db)?.afterCommit(run);

/**
 * A transaction under a role and a tenant, which the caller ends. It opens with the first statement, in one round trip,
 * so that a request that never reads takes no connection.
 */
export class Transaction {
  readonly db: WriteDb;
  readonly #database: Database;
  readonly #options: TransactionOptions;
  #session: Promise<Session> | undefined;
  #hasEnded = false;
  #cursors = 0;
  #failure: unknown;
  readonly #afterCommit: (() => void)[] = [];

  constructor(database: Database, options: TransactionOptions) {
    this.#database = database;
    this.#options = options;
    this.db = drizzle(async (text, values) => ({ rows: await this.query(text, values) }));
    transactions.set(this.db, this);
  }

  /** Runs in the order of the calls; `run` must not throw, because the commit has happened. */
  afterCommit(run: () => void): void {
    this.#afterCommit.push(run);
  }

  /** Begins the transaction with its first statement. Throws an Error once it has ended. */
  open(): Promise<Session> {
    if (this.#hasEnded) throw new Error('This transaction has ended');
    this.#session ??= this.#begin();
    return this.#session;
  }

  /** Returns the rows of a raw statement by column name (rows-of.ts). */
  async readRows<Row>(statement: Statement<Row>, values: unknown[] = []): Promise<Row[]> {
    const { text, toRow } = statement;
    if (typeof text === 'string') return (await this.query(text, values)).map(toRow);
    const { sql, params } = dialect.sqlToQuery(text);
    return (await this.query(sql, params)).map(toRow);
  }

  /**
   * Calls `take` with each row as it arrives and yields after every `rowsAtOnce` rows, sooner while somebody waits for
   * an answer, while the database reads the next part and no more. Rows that are not kept are collected early, which
   * halves the work of a long report.
   */
  async *streamRows<Row>(
    { text, toRow }: Statement<Row>,
    values: unknown[],
    { rowsAtOnce, take }: { rowsAtOnce: number; take: (row: Row) => void },
  ): AsyncGenerator<void> {
    if (typeof text !== 'string') throw new Error('Only a statement of plain text is read in parts');
    const cursor = `parts_${++this.#cursors}`;
    const takeNext = async () => {
      let taken = 0;
      const wanted = isSomebodyWaiting() ? Math.min(rowsAtOnce, ROWS_BESIDE_OTHERS) : rowsAtOnce;
      const session = await this.open();
      await session.each(`fetch ${wanted} from ${cursor}`, [], (raw) => {
        taken++;
        take(toRow(raw));
      });
      return taken === wanted;
    };
    await this.query(`declare ${cursor} no scroll cursor for ${text}`, values);
    for (let next: Promise<boolean> | undefined = takeNext(); next; ) {
      const hasMore: boolean = await next;
      next = hasMore ? takeNext() : undefined;
      // The error is thrown where the part is awaited, and ignored when the caller stops reading.
      next?.catch(() => undefined);
      // A caller that stops reading ends the transaction, which closes the cursor.
      if (!next) await this.query(`close ${cursor}`, []);
      yield;
    }
  }

  /** Runs a raw statement whose rows nobody reads. */
  async run(text: string, values: unknown[]): Promise<void> {
    await this.query(text, values);
  }

  /**
   * Returns the rows of one statement as arrays of columns. Statements run in the order of the calls, even when they
   * are sent without waiting. After one has failed, all later ones fail with its error, so that a deadlock or a lock
   * timeout is recognised whichever statement is awaited.
   */
  async query(text: string, values: unknown[]): Promise<unknown[][]> {
    const session = await this.open();
    try {
      return await session.query(text, values);
    } catch (error) {
      this.#failure ??= error;
      throw isFollowUp(error) ? this.#failure : error;
    }
  }

  async #begin(): Promise<Session> {
    const { role, promoterIds, isReadOnly } = this.#options;
    const session = await this.#database.acquire();
    const tenant = promoterIds.map((id) => Math.trunc(id)).join(',');
    try {
      await session.run(
        `begin${isReadOnly ? ' isolation level repeatable read read only' : ''}; set local role ${role}; select set_config('app.promoters', '{${tenant}}', true)`,
      );
    } catch (error) {
      session.release(true);
      throw error;
    }
    return session;
  }

  /**
   * PostgreSQL turns COMMIT after a failed statement into a silent ROLLBACK. This refuses it, so that no lost write is
   * acknowledged.
   */
  async commit(): Promise<void> {
    if (this.#failure && !this.#options.isReadOnly) {
      await this.rollback();
      throw new Error('A statement of this transaction failed, so it cannot be committed', { cause: this.#failure });
    }
    await this.#end('commit');
    for (const run of this.#afterCommit.splice(0)) run();
  }

  async rollback(): Promise<void> {
    await this.#end('rollback');
  }

  /** Runs once, because the connection may already serve another request. */
  async #end(statement: 'commit' | 'rollback'): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    const session = await this.#session?.catch(() => undefined);
    if (!session) return;
    try {
      await session.run(statement);
      session.release();
    } catch (error) {
      session.release(true);
      throw error;
    }
  }
}

/**
 * Returns whether this is "current transaction is aborted", the server's answer to every statement after the failed
 * one.
 */
const isFollowUp = (error: unknown): boolean => findSqlState(error) === '25P02';
