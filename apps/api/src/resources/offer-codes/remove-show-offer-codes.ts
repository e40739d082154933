import { and, count, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { offerCodes, offerCodeUses } from '../../db/schema/offer-codes.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

/** Takes away all offer codes of an event that goes, with what was kept for baskets. Answers how many codes. */
export async function removeShowOfferCodes(
  change: Change,
  { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<number> {
  await change.db
    .delete(offerCodeUses)
    .where(and(eq(offerCodeUses.promoterId, promoterId), eq(offerCodeUses.showId, id)));
  const ofShow = and(eq(offerCodes.promoterId, promoterId), eq(offerCodes.showId, id));
  const [found] = await change.db.select({ codes: count() }).from(offerCodes).where(ofShow);
  await change.db.delete(offerCodes).where(ofShow);
  return found?.codes ?? 0;
}
