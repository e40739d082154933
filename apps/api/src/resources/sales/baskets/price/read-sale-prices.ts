import { and, eq } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { taxRates } from '#db/schema/promoters/promoters.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';

export interface SalePrice {
  id: number;
  ordinal: number;
  priceGroupId: number;
  faceValueMinor: number;
  bookingFeeMinor: number;
  rateBasisPoints: number;
}

export async function readSalePrices(ctx: Reader, show: ShowRow): Promise<SalePrice[]> {
  const rows = await ctx.db
    .select({
      id: priceTypes.id,
      ordinal: priceTypes.ordinal,
      priceGroupId: priceTypes.priceGroupId,
      faceValueMinor: priceTypes.faceValueMinor,
      bookingFeeMinor: priceTypes.bookingFeeMinor,
      rateBasisPoints: taxRates.rateBasisPoints,
    })
    .from(priceTypes)
    .leftJoin(taxRates, and(eq(taxRates.promoterId, priceTypes.promoterId), eq(taxRates.id, priceTypes.taxRateId)))
    .where(and(eq(priceTypes.promoterId, show.promoterId), eq(priceTypes.showId, show.id)));
  return rows.map((row) => ({ ...row, rateBasisPoints: row.rateBasisPoints ?? 0 }));
}
