import { and, eq, isNull } from 'drizzle-orm';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { memberships } from '#db/schema/ground/users.ts';
import type { WriteDb } from '#db/transaction.ts';
import { newId } from '#ids.ts';
import type { User } from './users.ts';

/** The request that changes an account, and the notice to its user. */
export interface AccountChange {
  now: Date;
  requestId: string;
  address: string;
  /** Requests the mail that notifies the user as they were before, in the transaction of the change. */
  notify: (db: WriteDb, user: User) => Promise<void>;
}

interface Done extends Omit<AccountChange, 'notify'> {
  /** The action of the audit entry, such as `user.change-password`. */
  action: string;
  before?: object;
  after?: object;
}

/** Records what a user did to their account in the history of each promoter that they work for. */
export async function writeAccountHistory(db: WriteDb, user: Pick<User, 'id' | 'name'>, done: Done): Promise<void> {
  const own = await db
    .select({ promoterId: memberships.promoterId, id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.userId, user.id), isNull(memberships.deactivatedAt)));
  if (own.length === 0) return;
  const { action, now, requestId, address } = done;
  const { name } = user;
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
      before: { name, ...done.before },
      after: { name, ...done.after },
      parts: [],
      requestId,
      address,
    })),
  );
}
