import type { User } from '@parterre/contract/users';
import {
  findScopes,
  type Permission,
  permissionsOf,
  ROLE_SCOPES,
  type UserPermission,
} from '@parterre/contract/wire/permissions';
import { and, eq, inArray } from 'drizzle-orm';
import type { Change, Reader } from '#context.ts';
import { memberships } from '#db/schema/ground/users.ts';
import { roles } from '#db/schema/promoters/roles.ts';
import { AppError, invalidField } from '#errors.ts';
import { canGrant, findMembership } from '#identity/actor.ts';
import { readPlaces } from '#identity/users/read-places.ts';

/** The columns that memberships and invitations share, so that one set of rules checks both. */
export type Access = Pick<typeof memberships.$inferSelect, 'promoterId' | 'role' | 'roleId' | 'scope' | 'scopeIds'>;

/** The permissions of a template, or the name and permissions of a role of the promoter's own. */
export interface RoleToGive {
  customRole: User['customRole'];
  permissions: readonly Permission[];
}

/**
 * Refuses permissions that the actor may not grant or remove, because they lack them. Throws FORBIDDEN with the missing
 * permission.
 */
export function requireGrantable(
  { actor }: Pick<Change, 'actor'>,
  promoterId: number,
  permissions: readonly Permission[],
): void {
  if (actor.kind === 'system') return;
  const own = findMembership(actor, promoterId);
  const permission = permissions.find((wanted) => !own || !canGrant(own, wanted));
  if (permission) throw new AppError('FORBIDDEN', { details: { permission } });
}

/**
 * Refuses an unknown role, one that cannot be granted for the part, and unknown places. Throws INVALID at the field.
 */
export async function requireAccess(change: Change, access: Access): Promise<RoleToGive> {
  const { role, roleId, scope, scopeIds } = access;
  if ((role === 'custom') !== (roleId !== null))
    throw invalidField('roleId', roleId === null ? 'required' : 'notFitting');
  const given = await readGivenRole(change, access);
  if (role === 'custom' && given.customRole === null) throw invalidField('roleId', 'unknown');
  const scopes = role === 'custom' ? findScopes(given.permissions) : ROLE_SCOPES[role];
  if (!scopes.includes(scope)) throw invalidField('scope', 'notFitting');
  if (scope === 'promoter' && scopeIds.length > 0) throw invalidField('placeIds', 'notFitting');
  if (scope !== 'promoter' && scopeIds.length === 0) throw invalidField('placeIds', 'required');
  const placesOf = await readPlaces(change, [access]);
  const known = new Set(placesOf(access).map(({ id }) => id));
  if (!scopeIds.every((id) => known.has(id))) throw invalidField('placeIds', 'unknown');
  return given;
}

/** Grants a user a permission beyond their role. It applies to their calls at once. */
export async function grantBeyondRole(
  change: Change,
  name: string,
  { promoterId, id, grantedPermissions, revision }: typeof memberships.$inferSelect,
  permission: UserPermission,
): Promise<void> {
  const granted = [...new Set([...grantedPermissions, permission])];
  await change.db
    .update(memberships)
    .set({ grantedPermissions: granted, revision: revision + 1 })
    .where(and(eq(memberships.promoterId, promoterId), eq(memberships.id, id)));
  change.recordPart('user.update', {
    promoterId,
    objectId: id,
    before: { name, grantedPermissions },
    after: { name, grantedPermissions: granted },
    hasOwnEntry: true,
  });
}

/** Reads the role of a single access. Lists read the roles of all their rows at once (`readCustomRoles`). */
export async function readGivenRole(reader: Pick<Reader, 'db'>, access: Access): Promise<RoleToGive> {
  const customRole = (await readCustomRoles(reader, [access]))(access);
  return { customRole, permissions: permissionsOf(access.role, customRole?.permissions) };
}

/** Reads the promoters' own roles that these accesses name, and returns a function that finds the role of one. */
export async function readCustomRoles(
  { db }: Pick<Reader, 'db'>,
  all: readonly Access[],
): Promise<(access: Access) => User['customRole']> {
  const named = all.flatMap(({ promoterId, roleId }) => (roleId === null ? [] : { promoterId, roleId }));
  if (named.length === 0) return () => null;
  const rows = await db
    .select()
    .from(roles)
    .where(
      and(
        inArray(roles.promoterId, [...new Set(named.map(({ promoterId }) => promoterId))]),
        inArray(roles.id, [...new Set(named.map(({ roleId }) => roleId))]),
      ),
    );
  return ({ promoterId, roleId }) => {
    const row = rows.find((one) => one.promoterId === promoterId && one.id === roleId);
    return row ? { roleId: row.id, name: row.name, permissions: row.permissions } : null;
  };
}
