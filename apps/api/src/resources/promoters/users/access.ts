import type { User } from '@parterre/contract/users';
import { findLackingPermission, ROLE_SCOPES, type Role } from '@parterre/contract/wire/permissions';
import { and, inArray } from 'drizzle-orm';
import type { Change, Reader } from '../../../context.ts';
import type { memberships } from '../../../db/schema/ground/users.ts';
import { partnerSites } from '../../../db/schema/promoters/lookups.ts';
import { venues } from '../../../db/schema/seating/venues.ts';
import { AppError, invalidField } from '../../../errors.ts';
import { findMembership } from '../../../identity/actor.ts';

/** A role with what it is given for, as a membership and an invitation store it. */
export type Access = Pick<typeof memberships.$inferSelect, 'promoterId' | 'role' | 'scope' | 'scopeIds'>;

/**
 * Refuses what the actor may not grant or take away: nobody decides over a role that may do more than their own. Throws
 * FORBIDDEN with the permission that the actor lacks.
 */
export function requireGrantable({ actor }: Pick<Change, 'actor'>, promoterId: number, role: Role): void {
  const own = findMembership(actor, promoterId);
  if (actor.kind === 'system' || !own || own.role === 'sales-channel') return;
  const permission = findLackingPermission(own.role, role);
  if (permission) throw new AppError('FORBIDDEN', { details: { permission } });
}

/** Refuses a role for what it cannot be given for, and places that are not there. Throws INVALID at the field. */
export async function requireAccess(change: Change, access: Access): Promise<void> {
  const { role, scope, scopeIds } = access;
  if (!ROLE_SCOPES[role].includes(scope)) throw invalidField('scope', 'notFitting');
  if (scope === 'promoter' && scopeIds.length > 0) throw invalidField('placeIds', 'notFitting');
  if (scope !== 'promoter' && scopeIds.length === 0) throw invalidField('placeIds', 'required');
  const placesOf = await readPlaces(change, [access]);
  const known = new Set(placesOf(access).map(({ id }) => id));
  if (!scopeIds.every((id) => known.has(id))) throw invalidField('placeIds', 'unknown');
}

/** Reads the names of all venues and sites that these are limited to, and returns the places of one of them. */
export async function readPlaces(
  { db }: Pick<Reader, 'db'>,
  all: readonly Access[],
): Promise<(access: Access) => User['places']> {
  const idsOf = (scope: Access['scope']) => [
    ...new Set(all.flatMap((access) => (access.scope === scope ? access.scopeIds : []))),
  ];
  const promoterIds = [...new Set(all.map(({ promoterId }) => promoterId))];
  const [ofVenues, ofSites] = await Promise.all([
    db
      .select({ promoterId: venues.promoterId, id: venues.id, name: venues.name })
      .from(venues)
      .where(and(inArray(venues.promoterId, promoterIds), inArray(venues.id, idsOf('venue')))),
    db
      .select({ id: partnerSites.id, name: partnerSites.name })
      .from(partnerSites)
      .where(inArray(partnerSites.id, idsOf('partner-site'))),
  ]);
  return ({ promoterId, scope, scopeIds }) => {
    if (scope === 'promoter') return [];
    const named = scope === 'venue' ? ofVenues.filter((venue) => venue.promoterId === promoterId) : ofSites;
    return named.filter(({ id }) => scopeIds.includes(id)).map(({ id, name }) => ({ id, name }));
  };
}
