import * as endpoints from '@parterre/contract/baskets';
import { and, eq } from 'drizzle-orm';
import { baskets, orders } from '../../../db/schema/orders.ts';
import { shows } from '../../../db/schema/shows.ts';
import { notFound } from '../../../errors.ts';
import { verb } from '../../../verb.ts';
import { isOwnSale } from '../seller.ts';
import { presentClosedBasket } from './present-basket.ts';
import { readBasket } from './read-basket.ts';

/** A basket of the caller; what became of it once it is closed. Throws NOT_FOUND. */
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
