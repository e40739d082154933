import type { Database } from './database.ts';
import { inTransaction, type Transaction, type WriteDb } from './transaction.ts';

/** Raw statements of the same transaction. */
export type RawStatements = Pick<Transaction, 'readRows' | 'run'>;

/**
 * Runs work that belongs to no promoter, for identity and jobs only: one transaction over the rows of all promoters,
 * without audit and permission checks.
 */
export function runAsSystem<T>(
  database: Database,
  work: (db: WriteDb, raw: RawStatements) => Promise<T>,
  promoterIds: readonly number[] = [],
): Promise<T> {
  return inTransaction(database, { role: 'parterre_system', promoterIds, isReadOnly: false }, (transaction) =>
    work(transaction.db, {
      readRows: (statement, values) => transaction.readRows(statement, values),
      run: (text, values) => transaction.run(text, values),
    }),
  );
}
