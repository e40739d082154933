import { createHash, randomUUID } from 'node:crypto';
import { LIMITS } from '@parterre/contract/choices/limits';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { memberships, oidcPayloads, passkeys, users } from '#db/schema/ground/users.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import type { WriteDb } from '#db/transaction.ts';
import type { User } from './users.ts';
import { type AccountChange, writeAccountHistory } from './write-account-history.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** What is known of a passkey that a browser has just created. */
export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'>;

/** Lists the passkeys of a user, the oldest first. */
export const listPasskeys = (database: Database, userId: string): Promise<Passkey[]> =>
  runAsSystem(database, (db) =>
    db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt, passkeys.id),
  );

/** Returns the time zone of the first promoter that a user works for, in which their page writes days. */
export const findTimeZone = (database: Database, userId: string): Promise<string> =>
  runAsSystem(database, async (db) => {
    const [promoter] = await db
      .select({ timeZone: promoters.timeZone })
      .from(memberships)
      .innerJoin(promoters, eq(promoters.id, memberships.promoterId))
      .where(and(eq(memberships.userId, userId), isNull(memberships.deactivatedAt)))
      .orderBy(memberships.promoterId)
      .limit(1);
    return promoter?.timeZone ?? 'UTC';
  });

interface Added {
  user: User;
  name: string;
  passkey: NewPasskey;
  /** What the passkey was verified with. */
  challenge: string;
}

/** Stores a passkey that was verified, unless it is known, its challenge was used before, or the user has enough. */
export const addPasskey = (
  database: Database,
  { user, name, passkey, challenge }: Added,
  { now, requestId, address, notify }: AccountChange,
): Promise<'added' | 'known' | 'full' | 'late'> =>
  runAsSystem(database, async (db) => {
    if (!(await spendChallenge(db, challenge, now))) return 'late';
    await db.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    const own = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, user.id));
    if (own.length >= LIMITS.passkey.perUser) return 'full';
    const added = await db
      .insert(passkeys)
      .values({ id: randomUUID(), userId: user.id, name, ...passkey, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added.length === 0) return 'known';
    await notify(db, user);
    const after = { passkey: name };
    await writeAccountHistory(db, user, { action: 'user.add-passkey', now, requestId, address, after });
    return 'added';
  });

/** Removes a passkey of a user. Returns false where they have none of this id. */
export const removePasskey = (
  database: Database,
  { user, id }: { user: User; id: string },
  { now, requestId, address, notify }: AccountChange,
): Promise<boolean> =>
  runAsSystem(database, async (db) => {
    const [removed] = await db
      .delete(passkeys)
      .where(and(eq(passkeys.userId, user.id), eq(passkeys.id, id)))
      .returning({ name: passkeys.name });
    if (!removed) return false;
    await notify(db, user);
    const before = { passkey: removed.name };
    await writeAccountHistory(db, user, { action: 'user.remove-passkey', now, requestId, address, before });
    return true;
  });

/** Longer than a challenge is good for. */
const SPENT_KEPT_MS = 60 * 60_000;

/** Returns whether a challenge has not been answered before. The row ends with those of the provider. */
export async function spendChallenge(db: WriteDb, challenge: string, now: Date): Promise<boolean> {
  const spent = await db
    .insert(oidcPayloads)
    .values({
      type: 'SpentChallenge',
      id: createHash('sha256').update(challenge).digest('base64url'),
      payload: {},
      expiresAt: new Date(now.getTime() + SPENT_KEPT_MS),
    })
    .onConflictDoNothing()
    .returning({ id: oidcPayloads.id });
  return spent.length > 0;
}
