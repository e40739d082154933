import type { Database } from '../db/database.ts';
import { runAsSystem } from '../db/system.ts';
import type { Transaction, WriteDb } from '../db/transaction.ts';

export interface JobContext {
  readonly now: Date;
  /** One transaction over every promoter's rows, outside audit and permission. */
  runAsSystem<T>(
    work: (db: WriteDb, readRows: Transaction['readRows']) => Promise<T>,
    promoterIds?: readonly number[],
  ): Promise<T>;
}

export const createJobContext = (database: Database, now: Date): JobContext => ({
  now,
  runAsSystem: (work, promoterIds) => runAsSystem(database, work, promoterIds),
});
