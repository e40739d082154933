import type { Change } from '../../../context.ts';
import { coversTicket } from '../../offer-codes/redeem/covers-ticket.ts';
import type { Offer } from '../../offer-codes/redeem/lock-offers.ts';
import type { ShowRow } from '../../shows/require-show.ts';
import type { BasketWish } from '../create.ts';
import type { ShopPrice, ShopPrices } from '../read/read-shop-prices.ts';
import { findObstacle, type Obstacle } from './find-obstacle.ts';

/** Baskets of one show that are being filled: what is wanted, at what prices and with which codes. */
export interface Filling {
  change: Change;
  show: ShowRow;
  prices: ShopPrices;
  wishes: readonly BasketWish[];
  /** By wish. */
  offers: readonly (Offer | undefined)[];
}

/** What is in the way of selling a ticket to one of the wishes. */
export function findWishObstacle(
  { change, show, wishes, offers }: Filling,
  wish: number,
  price: ShopPrice,
): Obstacle | undefined {
  const { channel = '', partnerSiteId } = wishes[wish] ?? {};
  const offer = offers[wish];
  return findObstacle(price, {
    channel,
    partnerSiteId,
    now: change.now,
    timeZone: show.timeZone,
    isCovered: offer !== undefined && coversTicket(offer.row, price),
  });
}
