import type { Database } from './database.ts';
import { inTransaction, type Transaction, type WriteDb } from './transaction.ts';

/**
 * Runs work that belongs to no promoter: identity and jobs only. One transaction over every promoter's rows, outside
 * audit and permission.
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
