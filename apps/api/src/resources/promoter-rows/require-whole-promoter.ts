import { type Change, requirePromoterId } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findMembership } from '../../identity/actor.ts';

/**
 * The promoter of what concerns all of it. Who works for some venues or one partner site only is refused:
 * they could not see what they change.
 */
export function requireWholePromoter(change: Pick<Change, 'actor' | 'promoterIds' | 'permission'>): number {
  const promoterId = requirePromoterId(change);
  if (findMembership(change.actor, promoterId)?.scope !== 'promoter')
    throw new AppError('FORBIDDEN', { details: { permission: change.permission } });
  return promoterId;
}
