import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { users } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import type { WriteDb } from '#db/transaction.ts';
import { findLink, takeLink } from './mailed-links.ts';
import type { User } from './users.ts';
import { writeAccountHistory } from './write-account-history.ts';

/** Somebody who wants another address, which nobody else has. */
export interface EmailChange {
  user: User;
  email: string;
}

/** Finds what a mailed link confirms; undefined when it has ended, or when somebody else has the address by now. */
export const findEmailChange = (database: Database, token: string, now: Date): Promise<EmailChange | undefined> =>
  runAsSystem(database, async (db) => {
    const link = await findLink(db, 'email-change', token, now);
    return link && findFree(db, link.subjectId, link.email);
  });

interface ChangeSettings {
  now: Date;
  requestId: string;
  address: string;
  /** Requests the mail that tells the address before, in the transaction of the change. */
  notify: (db: WriteDb, user: User) => Promise<void>;
}

/** Gives whoever has the link the new address. Returns false when the link has ended meanwhile. */
export const changeEmail = (database: Database, token: string, settings: ChangeSettings): Promise<boolean> =>
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

/** A user who may sign in, with an address that nobody else has. */
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
