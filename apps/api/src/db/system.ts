import type { Database } from './database.ts';
import { inTransaction, type Transaction, type WriteDb } from './transaction.ts';

/**
 * Runs work that belongs to no promoter, for identity and jobs only: one transaction over the rows of all promoters,
 * without audit and permission checks.
 */
export function runAsSystem<T>(
  database: Database,
  work: (db: WriteDb, readRows: Transaction['readRows']) => Promise<T>,
  promoterIds: readonly number[] = [],
): Promise<T> {
  return inTransaction(database, { role: 'parterre_system', promoterIds, isReadOnly: false }, (transaction) =>
    work(transaction.db, (statement, values) => transaction.readRows(statement, values)),
  );
}
