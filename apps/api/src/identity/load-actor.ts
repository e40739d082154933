import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { memberships, users } from '../db/schema/ground/users.ts';
import { runAsSystem } from '../db/system.ts';
import type { Actor } from './actor.ts';
import { AnswerCache } from './answer-cache.ts';

/**
 * Returns undefined for an unknown or disabled user. `maxAgeMs` is the greatest age of the answer, 10 seconds by default.
 */
export type ActorLoader = (userId: string, now: Date, maxAgeMs?: number) => Promise<Actor | undefined>;

/** Loads users with their memberships, at most 10 seconds old in each process. */
export function createActorLoader(database: Database): ActorLoader {
  const actors = new AnswerCache((userId) => findActor(database, userId));
  return (userId, now, maxAgeMs) => actors.ask(userId, now, maxAgeMs);
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
