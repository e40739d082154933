import type { Basket } from '@parterre/contract/baskets';
import * as endpoints from '@parterre/contract/baskets';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { offerCodes, offerCodeUses } from '#db/schema/events/offer-codes.ts';
import { shows } from '#db/schema/events/shows.ts';
import { baskets } from '#db/schema/sales/baskets.ts';
import { orders } from '#db/schema/sales/orders.ts';
import { claims } from '#db/schema/seating/seats.ts';
import { notFound } from '#errors.ts';
import type { OfferCodeRow } from '#resources/events/offer-codes/offer-code-row.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { requirePlan, seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { verb } from '#verb.ts';
import type { BasketRow } from '../lock-basket.ts';
import type { BasketContent } from '../price/price-basket.ts';
import { readShopPrices } from '../price/read-shop-prices.ts';
import { isOwnSale } from '../seller.ts';
import { presentBasket, presentClosedBasket } from './present-basket.ts';

export async function readBasket(ctx: Context, basket: BasketRow, show: ShowRow): Promise<Basket> {
  const seats = await readBasketSeats(ctx, basket);
  const offer = await readBasketOffer(ctx, basket);
  return presentBasket({
    basket,
    show,
    content: { seats, quantities: basket.quantities, offer },
    prices: (await readShopPrices(ctx, show)).byId.values(),
    seatIdOf: await nameSeats(ctx, show, seats),
  });
}

export const readBasketSeats = (
  ctx: Context,
  { promoterId, id }: BasketRow,
): Promise<BasketContent['seats'][number][]> =>
  ctx.db
    .select({ seat: claims.seat, price: claims.price, hold: claims.hold })
    .from(claims)
    .where(and(eq(claims.promoterId, promoterId), eq(claims.basketId, id), eq(claims.state, 'BASKET')))
    .orderBy(asc(claims.seat));

async function readBasketOffer(ctx: Context, basket: BasketRow): Promise<OfferCodeRow | undefined> {
  if (basket.offerCodeId === null) return undefined;
  const { promoterId } = basket;
  const [row] = await ctx.db
    .select({ offer: offerCodes })
    .from(offerCodeUses)
    .innerJoin(offerCodes, and(eq(offerCodes.promoterId, promoterId), eq(offerCodes.id, offerCodeUses.offerCodeId)))
    .where(
      and(
        eq(offerCodeUses.promoterId, promoterId),
        eq(offerCodeUses.basketId, basket.id),
        isNull(offerCodeUses.orderId),
      ),
    );
  return row?.offer;
}

/** Returns the names of a basket's seats. Reads nothing for a basket without seats. */
export async function nameSeats(
  ctx: Context,
  show: ShowRow,
  seats: readonly unknown[],
): Promise<(seat: number) => string> {
  if (seats.length === 0) return () => '';
  const index = seatIndexOf((await requirePlan(ctx, show)).geometry);
  return (seat) => index.seatIdOf(seat);
}

/** Reads a basket of the caller, also after it was closed. Throws NOT_FOUND. */
export const getBasket = verb(endpoints.getBasket, async (ctx, { params }) => {
  const [found] = await ctx.db
    .select({ basket: baskets, show: shows, orderId: orders.orderId })
    .from(baskets)
    .innerJoin(shows, and(eq(shows.promoterId, baskets.promoterId), eq(shows.id, baskets.showId)))
    .leftJoin(orders, and(eq(orders.promoterId, baskets.promoterId), eq(orders.basketId, baskets.id)))
    .where(eq(baskets.id, params.basketId));
  if (!found || !isOwnSale(ctx.actor, found.basket)) throw notFound('There is no such basket.');
  const { basket, show, orderId } = found;
  const isOpen = basket.state === 'OPEN' && basket.expiresAt > ctx.now;
  return isOpen ? readBasket(ctx, basket, show) : presentClosedBasket(basket, show, orderId);
});
