import { type Permission, ROLE_PERMISSIONS, type Role } from '@parterre/contract/permissions';

export interface Membership {
  promoterId: number;
  role: Role;
  scope: 'promoter' | 'venue' | 'partner-site';
  scopeIds: readonly number[];
}

/** Who acts: a signed-in user, or the product itself (demo, jobs), which may do everything at the promoters it names. */
export interface Actor {
  kind: 'user' | 'system';
  id: string;
  name: string;
  memberships: readonly Membership[];
}

export const systemActor = (name: string, promoterIds: readonly number[]): Actor => ({
  kind: 'system',
  id: 'system',
  name,
  memberships: promoterIds.map((promoterId) => ({ promoterId, role: 'owner', scope: 'promoter', scopeIds: [] })),
});

export const findMembership = (actor: Actor, promoterId: number): Membership | undefined =>
  actor.memberships.find((membership) => membership.promoterId === promoterId);

export const hasPermission = (membership: Membership, permission: Permission | null): boolean =>
  permission === null || ROLE_PERMISSIONS[membership.role].includes(permission);
