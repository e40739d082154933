import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { memberships, users } from '../db/schema/users.ts';
import { runAsSystem } from '../db/system.ts';
import type { Actor } from './actor.ts';

/** `keptMs`: how old the answer may be, 10 seconds unless told. */
export type ActorLoader = (userId: string, now: Date, keptMs?: number) => Promise<Actor | undefined>;

const KEPT_MS = 10_000;
const CACHED_ACTORS = 2_000;

/**
 * Users with their memberships, at most 10 seconds old in each process; nobody for an unknown or disabled user. Calls for
 * the same user at the same time share one read.
 */
export function createActorLoader(database: Database): ActorLoader {
  const cache = new Map<string, { actor: Promise<Actor | undefined>; loadedAtMs: number }>();

  return (userId, now, keptMs = KEPT_MS) => {
    const cached = cache.get(userId);
    const ageMs = now.getTime() - (cached?.loadedAtMs ?? 0);
    if (cached && ageMs >= 0 && ageMs < keptMs) return cached.actor;
    const actor = findActor(database, userId);
    const entry = { actor, loadedAtMs: now.getTime() };
    cache.delete(userId);
    cache.set(userId, entry);
    const [oldest] = cache.keys();
    if (cache.size > CACHED_ACTORS && oldest !== undefined) cache.delete(oldest);
    actor.catch(() => {
      if (cache.get(userId) === entry) cache.delete(userId);
    });
    return actor;
  };
}

async function findActor(database: Database, userId: string): Promise<Actor | undefined> {
  const rows = await runAsSystem(database, (db) =>
    db
      .select({ user: users, membership: memberships })
      .from(users)
      .leftJoin(memberships, eq(memberships.userId, users.id))
      .where(eq(users.id, userId)),
  );
  const user = rows[0]?.user;
  if (!user || user.isDisabled) return undefined;
  return {
    kind: 'user',
    id: user.id,
    name: user.name,
    memberships: rows.flatMap(({ membership }) =>
      membership
        ? [
            {
              promoterId: membership.promoterId,
              role: membership.role,
              scope: membership.scope,
              scopeIds: membership.scopeIds,
            },
          ]
        : [],
    ),
  };
}
