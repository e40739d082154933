import { type Actor, findMembership, hasPermission } from './actor.ts';

/** Whether the actor may know what a show of a promoter has taken; who sells only a part of it may not (ADR 15). */
export function seesSales(actor: Actor, promoterId: number): boolean {
  const membership = findMembership(actor, promoterId);
  return membership !== undefined && hasPermission(membership, 'sales:read');
}
