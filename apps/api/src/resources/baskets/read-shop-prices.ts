import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { priceTypes } from '../../db/schema/prices.ts';
import type { ShowRow } from '../shows/require-show.ts';

const COLUMNS = {
  id: priceTypes.id,
  ordinal: priceTypes.ordinal,
  priceGroupId: priceTypes.priceGroupId,
  statusCode: priceTypes.statusCode,
  faceValueMinor: priceTypes.faceValueMinor,
  isSeated: priceTypes.isSeated,
  allocation: priceTypes.allocation,
  fewestPerOrder: priceTypes.fewestPerOrder,
  mostPerOrder: priceTypes.mostPerOrder,
  onSaleAtLocal: priceTypes.onSaleAtLocal,
  offSaleAtLocal: priceTypes.offSaleAtLocal,
  visibility: priceTypes.visibility,
  partnerSiteIds: priceTypes.partnerSiteIds,
};

export type ShopPrice = Pick<typeof priceTypes.$inferSelect, keyof typeof COLUMNS>;

/** The price types of a show by id and by ordinal, as far as selling needs them. */
export interface ShopPrices {
  byId: ReadonlyMap<number, ShopPrice>;
  byOrdinal: ReadonlyMap<number, ShopPrice>;
}

export async function readShopPrices(change: Change, show: ShowRow): Promise<ShopPrices> {
  const rows: ShopPrice[] = await change.db
    .select(COLUMNS)
    .from(priceTypes)
    .where(and(eq(priceTypes.promoterId, show.promoterId), eq(priceTypes.showId, show.id)));
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    byOrdinal: new Map(rows.map((row) => [row.ordinal, row])),
  };
}
