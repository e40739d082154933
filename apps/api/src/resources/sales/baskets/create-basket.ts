import * as endpoints from '@parterre/contract/baskets';
import type { Change } from '#context.ts';
import { baskets } from '#db/schema/sales/baskets.ts';
import { newId } from '#ids.ts';
import { lockShowKey, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { type VerbInput, verb } from '#verb.ts';
import { chooseAgain } from './choose-again.ts';
import { fillBaskets } from './create-baskets.ts';
import type { BasketRequest } from './fill/basket-request.ts';
import { type BasketRow, describeBasketStep } from './lock-basket.ts';
import { presentBasket } from './read/present-basket.ts';
import { nameSeats } from './read/read-basket.ts';
import { requireSellable } from './require-sellable.ts';
import { requireSoldShow, type Seller, sellerOf } from './seller.ts';

type Body = VerbInput<typeof endpoints.createBasket>['body'];

/**
 * Opens a basket for a sales channel. Throws NOT_FOUND for shows it does not sell, SEAT_TAKEN, SEAT_NOT_FOR_SALE,
 * NOT_ENOUGH_LEFT, OFFER_CODE_REFUSED, RULE_BROKEN for limits and for price types that are not on sale, SEATS_CHANGED
 * when the plan has changed. Needs `channel:sell`.
 */
export const createBasket = verb(endpoints.createBasket, (ctx, { body }) =>
  chooseAgain(body, () => ctx.change('basket.create', (change) => fillOne(change, body))),
);

async function fillOne(change: Change, body: Body) {
  const seller = sellerOf(change.actor);
  const show = requireSoldShow(await lockShowKey(change, body.showCode), seller);
  const request = toRequest(body, seller);
  requireSellable(show, [request], change.now);
  const { filled, prices } = await fillBaskets(change, show, [request]);
  const [basket] = filled;
  if (!basket) throw new Error('A request for a basket returned none');
  const { row, seats, offer } = basket;
  const answer = presentBasket({
    basket: row,
    show,
    content: { seats: seats.toSorted((a, b) => a.seat - b.seat), quantities: row.quantities, offer },
    prices: prices.byId.values(),
    seatIdOf: await nameSeats(change, show, seats),
  });
  return describeBasketStep(row, answer);
}

function toRequest(body: Body, { apiKeyId, channel, partnerSiteId }: ReturnType<typeof sellerOf>): BasketRequest {
  const { seats, bestAvailable, quantities, offerCode, customerEmail } = body;
  return {
    seats,
    bestAvailable,
    quantities,
    channel,
    apiKeyId,
    ...(partnerSiteId === null ? {} : { partnerSiteId }),
    ...(offerCode === undefined ? {} : { offerCode }),
    ...(customerEmail === undefined ? {} : { customerEmail }),
  };
}

/** Inserts a basket for the purchase of the same change, because every order has one. */
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
