import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { runAsSystem } from '../../db/system.ts';

export interface UseRecorder {
  record(promoterId: number, apiKeyId: number, now: Date): void;
  /** Writes the uses that are still in memory. */
  close(): Promise<void>;
}

interface Use {
  promoterId: number;
  apiKeyId: number;
  minute: number;
}

const MINUTE_MS = 60_000;
const DELAY_MS = 1_000;
/** For as long as the database is away. Keys beyond MOST_KEYS are dropped, because the time is only a hint for people. */
const RETRY_MS = 5_000;
const MOST_KEYS = 10_000;

/** Records when keys were last used, to the minute. Uses are written in batches after the answers, so that no call waits for them. */
export function createUseRecorder(database: Database, log: Log): UseRecorder {
  const recorded = new LRUCache<number, number>({ max: MOST_KEYS });
  let due = new Map<number, Use>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const enter = (use: Use): void => {
    if (due.size < MOST_KEYS || due.has(use.apiKeyId)) due.set(use.apiKeyId, use);
  };
  const writeLater = (delayMs: number): void => {
    timer ??= setTimeout(() => void write(), delayMs).unref();
  };
  const write = (): Promise<void> => {
    timer = undefined;
    const uses = [...due.values()];
    due = new Map();
    writing = writing.then(() => writeAll(uses));
    return writing;
  };
  const writeAll = async (uses: readonly Use[]): Promise<void> => {
    if (uses.length === 0) return;
    await writeUses(database, uses).catch((error: unknown) => {
      log.warn({ err: error, keys: uses.length }, 'the last use of keys could not be written yet');
      for (const use of uses) if (!due.has(use.apiKeyId)) enter(use);
      writeLater(RETRY_MS);
    });
  };

  return {
    record: (promoterId, apiKeyId, now) => {
      const minute = Math.floor(now.getTime() / MINUTE_MS);
      if (recorded.get(apiKeyId) === minute) return;
      recorded.set(apiKeyId, minute);
      enter({ promoterId, apiKeyId, minute });
      writeLater(DELAY_MS);
    },
    close: async () => {
      clearTimeout(timer);
      await write();
      clearTimeout(timer);
    },
  };
}

/** Skips rows that another process is writing, because it writes the same minute. */
async function writeUses(database: Database, uses: readonly Use[]): Promise<void> {
  const rows = uses.map(
    ({ promoterId, apiKeyId, minute }) =>
      sql`(${promoterId}::int, ${apiKeyId}::bigint, ${new Date(minute * MINUTE_MS).toISOString()}::timestamptz)`,
  );
  await runAsSystem(database, (db) =>
    db.execute(sql`
      with used (promoter_id, id, at) as (values ${sql.join(rows, sql`, `)}),
      free as (
        select k.promoter_id, k.id, used.at from api_keys k join used using (promoter_id, id)
        where k.last_used_at is null or k.last_used_at < used.at
        for no key update of k skip locked)
      update api_keys k set last_used_at = free.at from free
      where k.promoter_id = free.promoter_id and k.id = free.id`),
  );
}
