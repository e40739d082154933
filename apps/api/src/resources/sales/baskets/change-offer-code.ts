import * as endpoints from '@parterre/contract/baskets';
import { and, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { baskets } from '#db/schema/sales/baskets.ts';
import { AppError, refusal } from '#errors.ts';
import { releaseUse } from '#resources/events/offer-codes/uses/change-use.ts';
import { coversTicket } from '#resources/events/offer-codes/uses/covers-ticket.ts';
import { lockOffers, type Offer } from '#resources/events/offer-codes/uses/lock-offers.ts';
import { useOffers } from '#resources/events/offer-codes/uses/use-offers.ts';
import { lockPlaces } from '#resources/events/prices/places/lock-places.ts';
import { readStock } from '#resources/events/prices/places/read-stock.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { readHoldsByOrdinal } from '#resources/seating/seats/read/seat-facts.ts';
import { verb } from '#verb.ts';
import { type BasketRow, describeBasketStep, lockOpenBasket } from './lock-basket.ts';
import { readShopPrices, type ShopPrice } from './price/read-shop-prices.ts';
import { listTickets } from './read/present-basket.ts';
import { readBasket, readBasketSeats } from './read/read-basket.ts';

/**
 * Uses a code for a basket instead of its current one. Throws OFFER_CODE_REFUSED, BASKET_EXPIRED, CONFLICT, RULE_BROKEN
 * while the basket has tickets or seats that only the old code sells, NOT_ENOUGH_LEFT when its places are those that
 * the old code reserves. Needs `channel:sell`.
 */
export const setBasketOfferCode = verb(endpoints.setBasketOfferCode, (ctx, { params, body }) =>
  ctx.change('basket.set-offer-code', async (change) => {
    const { basket, show } = await lockOpenBasket(change, params.basketId);
    await releaseUse(change, basket);
    const { offerCode, customerEmail } = body;
    const [offer] = await lockOffers(change, show, [
      customerEmail === undefined ? { offerCode } : { offerCode, customerEmail },
    ]);
    return exchangeOffer(change, show, basket, offer);
  }),
);

/**
 * Releases the use of a basket's code. Throws BASKET_EXPIRED, CONFLICT, RULE_BROKEN while the basket has tickets or
 * seats that only the code sells, NOT_ENOUGH_LEFT when its places are those that the code reserves. Needs
 * `channel:sell`.
 */
export const removeBasketOfferCode = verb(endpoints.removeBasketOfferCode, (ctx, { params }) =>
  ctx.change('basket.remove-offer-code', async (change) => {
    const { basket, show } = await lockOpenBasket(change, params.basketId);
    await releaseUse(change, basket);
    return exchangeOffer(change, show, basket, undefined);
  }),
);

async function exchangeOffer(change: Change, show: ShowRow, before: BasketRow, offer: Offer | undefined) {
  const prices = await readShopPrices(change, show);
  const seats = await readBasketSeats(change, before);
  const tickets = listTickets({ prices, seats, quantities: before.quantities });
  if (offer) await useOffers(change, show, [{ basketId: before.id, offer, tickets }], before.expiresAt);
  for (const ticket of tickets) requireVisible(ticket, offer);
  await requireOpenHolds(
    change,
    show,
    offer,
    seats.flatMap(({ hold, price }) => {
      const ticket = prices.byOrdinal.get(price);
      return hold === 0 || !ticket ? [] : [{ hold, ticket }];
    }),
  );
  const basket = { ...before, offerCodeId: offer?.row.id ?? null };
  await change.db
    .update(baskets)
    .set({ offerCodeId: basket.offerCodeId })
    .where(and(eq(baskets.promoterId, basket.promoterId), eq(baskets.id, basket.id)));
  if (before.offerCodeId !== null) await requirePlaces(change, show, tickets);
  return describeBasketStep(basket, await readBasket(change, basket, show));
}

function requireVisible(ticket: ShopPrice, offer: Offer | undefined): void {
  if (ticket.visibility !== 'code' || (offer && coversTicket(offer.row, ticket))) return;
  throw refusal('RULE_BROKEN', 'code-only', { priceTypeId: ticket.id });
}

async function requireOpenHolds(
  change: Change,
  show: ShowRow,
  offer: Offer | undefined,
  held: readonly { hold: number; ticket: ShopPrice }[],
): Promise<void> {
  if (held.length === 0) return;
  const holds = await readHoldsByOrdinal(change, show);
  for (const { hold, ticket } of held) {
    const row = holds.get(hold);
    if (row?.allowSales !== false || (offer?.row.holdId === row.id && coversTicket(offer.row, ticket))) continue;
    throw refusal('RULE_BROKEN', 'held', { priceTypeId: ticket.id });
  }
}

/**
 * Throws NOT_ENOUGH_LEFT unless enough places are left that no code reserves, because the basket's places become
 * ordinary ones.
 */
async function requirePlaces(change: Change, show: ShowRow, tickets: readonly ShopPrice[]): Promise<void> {
  const unseated = [...new Set(tickets.filter(({ isSeated }) => !isSeated))];
  if (unseated.length === 0) return;
  await lockPlaces(
    change,
    show,
    unseated.map(({ id }) => id),
  );
  for (const [priceTypeId, { available }] of await readStock(change, show, unseated))
    if (available < 0) throw new AppError('NOT_ENOUGH_LEFT', { details: { priceTypeId, left: 0 } });
}
