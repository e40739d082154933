import { eq } from 'drizzle-orm';
import { type Change, requirePromoterId } from '#context.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { AppError, notFound } from '#errors.ts';
import { findMembership } from '#identity/actor.ts';
import type { PromoterRow } from './present-promoter.ts';

/**
 * Locks the promoter of the change until it ends, so that changes of its rates, postages and defaults run one after the
 * other.
 */
export async function lockPromoter(change: Change): Promise<PromoterRow> {
  return lockPromoterRow(change, requireWholePromoter(change));
}

/**
 * Locks the promoter in the same way for changes of a user's own things there, whatever the scope of their membership.
 */
export async function lockPromoterRow(change: Change, id: number): Promise<PromoterRow> {
  const [promoter] = await change.db.select().from(promoters).where(eq(promoters.id, id)).for('no key update');
  if (!promoter) throw notFound();
  return promoter;
}

/**
 * Returns the promoter of a change that concerns all of it. Members for some venues or one partner site only are
 * refused, because they could not see what they change.
 */
export function requireWholePromoter(change: Pick<Change, 'actor' | 'promoterIds' | 'permission'>): number {
  const promoterId = requirePromoterId(change);
  if (findMembership(change.actor, promoterId)?.scope !== 'promoter')
    throw new AppError('FORBIDDEN', { details: { permission: change.permission } });
  return promoterId;
}
