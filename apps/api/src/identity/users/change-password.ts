import { and, eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { users } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import type { WriteDb } from '#db/transaction.ts';
import { findLink, takeLink } from './mailed-links.ts';
import { hashPassword } from './passwords.ts';
import { endSessionsOf } from './user-sessions.ts';
import type { User, UserSettings } from './users.ts';
import { type AccountChange, writeAccountHistory } from './write-account-history.ts';

type ChangeSettings = UserSettings & AccountChange;

/**
 * Changes a user's password and ends every session except the kept one. Throws INVALID for a password that is too short
 * or too long.
 */
export async function changePassword(
  database: Database,
  { user, password, keptSessionId }: { user: User; password: string; keptSessionId: string },
  settings: ChangeSettings,
): Promise<void> {
  const passwordHash = await hashPassword(password, settings.memoryKib);
  await runAsSystem(database, async (db) => {
    await setPassword(db, { user, passwordHash, action: 'user.change-password' }, settings);
    await endSessionsOf(db, { userId: user.id, keptId: keptSessionId, now: settings.now });
  });
}

/** Finds the user whose password a mailed link can reset; undefined when the link has ended. */
export const findPasswordReset = (database: Database, token: string, now: Date): Promise<User | undefined> =>
  runAsSystem(database, async (db) => {
    const link = await findLink(db, 'password-reset', token, now);
    return link && findEnabled(db, link.subjectId);
  });

/**
 * Resets the password of the link's user and ends every session. Returns false when the link has ended meanwhile. Throws
 * INVALID for a password that is too short or too long.
 */
export async function resetPassword(
  database: Database,
  token: string,
  password: string,
  settings: ChangeSettings,
): Promise<boolean> {
  const passwordHash = await hashPassword(password, settings.memoryKib);
  return runAsSystem(database, async (db) => {
    const link = await takeLink(db, 'password-reset', token, settings.now);
    const user = link && (await findEnabled(db, link.subjectId));
    if (!user) return false;
    await setPassword(db, { user, passwordHash, action: 'user.reset-password' }, settings);
    await endSessionsOf(db, { userId: user.id, now: settings.now });
    return true;
  });
}

async function findEnabled(db: WriteDb, userId: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isDisabled, false)));
  return user;
}

/** Stores the password, notifies the user, and records the change in their history. */
async function setPassword(
  db: WriteDb,
  { user, passwordHash, action }: { user: User; passwordHash: string; action: string },
  { now, requestId, address, notify }: ChangeSettings,
): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  await notify(db, user);
  await writeAccountHistory(db, user, { action, now, requestId, address });
}
