import { and, eq, sum } from 'drizzle-orm';
import type { Reader } from '../../context.ts';
import { nonSeatedHolds } from '../../db/schema/prices.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

/** Unseated places of a show by the hold that has them. */
export async function countPlaces(ctx: Reader, show: Pick<ShowRow, 'promoterId' | 'id'>): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ holdId: nonSeatedHolds.holdId, places: sum(nonSeatedHolds.quantity) })
    .from(nonSeatedHolds)
    .where(and(eq(nonSeatedHolds.promoterId, show.promoterId), eq(nonSeatedHolds.showId, show.id)))
    .groupBy(nonSeatedHolds.holdId);
  return new Map(rows.map(({ holdId, places }) => [holdId, Number(places)]));
}
