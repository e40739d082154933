import type { MembershipScope, SalesChannel } from '@parterre/contract/choices/access-choices';
import {
  type FeatureId,
  findClosingOf,
  KEY_ROLE,
  type Permission,
  ROLE_PERMISSIONS,
} from '@parterre/contract/wire/permissions';

export interface Membership {
  promoterId: number;
  /** What may be used now. */
  permissions: readonly Permission[];
  /** Present where features are closed: which. */
  closed?: readonly FeatureId[];
  /** Present where features are closed: what may be granted all the same, or nobody could invite who works with them later. */
  held?: readonly Permission[];
  scope: MembershipScope;
  scopeIds: readonly number[];
}

/** What a key sells as, and for which partner site; null for all shows of its promoter. */
export interface SalesKey {
  apiKeyId: number;
  channel: SalesChannel;
  partnerSiteId: number | null;
}

/**
 * Who acts: a signed-in user, a key of a sales channel, or the product itself (demo, jobs), which may do everything at
 * the promoters it names.
 */
export interface Actor {
  kind: 'user' | 'key' | 'system';
  id: string;
  name: string;
  memberships: readonly Membership[];
  /** The session of a signed-in user, where our own provider gave the token. */
  sessionId?: string;
  /** Present only for a key. */
  salesKey?: SalesKey;
  /** Present where a token of a user calls. */
  token?: { readonly apiKeyId: number; readonly expiresAt: Date };
  /** Present where a user looks as somebody who may do less: then nothing is written. */
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

/** Whether it can be given on: also where the feature that it belongs to is closed now. */
export const canGrant = ({ held, permissions }: Membership, permission: Permission): boolean =>
  (held ?? permissions).includes(permission);

/** The closed feature that a call belongs to, for whoever has this membership. */
export const findClosed = (
  { closed = [] }: Membership,
  call: { id: string; permission: Permission | null },
): FeatureId | undefined => findClosingOf(closed, call);

/** What of a membership a token may use, now that its user may hold less than when it was made. */
export const limitMembership = (membership: Membership, permissions: readonly Permission[]): Membership => ({
  ...membership,
  permissions: membership.permissions.filter((permission) => permissions.includes(permission)),
  ...(membership.held && { held: membership.held.filter((permission) => permissions.includes(permission)) }),
});
