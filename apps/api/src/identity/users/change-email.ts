import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { users } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import type { WriteDb } from '#db/transaction.ts';
import { findLink, takeLink } from './mailed-links.ts';
import type { User } from './users.ts';
import { type AccountChange, writeAccountHistory } from './write-account-history.ts';

/** A user and the address that they want, which no other user has. */
export interface EmailChange {
  user: User;
  email: string;
}

/**
 * Finds the change that a mailed link confirms; undefined when the link has ended, or when another user has the address
 * meanwhile.
 */
export const findEmailChange = (database: Database, token: string, now: Date): Promise<EmailChange | undefined> =>
  runAsSystem(database, async (db) => {
    const link = await findLink(db, 'email-change', token, now);
    return link && findFree(db, link.subjectId, link.email);
  });

/** Changes the address of the link's user. Returns false when the link has ended meanwhile. */
export const changeEmail = (database: Database, token: string, settings: AccountChange): Promise<boolean> =>
  runAsSystem(database, async (db) => {
    const link = await takeLink(db, 'email-change', token, settings.now);
    const found = link && (await findFree(db, link.subjectId, link.email));
    if (!found) return false;
    const { user, email } = found;
    await db
      .update(users)
      .set({ email, revision: user.revision + 1 })
      .where(eq(users.id, user.id));
    await settings.notify(db, user);
    const { now, requestId, address } = settings;
    const [before, after] = [{ email: user.email }, { email }];
    await writeAccountHistory(db, user, { action: 'user.change-email', before, after, now, requestId, address });
    return true;
  });

/** Returns a user and the wanted address; undefined if the user may not sign in, or if another user has the address. */
export async function findFree(db: WriteDb, userId: string, email: string): Promise<EmailChange | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isDisabled, false)));
  const taken = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)));
  return user && taken.length === 0 ? { user, email } : undefined;
}
