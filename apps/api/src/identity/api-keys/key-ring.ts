import { and, eq, isNull } from 'drizzle-orm';
import type { Log } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { apiKeys } from '../../db/schema/api-keys.ts';
import { runAsSystem } from '../../db/system.ts';
import { type Actor, keyActor } from '../actor.ts';
import { createUseBook } from './use-book.ts';

/** The keys of sales channels as this process knows them. */
export interface KeyRing {
  /** Who calls with the key, at most 10 seconds old; nobody for an unknown or revoked one. Notes the use. */
  findActor(hash: string, now: Date): Promise<Actor | undefined>;
  /** The id of a key that is known already, without asking the database. */
  peek(hash: string, now: Date): string | undefined;
  /** Writes what is noted. */
  close(): Promise<void>;
}

interface Entry {
  actor: Promise<Actor | undefined>;
  found: Actor | undefined;
  loadedAtMs: number;
}

const KEPT_MS = 10_000;
const CACHED_KEYS = 2_000;

export function createKeyRing(database: Database, log: Log): KeyRing {
  const cache = new Map<string, Entry>();
  const uses = createUseBook(database, log);

  const findLive = (hash: string, now: Date): Entry | undefined => {
    const entry = cache.get(hash);
    const ageMs = now.getTime() - (entry?.loadedAtMs ?? 0);
    return ageMs >= 0 && ageMs < KEPT_MS ? entry : undefined;
  };
  const load = (hash: string, now: Date): Entry => {
    const entry: Entry = { actor: findActor(database, hash), found: undefined, loadedAtMs: now.getTime() };
    cache.delete(hash);
    cache.set(hash, entry);
    const [oldest] = cache.keys();
    if (cache.size > CACHED_KEYS && oldest !== undefined) cache.delete(oldest);
    entry.actor.then(
      (actor) => {
        entry.found = actor;
      },
      () => {
        if (cache.get(hash) === entry) cache.delete(hash);
      },
    );
    return entry;
  };

  return {
    findActor: async (hash, now) => {
      const actor = await (findLive(hash, now) ?? load(hash, now)).actor;
      const [membership] = actor?.memberships ?? [];
      if (actor?.salesKey && membership) uses.note(membership.promoterId, actor.salesKey.apiKeyId, now);
      return actor;
    },
    peek: (hash, now) => findLive(hash, now)?.found?.id,
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
