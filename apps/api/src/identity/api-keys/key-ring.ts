import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { apiKeys } from '../../db/schema/promoters/api-keys.ts';
import { runAsSystem } from '../../db/system.ts';
import type { Log } from '../../log.ts';
import { type Actor, keyActor } from '../actor.ts';
import { AnswerCache } from '../answer-cache.ts';
import { createUseRecorder } from './use-recorder.ts';

export interface KeyRing {
  /** The actor of a key, at most 10 seconds old; undefined for an unknown or revoked key. Records the use. */
  findActor(hash: string, now: Date): Promise<Actor | undefined>;
  /** The id of a key that is in memory. Does not ask the database. */
  peek(hash: string, now: Date): string | undefined;
  close(): Promise<void>;
}

export function createKeyRing(database: Database, log: Log): KeyRing {
  const actors = new AnswerCache((hash) => findActor(database, hash));
  const uses = createUseRecorder(database, log);
  return {
    findActor: async (hash, now) => {
      const actor = await actors.ask(hash, now);
      const [membership] = actor?.memberships ?? [];
      if (actor?.salesKey && membership) uses.record(membership.promoterId, actor.salesKey.apiKeyId, now);
      return actor;
    },
    peek: (hash, now) => actors.peek(hash, now)?.id,
    close: () => uses.close(),
  };
}

async function findActor(database: Database, hash: string): Promise<Actor | undefined> {
  const [row] = await runAsSystem(database, (db) =>
    db
      .select()
      .from(apiKeys)
      .where(and(eq(apiKeys.hash, hash), isNull(apiKeys.revokedAt))),
  );
  return row && keyActor(row);
}
