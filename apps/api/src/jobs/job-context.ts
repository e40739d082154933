import type { Database } from '../db/database.ts';
import { type RawStatements, runAsSystem } from '../db/system.ts';
import type { WriteDb } from '../db/transaction.ts';

/** What background work receives. */
export interface JobContext {
  /** The instant at which this run began. */
  readonly now: Date;
  /** Runs one transaction over the rows of all promoters, without audit and permission checks. */
  runAsSystem<T>(work: (db: WriteDb, raw: RawStatements) => Promise<T>, promoterIds?: readonly number[]): Promise<T>;
}

export const createJobContext = (database: Database, now: Date): JobContext => ({
  now,
  runAsSystem: (work, promoterIds) => runAsSystem(database, work, promoterIds),
});
