import type { MembershipScope, SalesChannel } from '@parterre/contract/choices/access-choices';
import { KEY_ROLE, type Permission, ROLE_PERMISSIONS, type Role } from '@parterre/contract/wire/permissions';

export interface Membership {
  promoterId: number;
  role: Role | typeof KEY_ROLE;
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
      role: KEY_ROLE,
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
  memberships: promoterIds.map((promoterId) => ({ promoterId, role: 'owner', scope: 'promoter', scopeIds: [] })),
});

export const findMembership = (actor: Actor, promoterId: number): Membership | undefined =>
  actor.memberships.find((membership) => membership.promoterId === promoterId);

export const hasPermission = (membership: Membership, permission: Permission | null): boolean =>
  permission === null || ROLE_PERMISSIONS[membership.role].includes(permission);
