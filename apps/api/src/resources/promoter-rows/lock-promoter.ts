import { eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { promoters } from '../../db/schema/promoters.ts';
import { notFound } from '../../errors.ts';
import type { PromoterRow } from './present-promoter.ts';
import { requireWholePromoter } from './require-whole-promoter.ts';

/** The promoter of the change, locked until it ends: its rates, postages and defaults change one after the other. */
export async function lockPromoter(change: Change): Promise<PromoterRow> {
  const id = requireWholePromoter(change);
  const [promoter] = await change.db.select().from(promoters).where(eq(promoters.id, id)).for('no key update');
  if (!promoter) throw notFound();
  return promoter;
}
