import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { memberships, secondFactors, userSessions } from '#db/schema/ground/users.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import type { WriteDb } from '#db/transaction.ts';

/** One sign-in in one browser. `sessionUid` alone is not enough, because a browser keeps it over several sign-ins. */
export interface SignedInBrowser {
  sessionUid: string;
  /** The time at which the password was entered, in seconds since 1970. */
  authTime: number;
}

/** Returns the id of a session. Each sign-in has its own, even in a browser that was signed in before. */
export const toSessionId = ({ sessionUid, authTime }: SignedInBrowser): string =>
  createHash('sha256').update(`${sessionUid} ${authTime}`).digest('base64url').slice(0, 32);

interface SeenSession {
  id: string;
  userId: string;
  userAgent: string;
  address: string;
}

const USER_AGENT_LENGTH_MAX = 400;

/**
 * Adds or renews the row of a session each time it gets a token, so that people see which browser was last used when
 * and from where.
 */
export async function recordSession(database: Database, seen: SeenSession, now: Date): Promise<void> {
  const latest = {
    lastSeenAt: now,
    userAgent: seen.userAgent.slice(0, USER_AGENT_LENGTH_MAX).replaceAll('\0', ''),
    address: seen.address,
  };
  await runAsSystem(database, (db) =>
    db
      .insert(userSessions)
      .values({ id: seen.id, userId: seen.userId, startedAt: now, ...latest })
      .onConflictDoUpdate({ target: userSessions.id, set: latest }),
  );
}

/** Returns whether somebody ended the session. One that was never recorded has not ended. */
export async function hasSessionEnded(database: Database, id: string): Promise<boolean> {
  const [row] = await runAsSystem(database, (db) =>
    db.select({ endedAt: userSessions.endedAt }).from(userSessions).where(eq(userSessions.id, id)),
  );
  return row !== undefined && row.endedAt !== null;
}

interface EndedSessions {
  userId: string;
  keptId?: string;
  now: Date;
}

/** Ends the sessions of a user, except the kept one. */
export async function endSessionsOf(db: WriteDb, { userId, keptId = '', now }: EndedSessions): Promise<void> {
  await db
    .update(userSessions)
    .set({ endedAt: now })
    .where(and(eq(userSessions.userId, userId), ne(userSessions.id, keptId), isNull(userSessions.endedAt)));
}

/**
 * Ends the sessions of users of a promoter that demands a second factor and who have none: they were signed in with the
 * password alone, and set it up when they sign in again.
 */
export async function endUnsecuredSessions(
  db: WriteDb,
  { promoterId, userId, now }: { promoterId: number; userId?: string; now: Date },
): Promise<void> {
  const unsecured = db
    .select({ id: memberships.userId })
    .from(memberships)
    .innerJoin(promoters, eq(promoters.id, memberships.promoterId))
    .leftJoin(secondFactors, eq(secondFactors.userId, memberships.userId))
    .where(
      and(
        eq(memberships.promoterId, promoterId),
        userId === undefined ? undefined : eq(memberships.userId, userId),
        isNull(memberships.deactivatedAt),
        eq(promoters.demandsSecondFactor, true),
        isNull(secondFactors.userId),
      ),
    );
  await db
    .update(userSessions)
    .set({ endedAt: now })
    .where(and(inArray(userSessions.userId, unsecured), isNull(userSessions.endedAt)));
}
