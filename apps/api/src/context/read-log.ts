import type { Database } from '../db/database.ts';
import { auditEntries } from '../db/schema/ground/audit.ts';
import { inTransaction } from '../db/transaction.ts';
import { createWriteBehind } from '../db/write-behind.ts';
import { newId } from '../ids.ts';
import type { Log } from '../process/log.ts';

type AuditRow = typeof auditEntries.$inferInsert;

/** An audit entry that records who read which data of a person. Reads with one `id` are one entry. */
export type RecordedRead = Omit<AuditRow, 'id' | 'before' | 'after' | 'parts'> & { id?: number };

export interface ReadLog {
  note(read: RecordedRead): void;
  close(): Promise<void>;
}

/**
 * Records reads within a second after their answers, promoter by promoter, so that no read waits and its transaction
 * only reads. Repeated reads of one thing within that second are one entry. A process that is killed loses its
 * unwritten entries.
 */
export function createReadLog(database: Database, log: Log): ReadLog {
  const reads = createWriteBehind<AuditRow>({
    merge: (known) => known,
    batchOf: ({ promoterId }) => promoterId,
    write: async (batch) => {
      const [first] = batch;
      if (!first) return;
      const options = { role: 'parterre_app', promoterIds: [first.promoterId], isReadOnly: false } as const;
      // A batch may have been written although the answer of the database was lost, or by another process.
      await inTransaction(database, options, ({ db }) =>
        db
          .insert(auditEntries)
          .values([...batch])
          .onConflictDoNothing(),
      );
    },
    warning: 'reads of personal data could not be written down yet',
    log,
  });
  return {
    note: (read) => {
      const { promoterId, actorId, action, objectId, id } = read;
      reads.add(id ?? `${promoterId} ${actorId} ${action} ${objectId}`, { ...read, id: id ?? newId(), parts: [] });
    },
    close: () => reads.close(),
  };
}
