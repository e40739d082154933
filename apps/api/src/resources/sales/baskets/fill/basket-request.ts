import type { Change } from '#context.ts';
import { coversTicket } from '#resources/events/offer-codes/uses/covers-ticket.ts';
import type { Offer } from '#resources/events/offer-codes/uses/lock-offers.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { ShopPrice, ShopPrices } from '../price/read-shop-prices.ts';
import { findObstacle, type Obstacle } from './find-obstacle.ts';

/**
 * The state that the steps of filling pass on to each other. All baskets go through a step together, so that many cost
 * as few statements as one.
 */
export interface BasketFill {
  change: Change;
  show: ShowRow;
  prices: ShopPrices;
  requests: readonly BasketRequest[];
  /** The offers by index of their request. */
  offers: readonly (Offer | undefined)[];
}

/** A seat by ordinal or id, or by id with a price type of its own. */
export type SeatRequest = number | string | { seatId: string; priceTypeId?: number | undefined };

/** The request of a buyer: named seats, best available seats, places of unseated price types, or a mix. */
export interface BasketRequest {
  seats?: readonly SeatRequest[];
  bestAvailable?: readonly { priceTypeId: number; quantity: number; blockLabel?: string | undefined }[];
  /** Sells the seats at this price type instead of their own. */
  priceTypeId?: number;
  quantities?: readonly { priceTypeId: number; quantity: number }[];
  /** A hold that is open to this request even if it forbids sales, such as a guest list's own. */
  opensHoldId?: number;
  channel: string;
  partnerSiteId?: number;
  /** The key that opens the basket; absent for staff. */
  apiKeyId?: number | null;
  offerCode?: string;
  /** The buyer's address, when it is known: codes with a limit per customer are then refused early. */
  customerEmail?: string;
}

export function findRequestObstacle(
  { change, show, requests, offers }: BasketFill,
  request: number,
  price: ShopPrice,
): Obstacle | undefined {
  const { channel = '', partnerSiteId } = requests[request] ?? {};
  const offer = offers[request];
  return findObstacle(price, {
    channel,
    partnerSiteId,
    now: change.now,
    timeZone: show.timeZone,
    isCovered: offer !== undefined && coversTicket(offer.row, price),
  });
}
