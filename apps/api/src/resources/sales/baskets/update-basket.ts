import * as endpoints from '@parterre/contract/baskets';
import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { baskets } from '#db/schema/sales/baskets.ts';
import { claims } from '#db/schema/seating/seats.ts';
import { invalidField, refusal } from '#errors.ts';
import { lockBasketOffer } from '#resources/events/offer-codes/uses/basket-offers.ts';
import { resizeUse } from '#resources/events/offer-codes/uses/change-use.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { recordSeats, toRange } from '#resources/seating/seats/change/record-seats.ts';
import { requirePlan, seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { type VerbInput, verb } from '#verb.ts';
import { chooseAgain } from './choose-again.ts';
import type { BasketFill, BasketRequest } from './fill/basket-request.ts';
import { checkLimits } from './fill/check-limits.ts';
import { checkQuantities, mergeQuantities } from './fill/check-quantities.ts';
import { claimSeats, lockClaims } from './fill/claim-seats.ts';
import { resolveRequestedSeats } from './fill/resolve-requested-seats.ts';
import { type BasketRow, describeBasketStep, lockOpenBasket } from './lock-basket.ts';
import { readShopPrices } from './price/read-shop-prices.ts';
import { listTickets } from './read/present-basket.ts';
import { readBasket, readBasketSeats } from './read/read-basket.ts';
import { requireSellable } from './require-sellable.ts';

type Input = Pick<VerbInput<typeof endpoints.updateBasket>, 'params' | 'body'>;

/**
 * Adds and removes seats and places of an open basket in one step; after a refusal it is unchanged. Only added ones
 * must be for sale. Throws BASKET_EXPIRED, CONFLICT, SEAT_TAKEN, SEAT_NOT_FOR_SALE, NOT_ENOUGH_LEFT,
 * OFFER_CODE_REFUSED, RULE_BROKEN for limits and when nothing would be left, SEATS_CHANGED when the plan has changed.
 * Needs `channel:sell`.
 */
export const updateBasket = verb(endpoints.updateBasket, (ctx, input) =>
  chooseAgain(input.body, () => ctx.change('basket.update', (change) => exchange(change, input))),
);

async function exchange(change: Change, { params, body }: Input) {
  const { basket, show } = await lockOpenBasket(change, params.basketId);
  const prices = await readShopPrices(change, show);
  const removed = await requireRemovedSeats(change, show, basket, body.removeSeatIds);
  const { quantities, more } = mergeQuantities(prices, basket.quantities, body.quantities);
  const request: BasketRequest = {
    seats: body.seats,
    bestAvailable: body.bestAvailable,
    quantities: more,
    channel: basket.channel,
    ...(basket.partnerSiteId === null ? {} : { partnerSiteId: basket.partnerSiteId }),
  };
  if (body.seats.length + body.bestAvailable.length + more.length > 0) requireSellable(show, [request], change.now);
  const offer = await lockBasketOffer(change, show, basket);
  const fill: BasketFill = { change, show, prices, requests: [request], offers: [offer] };
  const wanted = await resolveRequestedSeats(fill);
  await checkQuantities(fill);
  const kept = (await readBasketSeats(change, basket)).filter(({ seat }) => !removed.includes(seat));
  const seats = [...kept.map((seat) => ({ ...seat, request: 0 })), ...wanted];
  if (seats.length + quantities.length === 0) throw refusal('RULE_BROKEN', 'basket-left-empty', {});
  checkLimits(prices, [{ ...request, quantities }], seats);
  if (offer) await resizeUse(change, basket, offer, listTickets({ prices, seats, quantities }));
  if (removed.length > 0) await lockClaims(change, show, [...removed, ...wanted.map(({ seat }) => seat)]);
  await releaseSeats(change, basket, removed);
  await claimSeats(
    change,
    show,
    wanted.map((seat) => ({ ...seat, basketId: basket.id })),
    basket.expiresAt,
  );
  if (wanted.length > 0)
    await recordSeats(
      change,
      show,
      'claim',
      wanted.map(({ seat }) => toRange(seat)),
    );
  await change.db
    .update(baskets)
    .set({ quantities })
    .where(and(eq(baskets.promoterId, basket.promoterId), eq(baskets.id, basket.id)));
  return describeBasketStep(basket, await readBasket(change, { ...basket, quantities }, show));
}

/** Returns the seats to remove. Throws INVALID for the first that is not in the basket. */
async function requireRemovedSeats(
  change: Change,
  show: ShowRow,
  basket: BasketRow,
  seatIds: readonly string[],
): Promise<number[]> {
  if (seatIds.length === 0) return [];
  const index = seatIndexOf((await requirePlan(change, show)).geometry);
  const own = new Set((await readBasketSeats(change, basket)).map(({ seat }) => seat));
  return seatIds.map((seatId, at) => {
    const seat = index.findSeat(seatId);
    if (seat === undefined || !own.delete(seat))
      throw invalidField(`removeSeatIds.${at}`, 'unknown', {
        message: `Seat ${seatId} is not in the basket, or it is named twice`,
      });
    return seat;
  });
}

async function releaseSeats(change: Change, basket: BasketRow, seats: readonly number[]): Promise<void> {
  if (seats.length === 0) return;
  await change.db
    .delete(claims)
    .where(
      and(
        eq(claims.promoterId, basket.promoterId),
        eq(claims.showId, basket.showId),
        inArray(claims.seat, [...seats]),
        eq(claims.basketId, basket.id),
      ),
    );
  const show = { promoterId: basket.promoterId, id: basket.showId };
  await recordSeats(change, show, 'release', seats.map(toRange));
}
