import type { Price } from '@parterre/contract/prices';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { nonSeatedHolds } from '#db/schema/events/prices.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';

/** Reads the places under holds of every unseated price type of a show that has some. */
export async function readHeldPlaces(
  ctx: Reader,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<Map<number, Price['nonSeatedHolds']>> {
  const rows = await ctx.db
    .select({
      priceTypeId: nonSeatedHolds.priceTypeId,
      holdId: nonSeatedHolds.holdId,
      quantity: nonSeatedHolds.quantity,
    })
    .from(nonSeatedHolds)
    .where(and(eq(nonSeatedHolds.promoterId, show.promoterId), eq(nonSeatedHolds.showId, show.id)))
    .orderBy(asc(nonSeatedHolds.holdId));
  const held = new Map<number, Price['nonSeatedHolds']>();
  for (const { priceTypeId, ...entry } of rows) held.set(priceTypeId, [...(held.get(priceTypeId) ?? []), entry]);
  return held;
}
