import * as endpoints from '@parterre/contract/users';
import { and, count, eq, isNull } from 'drizzle-orm';
import { requireRevision } from '../../../context/require-revision.ts';
import type { Change } from '../../../context.ts';
import { memberships, userSessions } from '../../../db/schema/ground/users.ts';
import { notFound, refusal } from '../../../errors.ts';
import { verb } from '../../../verb.ts';
import { lockPromoter } from '../promoter-rows/lock-promoter.ts';
import { requireAccess, requireGrantable } from './access.ts';
import { presentUser, selectUsers, type UserRow } from './read.ts';

/**
 * Gives a user another role at the promoter, deactivates them there, or lets them in again. Writes of who was
 * deactivated are refused from now on, reads within ten seconds. Throws STALE, and RULE_BROKEN for the last owner. Needs
 * `user:manage`.
 */
export const updateUser = verb(endpoints.updateUser, (ctx, { params, body }) =>
  ctx.change('user.update', async (change) => {
    const row = await lockUser(change, params.membershipId);
    const { membership } = row;
    requireRevision(change, membership);
    const { role = membership.role, scope = membership.scope, isActive = membership.deactivatedAt === null } = body;
    const scopeIds = body.placeIds ?? (scope === membership.scope ? membership.scopeIds : []);
    const wanted = { ...membership, role, scope, scopeIds: [...new Set(scopeIds)] };
    requireGrantable(change, membership.promoterId, role);
    await requireAccess(change, wanted);
    const deactivatedAt = isActive ? null : (membership.deactivatedAt ?? change.now);
    if (isOwner(membership) && !isOwner({ ...wanted, deactivatedAt })) await requireOtherOwner(change, membership);
    const next = { role, scope, scopeIds: wanted.scopeIds, deactivatedAt, revision: membership.revision + 1 };
    const before = await presentUser(change, row);
    await change.db.update(memberships).set(next).where(isMembership(membership));
    const after = await presentUser(change, { ...row, membership: { ...membership, ...next } });
    return {
      answer: after,
      promoterId: membership.promoterId,
      objectId: membership.id,
      before: toAudited(before),
      after: toAudited(after),
      revision: next.revision,
    };
  }),
);

/** Ends every session of a user, at every promoter: they sign in again where they still may. Needs `user:manage`. */
export const revokeUserSessions = verb(endpoints.revokeUserSessions, (ctx, { params }) =>
  ctx.change('user.revoke-sessions', async (change) => {
    const row = await lockUser(change, params.membershipId);
    const { userId, promoterId, id } = row.membership;
    await change.db
      .update(userSessions)
      .set({ endedAt: change.now })
      .where(and(eq(userSessions.userId, userId), isNull(userSessions.endedAt)));
    return { answer: await presentUser(change, row), promoterId, objectId: id };
  }),
);

type Membership = UserRow['membership'];

/** A user whose role the actor may decide over, locked with the promoter until the change ends. */
async function lockUser(change: Change, membershipId: number): Promise<UserRow> {
  const { id: promoterId } = await lockPromoter(change);
  const [row] = await selectUsers(change).where(
    and(eq(memberships.promoterId, promoterId), eq(memberships.id, membershipId)),
  );
  if (!row) throw notFound();
  requireGrantable(change, promoterId, row.membership.role);
  return row;
}

const isMembership = ({ promoterId, id }: Membership) =>
  and(eq(memberships.promoterId, promoterId), eq(memberships.id, id));

const isOwner = ({ role, scope, deactivatedAt }: Membership): boolean =>
  role === 'owner' && scope === 'promoter' && deactivatedAt === null;

/** A promoter without an owner could never get one again. The promoter is locked, so that two owners cannot go at once. */
async function requireOtherOwner({ db }: Change, { promoterId }: Membership): Promise<void> {
  const [owners] = await db
    .select({ rows: count() })
    .from(memberships)
    .where(
      and(
        eq(memberships.promoterId, promoterId),
        eq(memberships.role, 'owner'),
        eq(memberships.scope, 'promoter'),
        isNull(memberships.deactivatedAt),
      ),
    );
  if ((owners?.rows ?? 0) < 2) throw refusal('RULE_BROKEN', 'last-owner', {});
}

/** What the history tells of a change: what somebody may do, and not when they were last seen. */
const toAudited = ({ name, email, role, scope, places, deactivatedAt }: Awaited<ReturnType<typeof presentUser>>) => ({
  name,
  email,
  role,
  scope,
  places,
  deactivatedAt,
});
