import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { auditEntries } from '../../db/schema/ground/audit.ts';
import { memberships, users } from '../../db/schema/ground/users.ts';
import { runAsSystem } from '../../db/system.ts';
import type { WriteDb } from '../../db/transaction.ts';
import { newId } from '../../ids.ts';
import { findLink, takeLink } from './mailed-links.ts';
import { hashPassword } from './passwords.ts';
import { endSessionsOf } from './user-sessions.ts';
import type { User, UserSettings } from './users.ts';

interface ChangeSettings extends UserSettings {
  requestId: string;
}

/** Gives a user another password and ends every session but the kept one. */
export async function changePassword(
  database: Database,
  { user, password, keptSessionId }: { user: User; password: string; keptSessionId: string },
  settings: ChangeSettings,
): Promise<void> {
  const passwordHash = await hashPassword(password, settings.memoryKib);
  await runAsSystem(database, async (db) => {
    await setPassword(db, user, passwordHash, settings, 'user.change-password');
    await endSessionsOf(db, { userId: user.id, keptId: keptSessionId, now: settings.now });
  });
}

/** Finds whom a mailed link lets choose another password; undefined when the link has ended. */
export const findPasswordReset = (database: Database, token: string, now: Date): Promise<User | undefined> =>
  runAsSystem(database, async (db) => {
    const link = await findLink(db, 'password-reset', token, now);
    return link && findEnabled(db, link.subjectId);
  });

/** Gives whoever has the link another password and ends every session. Returns false when the link has ended meanwhile. */
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
    await setPassword(db, user, passwordHash, settings, 'user.reset-password');
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

/** Writes the password, and into the history of each promoter that the user works for that it was changed. */
async function setPassword(
  db: WriteDb,
  user: User,
  passwordHash: string,
  { now, requestId }: ChangeSettings,
  action: string,
): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  const own = await db
    .select({ promoterId: memberships.promoterId, id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.userId, user.id), isNull(memberships.deactivatedAt)));
  if (own.length === 0) return;
  await db.insert(auditEntries).values(
    own.map(({ promoterId, id }) => ({
      promoterId,
      id: newId(),
      at: now,
      actorId: user.id,
      actorName: user.name,
      action,
      object: 'user',
      objectId: String(id),
      before: null,
      after: null,
      parts: [],
      requestId,
    })),
  );
}
