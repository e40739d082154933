import { lt } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { mailedLinks, oidcPayloads, signInAttempts, userSessions } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import { DAY_MS } from '#time/zones.ts';

const ATTEMPTS_KEPT_MS = 60 * 60_000;
/** Longer than any session lasts without a new token. */
const SESSIONS_KEPT_MS = 8 * DAY_MS;

/** Deletes expired sessions, codes, tokens and mailed links, and sign-in attempts that no limit counts any more. */
export async function sweepIdentity(database: Database, now: Date): Promise<void> {
  const keptSince = new Date(now.getTime() - ATTEMPTS_KEPT_MS);
  const sessionsSince = new Date(now.getTime() - SESSIONS_KEPT_MS);
  await runAsSystem(database, async (db) => {
    await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, now));
    await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, now));
    await db.delete(userSessions).where(lt(userSessions.lastSeenAt, sessionsSince));
    await db.delete(signInAttempts).where(lt(signInAttempts.at, keptSince));
  });
}
