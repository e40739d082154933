import type { Database } from '../db/database.ts';
import { Transaction, type TransactionOptions } from '../db/transaction.ts';

/** The time limits of a client: for reading one part, and for the whole answer. */
const SNAPSHOT_MS_MAX = { rest: 60_000, all: 600_000 };

/**
 * A read transaction that outlives its request. A client that takes too long loses it, so that the connection serves
 * others.
 */
export interface Snapshot {
  readonly transaction: Transaction;
  /** Yields parts that are read from the snapshot as the client consumes them. */
  pass<T>(parts: AsyncIterable<T>): AsyncGenerator<T>;
  end(): Promise<void>;
}

/** Waits for a free slot. Returns undefined when the database has no connection to spare. */
export async function keepSnapshot(database: Database, options: TransactionOptions): Promise<Snapshot | undefined> {
  const leave = await database.longReads?.acquire({ who: options.promoterIds[0] ?? 0 });
  if (!leave) return undefined;
  const transaction = new Transaction(database, options);
  const end = async () => {
    clearTimeout(wholly);
    // A connection that was lost has nothing left to end.
    await transaction.commit().catch(() => undefined);
    leave();
  };
  const after = (ms: number) => setTimeout(() => void end(), ms).unref();
  const wholly = after(SNAPSHOT_MS_MAX.all);
  await transaction
    .run(`set local idle_in_transaction_session_timeout = ${SNAPSHOT_MS_MAX.rest + 5000}`, [])
    .catch(async (error) => {
      await end();
      throw error;
    });
  return {
    transaction,
    pass: async function* (parts) {
      for await (const part of parts) {
        const resting = after(SNAPSHOT_MS_MAX.rest);
        try {
          yield part;
        } finally {
          clearTimeout(resting);
        }
      }
    },
    end,
  };
}
