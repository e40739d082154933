import type { Permission } from '@parterre/contract/wire/permissions';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { findMembership, hasPermission } from './actor.ts';

/** For what a body asks for beyond the permission of its endpoint. Throws FORBIDDEN naming the permission. */
export function requirePermission(change: Pick<Context, 'actor' | 'promoterIds'>, permission: Permission): void {
  if (change.actor.kind === 'system') return;
  const isAllowed = change.promoterIds.every((promoterId) => {
    const membership = findMembership(change.actor, promoterId);
    return membership !== undefined && hasPermission(membership, permission);
  });
  if (!isAllowed) throw new AppError('FORBIDDEN', { details: { permission } });
}
