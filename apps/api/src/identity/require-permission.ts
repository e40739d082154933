import type { Permission } from '@parterre/contract/wire/permissions';
import { AppError } from '../errors.ts';
import { type Actor, findClosed, findMembership, hasPermission, refuseLacking } from './actor.ts';

/**
 * Checks a permission that a body needs beyond that of its endpoint. Throws FORBIDDEN with the permission, and with the
 * feature that is closed if that is why it lacks.
 */
export function requirePermission({ actor, promoterIds }: Asked, permission: Permission): void {
  if (actor.kind === 'system') return;
  const lackingAt = promoterIds.find((promoterId) => !isPermittedAt(actor, promoterId, permission));
  if (lackingAt !== undefined) throw refuseLacking(findMembership(actor, lackingAt), permission);
}

/** Returns whether the actor has the permission, for content that is left out instead of refused. */
export function isPermitted({ actor, promoterIds }: Asked, permission: Permission): boolean {
  if (actor.kind === 'system') return true;
  return promoterIds.every((promoterId) => isPermittedAt(actor, promoterId, permission));
}

/** Returns whether the actor may see the sales of a promoter's shows. Actors who sell only a part may not (ADR 15). */
export const seesSales = (actor: Actor, promoterId: number): boolean => isPermittedAt(actor, promoterId, 'sales:read');

/** Returns whether the actor has the permission at this promoter, for content that covers several promoters. */
export function isPermittedAt(actor: Actor, promoterId: number, permission: Permission): boolean {
  const membership = findMembership(actor, promoterId);
  return membership !== undefined && hasPermission(membership, permission);
}

/** Returns the promoters of a request at which another call is open to the actor, for content that it answers as well. */
export const listOpenPromoters = (
  { actor, promoterIds }: Asked,
  call: { id: string; permission: Permission | null },
): number[] =>
  promoterIds.filter((promoterId) => {
    const membership = findMembership(actor, promoterId);
    return membership !== undefined && findClosed(membership, call) === undefined;
  });

/**
 * Returns the promoters of a request that the actor sees as a whole, for lists of things that belong to no venue and no
 * partner site.
 */
export const listWholePromoters = ({ actor, promoterIds }: Asked): number[] =>
  promoterIds.filter((promoterId) => findMembership(actor, promoterId)?.scope === 'promoter');

/**
 * Refuses actors who work for one partner site only: they would not see what they create, and venues are not theirs.
 */
export function requireWholeMembership(
  change: { readonly actor: Actor; readonly permission: Permission | null },
  promoterId: number,
): void {
  if (findMembership(change.actor, promoterId)?.scope === 'partner-site')
    throw new AppError('FORBIDDEN', { details: { permission: change.permission } });
}

interface Asked {
  readonly actor: Actor;
  readonly promoterIds: readonly number[];
}
