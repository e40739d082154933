import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { priceGroups } from '../../db/schema/prices.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

/** Takes away all ticket groups of an event that goes; their tickets are gone before. Answers how many. */
export async function removeShowGroups(
  change: Change,
  { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<number> {
  const gone = await change.db
    .delete(priceGroups)
    .where(and(eq(priceGroups.promoterId, promoterId), eq(priceGroups.showId, id)))
    .returning({ id: priceGroups.id });
  return gone.length;
}
