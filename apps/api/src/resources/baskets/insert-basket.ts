import type { Change } from '../../context.ts';
import { baskets } from '../../db/schema/orders.ts';
import { newId } from '../../ids.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import type { BasketRow } from './lock-basket.ts';
import type { Seller } from './seller.ts';

/** A basket for what is purchased in the same change: every order has one. */
export async function insertBasket(
  change: Change,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
  { channel, partnerSiteId, apiKeyId }: Seller,
  quantities: BasketRow['quantities'],
): Promise<BasketRow> {
  const basket: BasketRow = {
    promoterId: show.promoterId,
    id: newId(),
    showId: show.id,
    state: 'OPEN',
    channel,
    partnerSiteId,
    apiKeyId,
    quantities,
    offerCodeId: null,
    expiresAt: change.now,
    createdAt: change.now,
  };
  await change.db.insert(baskets).values(basket);
  return basket;
}
