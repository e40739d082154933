import { LIMITS } from '@parterre/contract/choices/limits';
import * as endpoints from '@parterre/contract/roles';
import {
  findScopes,
  type Permission,
  USER_PERMISSIONS,
  type UserPermission,
} from '@parterre/contract/wire/permissions';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import { requireRoomFor } from '#context/require-room-for.ts';
import { withoutUndefined } from '#context/without-undefined.ts';
import type { Change } from '#context.ts';
import { memberships } from '#db/schema/ground/users.ts';
import { invitations } from '#db/schema/promoters/invitations.ts';
import { roles } from '#db/schema/promoters/roles.ts';
import { AppError, fieldError, notFound, refusal } from '#errors.ts';
import { newId } from '#ids.ts';
import { countRows } from '#lists/page-answer.ts';
import { cutKey, toSearchKey } from '#lists/search-key.ts';
import { lockPromoter } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { verb } from '#verb.ts';
import { requireGrantable } from '../users/access.ts';
import { type NamedRole, presentRole, selectRoles } from './read.ts';

/**
 * Creates a role of the promoter's own. Nobody grants a permission that they lack: that is FORBIDDEN, with the
 * permission. Throws INVALID, NAME_TAKEN, and RULE_BROKEN for more roles than anybody could choose from. Needs
 * `user:manage`.
 */
export const createRole = verb(endpoints.createRole, (ctx, { body }) =>
  ctx.change('role.create', async (change) => {
    const promoter = await lockPromoter(change);
    requireGrantable(change, promoter.id, body.permissions);
    const role = {
      promoterId: promoter.id,
      id: newId(),
      name: body.name,
      nameKey: cutKey(toSearchKey(body.name)),
      description: body.description,
      permissions: inOrder(body.permissions),
      updatedAt: change.now,
      revision: 1,
    };
    // Users choose from all of them at once.
    const there = await countRows(change, roles, eq(roles.promoterId, promoter.id));
    requireRoomFor('too-many-roles', { there, most: LIMITS.role.perPromoter });
    await requireFreeName(change, role);
    await change.db.insert(roles).values(role);
    const answer = presentRole({ role, promoterCode: promoter.code, users: 0, invitations: 0 });
    return { answer, promoterId: promoter.id, objectId: role.id, after: toAudited(answer), revision: 1 };
  }),
);

/**
 * Changes a role for all users who have it: their writes at once, their reads within ten seconds. The caller must have
 * the permissions of the role before and after. Throws INVALID, STALE, NAME_TAKEN, and RULE_BROKEN where a user has it
 * for a part that a new permission cannot be granted for. Needs `user:manage`.
 */
export const updateRole = verb(endpoints.updateRole, (ctx, { params, body }) =>
  ctx.change('role.update', async (change) => {
    const before = await lockRole(change, params.roleId);
    const { promoterId, id, revision } = before.role;
    requireRevision(change, before.role);
    const permissions = inOrder(body.permissions ?? before.role.permissions);
    requireGrantable(change, promoterId, permissions);
    const name = body.name ?? before.role.name;
    const next = {
      ...withoutUndefined({ name, description: body.description }),
      nameKey: cutKey(toSearchKey(name)),
      permissions,
      updatedAt: change.now,
      revision: revision + 1,
    };
    await requireFreeName(change, { promoterId, id, nameKey: next.nameKey });
    await requireScopes(change, before, permissions);
    await change.db.update(roles).set(next).where(isRole(before));
    const answer = presentRole({ ...before, role: { ...before.role, ...next } });
    return {
      answer,
      promoterId,
      objectId: id,
      before: toAudited(presentRole(before)),
      after: toAudited(answer),
      revision: next.revision,
    };
  }),
);

/** Removes a role. Throws STALE, and IN_USE while a user or an invitation has it. Needs `user:manage`. */
export const removeRole = verb(endpoints.removeRole, (ctx, { params }) =>
  ctx.change('role.remove', async (change) => {
    const before = await lockRole(change, params.roleId);
    requireRevision(change, before.role);
    const { users, invitations: invited, role } = before;
    if (users + invited > 0)
      throw new AppError('IN_USE', {
        details: { users, invitations: invited },
        detail: `${users} users have this role and ${invited} are invited with it. Give them another one first.`,
      });
    await change.db.delete(roles).where(isRole(before));
    return {
      answer: undefined,
      promoterId: role.promoterId,
      objectId: role.id,
      before: toAudited(presentRole(before)),
    };
  }),
);

/** Locks a role that the actor may grant, with its promoter, until the change ends. */
async function lockRole(change: Change, roleId: number): Promise<NamedRole> {
  const { id: promoterId } = await lockPromoter(change);
  const [found] = await selectRoles(change).where(and(eq(roles.promoterId, promoterId), eq(roles.id, roleId)));
  if (!found) throw notFound();
  requireGrantable(change, promoterId, found.role.permissions);
  return found;
}

const isRole = ({ role }: NamedRole) => and(eq(roles.promoterId, role.promoterId), eq(roles.id, role.id));

/** The promoter must be locked, so that two roles cannot take one name. */
async function requireFreeName(
  { db }: Change,
  { promoterId, id, nameKey }: { promoterId: number; id: number; nameKey: string },
): Promise<void> {
  const taken = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.promoterId, promoterId), eq(roles.nameKey, nameKey), ne(roles.id, id)));
  if (taken.length > 0) throw new AppError('NAME_TAKEN', { fieldErrors: [fieldError('name', 'roleNameTaken')] });
}

/** Refuses permissions that cannot be granted for the part for which a user has the role. */
async function requireScopes({ db }: Change, { role }: NamedRole, permissions: readonly Permission[]): Promise<void> {
  const { promoterId, id } = role;
  const given = await db
    .selectDistinct({ scope: memberships.scope })
    .from(memberships)
    .where(and(eq(memberships.promoterId, promoterId), eq(memberships.roleId, id)));
  const offered = await db
    .selectDistinct({ scope: invitations.scope })
    .from(invitations)
    .where(
      and(
        eq(invitations.promoterId, promoterId),
        eq(invitations.roleId, id),
        isNull(invitations.acceptedAt),
        isNull(invitations.withdrawnAt),
      ),
    );
  const unfit = [...given, ...offered].find(({ scope }) => !findScopes(permissions).includes(scope));
  const permission = unfit && permissions.find((one) => !findScopes([one]).includes(unfit.scope));
  if (permission) throw refusal('RULE_BROKEN', 'role-given-for-part', { permission });
}

/** Sorts permissions like the list of all permissions, so that equal roles are stored alike. */
const inOrder = (permissions: readonly Permission[]): UserPermission[] =>
  USER_PERMISSIONS.filter((permission) => permissions.includes(permission));

/** Describes a role for the audit. */
const toAudited = ({ name, description, permissions }: ReturnType<typeof presentRole>) => ({
  name,
  description,
  permissions,
});
