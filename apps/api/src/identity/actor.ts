import type { MembershipScope, SalesChannel } from '@parterre/contract/choices/access-choices';
import {
  type FeatureId,
  findClosing,
  findClosingOf,
  KEY_ROLE,
  type Permission,
  ROLE_PERMISSIONS,
} from '@parterre/contract/wire/permissions';
import { AppError } from '../errors.ts';

export interface Membership {
  promoterId: number;
  /** The permissions that the user can use, without those of closed features. */
  permissions: readonly Permission[];
  /** The closed features; absent where there are none. */
  closed?: readonly FeatureId[];
  /**
   * Present where features are closed: the permissions that the user may still grant, because otherwise nobody could
   * invite the people who will use the feature later.
   */
  held?: readonly Permission[];
  scope: MembershipScope;
  scopeIds: readonly number[];
}

/** The channel that a key sells as, and its partner site; null for all shows of its promoter. */
export interface SalesKey {
  apiKeyId: number;
  channel: SalesChannel;
  partnerSiteId: number | null;
}

/**
 * The acting party: a signed-in user, a key of a sales channel, or the product itself (demo, jobs), which may do
 * everything at the promoters it names.
 */
export interface Actor {
  kind: 'user' | 'key' | 'system';
  id: string;
  name: string;
  memberships: readonly Membership[];
  /** The session of a signed-in user, if our own provider issued the token. */
  sessionId?: string;
  /** Present only for a key. */
  salesKey?: SalesKey;
  /** Present where a user's API token makes the call. */
  token?: { readonly apiKeyId: number; readonly expiresAt: Date };
  /** Present while a user views as somebody with fewer permissions. Nothing can be written then. */
  isLooking?: true;
}

/** Makes the actor of a key, which sells at one promoter: all shows, or those of its partner site. */
export const keyActor = (key: {
  id: number;
  promoterId: number;
  name: string;
  channel: SalesChannel;
  partnerSiteId: number | null;
}): Actor => ({
  kind: 'key',
  id: `key:${key.id}`,
  name: key.name,
  memberships: [
    {
      promoterId: key.promoterId,
      permissions: ROLE_PERMISSIONS[KEY_ROLE],
      scope: key.partnerSiteId === null ? 'promoter' : 'partner-site',
      scopeIds: key.partnerSiteId === null ? [] : [key.partnerSiteId],
    },
  ],
  salesKey: { apiKeyId: key.id, channel: key.channel, partnerSiteId: key.partnerSiteId },
});

/** Makes the actor of the product itself, which may do everything at these promoters. */
export const systemActor = (name: string, promoterIds: readonly number[]): Actor => ({
  kind: 'system',
  id: 'system',
  name,
  memberships: promoterIds.map((promoterId) => ({
    promoterId,
    permissions: ROLE_PERMISSIONS.owner,
    scope: 'promoter',
    scopeIds: [],
  })),
});

export const findMembership = (actor: Actor, promoterId: number): Membership | undefined =>
  actor.memberships.find((membership) => membership.promoterId === promoterId);

export const hasPermission = (membership: Membership, permission: Permission | null): boolean =>
  permission === null || membership.permissions.includes(permission);

/** Returns whether the member may grant the permission to others, even if its feature is closed. */
export const canGrant = ({ held, permissions }: Membership, permission: Permission): boolean =>
  (held ?? permissions).includes(permission);

/** Returns the closed feature that a call belongs to, for a user with this membership. */
export const findClosed = (
  { closed = [] }: Membership,
  call: { id: string; permission: Permission | null },
): FeatureId | undefined => findClosingOf(closed, call);

/** The refusal of what belongs to a closed feature, which a permission alone does not open. */
export const refuseClosed = (permission: Permission | null, feature: FeatureId): AppError =>
  new AppError('FORBIDDEN', {
    details: { permission, feature },
    detail: 'This part of the console is switched off for you at this promoter.',
  });

/** The refusal of a member without the permission, which names the closed feature where that took it away. */
export function refuseLacking(membership: Membership | undefined, permission: Permission | null): AppError {
  const feature = permission === null ? undefined : findClosing(membership?.closed ?? [], permission);
  return feature ? refuseClosed(permission, feature) : new AppError('FORBIDDEN', { details: { permission } });
}

/** Limits a membership to the permissions of a token, because its user may have lost some since it was created. */
export const limitMembership = (membership: Membership, permissions: readonly Permission[]): Membership => ({
  ...membership,
  permissions: membership.permissions.filter((permission) => permissions.includes(permission)),
  ...(membership.held && { held: membership.held.filter((permission) => permissions.includes(permission)) }),
});
