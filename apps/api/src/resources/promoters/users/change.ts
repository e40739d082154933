import * as endpoints from '@parterre/contract/users';
import { findScopes, type UserPermission } from '@parterre/contract/wire/permissions';
import { and, count, eq, isNull } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import type { Change } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { memberships, passkeys, secondFactors, userSessions, users } from '#db/schema/ground/users.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { invalidField, notFound, refusal } from '#errors.ts';
import { endUnsecuredSessions } from '#identity/users/user-sessions.ts';
import { accountNoticeJob } from '#mail/account-notice-job.ts';
import { revokeTokensOf } from '#resources/ground/api-token-rows/revoke-tokens.ts';
import { lockPromoter } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { verb } from '#verb.ts';
import { readGivenRole, requireAccess, requireGrantable } from './access.ts';
import { presentUser, selectUsers, type UserRow } from './read.ts';

/**
 * Gives a user another role at the promoter, deactivates them there, or lets them in again. Writes of a deactivated
 * user are refused from now on, reads within ten seconds, and their API tokens are revoked: being let in again does not
 * open them. Throws STALE, and RULE_BROKEN for the last owner. Needs `user:manage`.
 */
export const updateUser = verb(endpoints.updateUser, (ctx, { params, body }) =>
  ctx.change('user.update', async (change) => {
    const row = await lockUser(change, params.membershipId);
    const { membership } = row;
    requireRevision(change, membership);
    const { role = membership.role, scope = membership.scope, isActive = membership.deactivatedAt === null } = body;
    const scopeIds = body.placeIds ?? (scope === membership.scope ? membership.scopeIds : []);
    const roleId = body.roleId ?? (body.role === undefined ? membership.roleId : null);
    const wanted = { ...membership, role, roleId, scope, scopeIds: [...new Set(scopeIds)] };
    const { permissions } = await requireAccess(change, wanted);
    const grantedPermissions = chooseGranted(membership, wanted, body.grantedPermissions);
    requireGrantable(change, membership.promoterId, [...permissions, ...grantedPermissions]);
    const closedFeatures = [...new Set(body.closedFeatures ?? membership.closedFeatures)];
    const deactivatedAt = isActive ? null : (membership.deactivatedAt ?? change.now);
    if (isOwner(membership) && !isOwner({ ...wanted, deactivatedAt })) await requireOtherOwner(change, membership);
    const { scopeIds: places } = wanted;
    const revision = membership.revision + 1;
    const next = { role, roleId, scope, scopeIds: places, grantedPermissions, closedFeatures, deactivatedAt, revision };
    const before = await presentUser(change, row);
    await change.db.update(memberships).set(next).where(isMembership(membership));
    if (deactivatedAt !== null) await revokeTokensOf(change, membership);
    else if (membership.deactivatedAt !== null)
      await endUnsecuredSessions(change.db, { ...membership, now: change.now });
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

/**
 * Returns the permissions beyond the role: those of the body, or else the existing ones, if the role stays and they can
 * be granted for the part. Throws INVALID for those that cannot.
 */
function chooseGranted(
  before: Membership,
  { role, roleId, scope }: Membership,
  asked: readonly UserPermission[] | undefined,
): UserPermission[] {
  const isForPart = (permission: UserPermission) => findScopes([permission]).includes(scope);
  const unfit = asked?.findIndex((permission) => !isForPart(permission)) ?? -1;
  if (unfit >= 0) throw invalidField(`grantedPermissions.${unfit}`, 'notFitting');
  const isSameRole = role === before.role && roleId === before.roleId;
  return [...new Set(asked ?? (isSameRole ? before.grantedPermissions.filter(isForPart) : []))];
}

/**
 * Ends every session of a user, at every promoter. They sign in again where they still may. Their API tokens stay, which
 * are no sessions. Needs `user:manage`.
 */
export const revokeUserSessions = verb(endpoints.revokeUserSessions, (ctx, { params }) =>
  ctx.change('user.revoke-sessions', async (change) => {
    const row = await lockUser(change, params.membershipId);
    const { userId, promoterId, id } = row.membership;
    const ended = await change.db
      .update(userSessions)
      .set({ endedAt: change.now })
      .where(and(eq(userSessions.userId, userId), isNull(userSessions.endedAt)))
      .returning({ id: userSessions.id });
    const { name } = row;
    return {
      answer: await presentUser(change, row),
      promoterId,
      objectId: id,
      before: { name, openSessions: ended.length },
      after: { name, openSessions: 0 },
    };
  }),
);

/**
 * Revokes every API token of a user at the promoter: their writes are refused from now on, their reads within ten
 * seconds. Needs `user:manage`.
 */
export const revokeUserTokens = verb(endpoints.revokeUserTokens, (ctx, { params }) =>
  ctx.change('user.revoke-tokens', async (change) => {
    const row = await lockUser(change, params.membershipId);
    const { promoterId, id } = row.membership;
    const openTokens = await revokeTokensOf(change, row.membership);
    const { name } = row;
    return {
      answer: await presentUser(change, row),
      promoterId,
      objectId: id,
      before: { name, openTokens },
      after: { name, openTokens: 0 },
    };
  }),
);

/**
 * Removes the second factor and the passkeys of a user who lost their device, at every promoter, so that the password is
 * enough. They are notified by mail. Throws RULE_BROKEN for a user who also works for a promoter that the actor does not
 * own: one promoter cannot take away what protects another; and for the actor, whom the provider asks for the password
 * first. Needs `user:manage`.
 */
export const removeUserSecondFactor = verb(endpoints.removeUserSecondFactor, (ctx, { params }) =>
  ctx.change('user.remove-second-factor', async (change) => {
    const row = await lockUser(change, params.membershipId);
    const { userId, promoterId, id } = row.membership;
    if (userId === change.actor.id) throw refusal('RULE_BROKEN', 'own-second-factor', {});
    if (await worksBeyond(change, row.membership)) throw refusal('RULE_BROKEN', 'works-elsewhere', {});
    const removed = await change.db
      .delete(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .returning({ userId: secondFactors.userId });
    const keys = await change.db
      .delete(passkeys)
      .where(eq(passkeys.userId, userId))
      .returning({ userId: passkeys.userId });
    if (removed.length + keys.length > 0) await tellReset(change, row);
    const { name } = row;
    return {
      answer: await presentUser(change, row),
      promoterId,
      objectId: id,
      before: { name, hasSecondFactor: removed.length > 0, passkeyCount: keys.length },
      after: { name, hasSecondFactor: false, passkeyCount: 0 },
    };
  }),
);

/**
 * Returns whether a user also works for promoters that the actor does not own. Tokens are of one promoter, so theirs
 * counts alone.
 */
async function worksBeyond({ readRows, actor }: Change, { userId, promoterId }: Membership): Promise<boolean> {
  const manager = actor.token ? '' : actor.id;
  const [answer] = await readRows(
    rowsOf({ isBeyond: column.flag(`works_beyond($1, $2, $3)`) }, (list) => `select ${list}`),
    [userId, promoterId, manager],
  );
  return answer?.isBeyond ?? true;
}

async function tellReset(change: Change, { membership, email }: UserRow): Promise<void> {
  const { userId, promoterId } = membership;
  const [user] = await change.db
    .select({ language: users.language, brand: promoters.brand })
    .from(users)
    .innerJoin(promoters, eq(promoters.id, promoterId))
    .where(eq(users.id, userId));
  await accountNoticeJob.enqueue(change, promoterId, {
    userId,
    to: email,
    event: 'second-factor-reset',
    brand: user?.brand ?? null,
    language: user?.language ?? '',
    at: change.now.toISOString(),
  });
}

type Membership = UserRow['membership'];

/** Locks a user whose role the actor may grant, with the promoter, until the change ends. */
async function lockUser(change: Change, membershipId: number): Promise<UserRow> {
  const { id: promoterId } = await lockPromoter(change);
  const [row] = await selectUsers(change).where(
    and(eq(memberships.promoterId, promoterId), eq(memberships.id, membershipId)),
  );
  if (!row) throw notFound();
  const { permissions } = await readGivenRole(change, row.membership);
  requireGrantable(change, promoterId, [...permissions, ...row.membership.grantedPermissions]);
  return row;
}

const isMembership = ({ promoterId, id }: Membership) =>
  and(eq(memberships.promoterId, promoterId), eq(memberships.id, id));

const isOwner = ({ role, scope, deactivatedAt }: Membership): boolean =>
  role === 'owner' && scope === 'promoter' && deactivatedAt === null;

/**
 * A promoter without an owner could never get one again. The promoter is locked, so that two owners cannot leave at the
 * same time.
 */
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

/** Describes a user for the audit: what they may do, without when they were last seen. */
const toAudited = ({
  name,
  email,
  role,
  customRole,
  scope,
  places,
  grantedPermissions,
  closedFeatures,
  deactivatedAt,
}: Awaited<ReturnType<typeof presentUser>>) => ({
  name,
  email,
  role,
  customRole: customRole?.name ?? null,
  scope,
  places,
  grantedPermissions,
  closedFeatures,
  deactivatedAt,
});
