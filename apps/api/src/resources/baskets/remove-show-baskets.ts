import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { baskets } from '../../db/schema/orders.ts';
import { claims } from '../../db/schema/seats.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

/** Takes away the baskets of an event that goes, none of them live, with the seats that were in them. */
export async function removeShowBaskets(
  change: Change,
  { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<void> {
  await change.db.delete(claims).where(and(eq(claims.promoterId, promoterId), eq(claims.showId, id)));
  await change.db.delete(baskets).where(and(eq(baskets.promoterId, promoterId), eq(baskets.showId, id)));
}
