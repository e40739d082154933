import { PAUSED_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import { findClosing, toPriceWindow } from '#resources/ground/show-rows/sale-window.ts';
import type { ShopPrice } from '../price/read-shop-prices.ts';
import { isPublicChannel } from '../seller.ts';

export type Obstacle =
  | 'paused'
  | 'code-only'
  | 'hidden'
  | 'box-office-only'
  | 'not-on-sale-yet'
  | 'off-sale'
  | 'other-partner-site';

export interface PointOfSale {
  channel: string;
  partnerSiteId?: number | undefined;
  now: Date;
  timeZone: string;
  /** True if the buyer's code covers this price type. */
  isCovered: boolean;
}

export type SaleRules = Pick<
  ShopPrice,
  'statusCode' | 'visibility' | 'partnerSiteIds' | 'onSaleAtLocal' | 'offSaleAtLocal'
>;

/** Returns what prevents the sale of a price type at this point of sale; undefined when it may be sold. */
export function findObstacle(price: SaleRules, counter: PointOfSale): Obstacle | undefined {
  const { partnerSiteId } = counter;
  if (price.statusCode === PAUSED_STATUS_CODE) return 'paused';
  if (price.visibility === 'code' && !counter.isCovered) return 'code-only';
  if (partnerSiteId !== undefined && price.partnerSiteIds.length > 0 && !price.partnerSiteIds.includes(partnerSiteId))
    return 'other-partner-site';
  if (!isPublicChannel(counter.channel)) return undefined;
  if (price.visibility === 'hidden') return 'hidden';
  if (price.visibility === 'box-office') return 'box-office-only';
  return findClosing(toPriceWindow(price, counter.timeZone), counter.now);
}
