import { type Actor, findMembership, hasPermission } from '../../identity/actor.ts';

/** Whether the actor may see the people of a promoter: those who see only some events of it may not. */
export function seesCustomers(actor: Actor, promoterId: number): boolean {
  const membership = findMembership(actor, promoterId);
  return membership !== undefined && membership.scope === 'promoter' && hasPermission(membership, 'customer:read');
}
