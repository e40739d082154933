import type { Reader } from '#context.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { readShopPrices, type ShopPrice } from './read-shop-prices.ts';

/** What a ticket of a price type costs. */
export type SalePrice = Pick<
  ShopPrice,
  'id' | 'ordinal' | 'priceGroupId' | 'faceValueMinor' | 'bookingFeeMinor' | 'rateBasisPoints'
>;

export const readSalePrices = async (ctx: Reader, show: ShowRow): Promise<SalePrice[]> => [
  ...(await readShopPrices(ctx, show)).byId.values(),
];
