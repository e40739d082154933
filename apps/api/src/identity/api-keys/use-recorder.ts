import { LRUCache } from 'lru-cache';
import type { Database } from '#db/database.ts';
import { runAsSystem } from '#db/system.ts';
import { createWriteBehind, KEYS_MAX } from '#db/write-behind.ts';
import type { Log } from '#process/log.ts';
import { MINUTE_MS } from '#time/zones.ts';

export interface UseRecorder {
  record(promoterId: number, apiKeyId: number, now: Date): void;
  close(): Promise<void>;
}

interface Use {
  promoterId: number;
  apiKeyId: number;
  minute: number;
}

/** Records when keys were last used, to the minute. */
export function createUseRecorder(database: Database, log: Log): UseRecorder {
  const recorded = new LRUCache<number, number>({ max: KEYS_MAX });
  const uses = createWriteBehind<Use>({
    merge: (known, added) => (known.minute > added.minute ? known : added),
    write: (batch) => writeUses(database, batch),
    warning: 'the last use of keys could not be written yet',
    log,
  });
  return {
    record: (promoterId, apiKeyId, now) => {
      const minute = Math.floor(now.getTime() / MINUTE_MS);
      if (recorded.get(apiKeyId) === minute) return;
      recorded.set(apiKeyId, minute);
      uses.add(apiKeyId, { promoterId, apiKeyId, minute });
    },
    close: () => uses.close(),
  };
}

/** Skips rows that another process is writing, because it writes the same minute. */
async function writeUses(database: Database, uses: readonly Use[]): Promise<void> {
  const promoterIds = uses.map(({ promoterId }) => promoterId);
  const ids = uses.map(({ apiKeyId }) => apiKeyId);
  const instants = uses.map(({ minute }) => new Date(minute * MINUTE_MS).toISOString());
  await runAsSystem(database, (_, { run }) => run(WRITE_USES, [promoterIds, ids, instants]));
}

const WRITE_USES = `
  with used as (select * from unnest($1::int[], $2::bigint[], $3::timestamptz[]) as used (promoter_id, id, at)),
  free as (
    select k.promoter_id, k.id, used.at from api_keys k join used using (promoter_id, id)
    where k.last_used_at is null or k.last_used_at < used.at
    for no key update of k skip locked)
  update api_keys k set last_used_at = free.at from free
  where k.promoter_id = free.promoter_id and k.id = free.id`;
