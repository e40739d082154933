import { and, eq } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { taxRates } from '#db/schema/promoters/promoters.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';

const COLUMNS = {
  id: priceTypes.id,
  ordinal: priceTypes.ordinal,
  priceGroupId: priceTypes.priceGroupId,
  linkedPriceId: priceTypes.linkedPriceId,
  statusCode: priceTypes.statusCode,
  faceValueMinor: priceTypes.faceValueMinor,
  bookingFeeMinor: priceTypes.bookingFeeMinor,
  isSeated: priceTypes.isSeated,
  allocation: priceTypes.allocation,
  fewestPerOrder: priceTypes.fewestPerOrder,
  mostPerOrder: priceTypes.mostPerOrder,
  onSaleAtLocal: priceTypes.onSaleAtLocal,
  offSaleAtLocal: priceTypes.offSaleAtLocal,
  visibility: priceTypes.visibility,
  partnerSiteIds: priceTypes.partnerSiteIds,
};

export interface ShopPrice extends Pick<typeof priceTypes.$inferSelect, keyof typeof COLUMNS> {
  /** The rate of the included tax. */
  rateBasisPoints: number;
}

/** Price types by id for requests, which name them, and by ordinal for seats, whose cells have ordinals. */
export interface ShopPrices {
  byId: ReadonlyMap<number, ShopPrice>;
  byOrdinal: ReadonlyMap<number, ShopPrice>;
}

export async function readShopPrices(ctx: Reader, show: Pick<ShowRow, 'promoterId' | 'id'>): Promise<ShopPrices> {
  const found = await ctx.db
    .select({ ...COLUMNS, rateBasisPoints: taxRates.rateBasisPoints })
    .from(priceTypes)
    .leftJoin(taxRates, and(eq(taxRates.promoterId, priceTypes.promoterId), eq(taxRates.id, priceTypes.taxRateId)))
    .where(and(eq(priceTypes.promoterId, show.promoterId), eq(priceTypes.showId, show.id)));
  const rows: ShopPrice[] = found.map((row) => ({ ...row, rateBasisPoints: row.rateBasisPoints ?? 0 }));
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    byOrdinal: new Map(rows.map((row) => [row.ordinal, row])),
  };
}
