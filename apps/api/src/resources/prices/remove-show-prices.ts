import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { nonSeatedHolds, priceTypes } from '../../db/schema/prices.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

/** Takes away all tickets of an event that goes, with the places held of them. Answers how many tickets. */
export async function removeShowPrices(
  change: Change,
  { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<number> {
  await change.db
    .delete(nonSeatedHolds)
    .where(and(eq(nonSeatedHolds.promoterId, promoterId), eq(nonSeatedHolds.showId, id)));
  const gone = await change.db
    .delete(priceTypes)
    .where(and(eq(priceTypes.promoterId, promoterId), eq(priceTypes.showId, id)))
    .returning({ id: priceTypes.id });
  return gone.length;
}
