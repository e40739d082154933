import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { memberships, users } from '../db/schema/users.ts';
import { runAsSystem } from '../db/system.ts';
import type { Actor } from './actor.ts';

const KEPT_MS = 10_000;
const MOST_KEPT = 10_000;

export type LoadActor = (userId: string, now: Date) => Promise<Actor | undefined>;

/** Who a token names, kept for at most ten seconds per process; undefined for unknown and disabled users. */
export function createActorLoader(database: Database): LoadActor {
  const kept = new Map<string, { until: number; actor: Promise<Actor | undefined> }>();
  return (userId, now) => {
    const known = kept.get(userId);
    if (known && known.until > now.getTime()) return known.actor;
    if (kept.size >= MOST_KEPT) kept.clear();
    const actor = readActor(database, userId);
    kept.set(userId, { until: now.getTime() + KEPT_MS, actor });
    actor.catch(() => kept.delete(userId));
    return actor;
  };
}

function readActor(database: Database, userId: string): Promise<Actor | undefined> {
  return runAsSystem(database, async (db) => {
    const [user] = await db.select({ id: users.id, name: users.name }).from(users).where(and(eq(users.id, userId), eq(users.isDisabled, false)));
    if (!user) return undefined;
    const rows = await db.select().from(memberships).where(eq(memberships.userId, userId));
    return { kind: 'user', id: user.id, name: user.name, memberships: rows };
  });
}
