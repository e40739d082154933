import type { Database } from './database.ts';
import { Transaction, type WriteDb } from './transaction.ts';

/**
 * Runs work that belongs to no promoter: identity and jobs only. One transaction over every promoter's rows, outside
 * audit and permission.
 */
export async function runAsSystem<T>(
  database: Database,
  work: (db: WriteDb) => Promise<T>,
  promoterIds: readonly number[] = [],
): Promise<T> {
  const transaction = new Transaction(database, { role: 'parterre_system', promoterIds, isReadOnly: false });
  try {
    const answer = await work(transaction.db);
    await transaction.commit();
    return answer;
  } catch (error) {
    await transaction.rollback().catch(() => undefined);
    throw error;
  }
}
