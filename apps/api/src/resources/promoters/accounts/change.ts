import * as endpoints from '@parterre/contract/accounts';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { changeOwn } from '#context/change-own.ts';
import { requireRevision } from '#context/require-revision.ts';
import type { Change, Changed } from '#context.ts';
import { memberships, userSessions, users } from '#db/schema/ground/users.ts';
import { notFound } from '#errors.ts';
import { verb } from '#verb.ts';
import { type AccountRow, presentAccount, selectUser } from './read.ts';

/** Changes the caller's own name, language or form of times. Throws STALE. Needs no permission: it is their own. */
export const updateAccount = verb(endpoints.updateAccount, (ctx, { body }) =>
  changeOwn(ctx, 'account.update', async (change) => {
    const [row] = await selectUser(change).for('update');
    if (!row) throw notFound();
    requireRevision(change, row);
    const next = { ...row, ...body, revision: row.revision + 1 };
    const { name, language, timeFormat, revision } = next;
    await change.db.update(users).set({ name, language, timeFormat, revision }).where(eq(users.id, change.actor.id));
    return recordEach(change, 'account.update', {
      answer: await presentAccount(change, next),
      before: toAudited(row),
      after: toAudited(next),
      revision,
    });
  }),
);

const toAudited = ({ name, language, timeFormat }: AccountRow) => ({ name, language, timeFormat });

/**
 * Ends the session of one browser of the caller. Its writes are refused from then on. Needs no permission: it is their
 * own.
 */
export const revokeAccountSession = verb(endpoints.revokeAccountSession, (ctx, { params }) =>
  changeOwn(ctx, 'account.revoke-session', async (change) => {
    const ended = await endSessions(change, eq(userSessions.id, params.sessionId));
    if (ended === 0) throw notFound();
    return recordEach(change, 'account.revoke-session', { answer: undefined });
  }),
);

/** Ends every session of the caller, including this one. Needs no permission: it is their own. */
export const revokeAccountSessions = verb(endpoints.revokeAccountSessions, (ctx) =>
  changeOwn(ctx, 'account.revoke-sessions', async (change) => {
    await endSessions(change);
    return recordEach(change, 'account.revoke-sessions', { answer: undefined });
  }),
);

async function endSessions({ db, actor, now }: Change, which?: SQL): Promise<number> {
  const ended = await db
    .update(userSessions)
    .set({ endedAt: now })
    .where(and(eq(userSessions.userId, actor.id), isNull(userSessions.endedAt), which))
    .returning({ id: userSessions.id });
  return ended.length;
}

type Recorded<Answer> = Pick<Changed<Answer>, 'answer' | 'before' | 'after' | 'revision'>;

/**
 * Records a change of the caller's account in the history of every promoter that they work for, as an entry of their
 * user there.
 */
async function recordEach<Answer>(
  change: Change,
  action: string,
  recorded: Recorded<Answer>,
): Promise<Changed<Answer>> {
  const own = await change.db
    .select({ promoterId: memberships.promoterId, objectId: memberships.id, name: users.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.userId, change.actor.id), inArray(memberships.promoterId, [...change.promoterIds])));
  const [first, ...others] = own.map(({ name, ...membership }) => ({
    before: { name },
    after: { name },
    ...recorded,
    ...membership,
    object: 'user',
  }));
  if (!first) throw notFound();
  for (const other of others) change.recordPart(action, { ...other, hasOwnEntry: true });
  return first;
}
