import type { Database } from './database.ts';
import { inTransaction, type WriteDb } from './transaction.ts';

/**
 * Runs work that belongs to no promoter: identity and jobs only. One transaction over every promoter's rows, outside
 * audit and permission.
 */
export function runAsSystem<T>(
  database: Database,
  work: (db: WriteDb) => Promise<T>,
  promoterIds: readonly number[] = [],
): Promise<T> {
  return inTransaction(database, { role: 'parterre_system', promoterIds, isReadOnly: false }, ({ db }) => work(db));
}
