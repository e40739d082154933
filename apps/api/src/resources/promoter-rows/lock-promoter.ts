import { eq } from 'drizzle-orm';
import { type Change, requirePromoterId } from '../../context.ts';
import { promoters } from '../../db/schema/promoters.ts';
import { AppError, notFound } from '../../errors.ts';
import { findMembership } from '../../identity/actor.ts';
import type { PromoterRow } from './present-promoter.ts';

/** The promoter of the change, locked until it ends: its rates, postages and defaults change one after the other. */
export async function lockPromoter(change: Change): Promise<PromoterRow> {
  return lockPromoterRow(change, requireWholePromoter(change));
}

/** The same for what belongs to one of its people, whatever they work for there. */
export async function lockPromoterRow(change: Change, id: number): Promise<PromoterRow> {
  const [promoter] = await change.db.select().from(promoters).where(eq(promoters.id, id)).for('no key update');
  if (!promoter) throw notFound();
  return promoter;
}

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
