import * as endpoints from '@parterre/contract/baskets';
import { BASKET_MINUTES, BASKET_MINUTES_MAX } from '@parterre/contract/baskets';
import { and, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { baskets } from '#db/schema/sales/baskets.ts';
import { claims } from '#db/schema/seating/seats.ts';
import { refusal } from '#errors.ts';
import { extendUse } from '#resources/events/offer-codes/uses/change-use.ts';
import { MINUTE_MS } from '#time/zones.ts';
import { verb } from '#verb.ts';
import { type BasketRow, describeBasketStep, lockOpenBasket } from './lock-basket.ts';
import { readBasket } from './read/read-basket.ts';

/**
 * Extends a basket by ten minutes, to at most thirty after it was opened. Throws RULE_BROKEN when it has had those,
 * BASKET_EXPIRED, CONFLICT. Needs `channel:sell`.
 */
export const extendBasket = verb(endpoints.extendBasket, (ctx, { params }) =>
  ctx.change('basket.extend', async (change) => {
    const { basket, show } = await lockOpenBasket(change, params.basketId);
    const expiresAt = later(basket);
    await writeExpiry(change, basket, expiresAt);
    return describeBasketStep(basket, await readBasket(change, { ...basket, expiresAt }, show));
  }),
);

function later({ createdAt, expiresAt }: BasketRow): Date {
  const lastMs = createdAt.getTime() + BASKET_MINUTES_MAX * MINUTE_MS;
  if (expiresAt.getTime() >= lastMs)
    throw refusal('RULE_BROKEN', 'basket-kept-longest', {
      mostMinutes: BASKET_MINUTES_MAX,
      expiresAt: expiresAt.toISOString(),
    });
  return new Date(Math.min(expiresAt.getTime() + BASKET_MINUTES * MINUTE_MS, lastMs));
}

async function writeExpiry(change: Change, basket: BasketRow, expiresAt: Date): Promise<void> {
  const { promoterId, id } = basket;
  await change.db
    .update(baskets)
    .set({ expiresAt })
    .where(and(eq(baskets.promoterId, promoterId), eq(baskets.id, id)));
  await extendUse(change, basket, expiresAt);
  await change.db
    .update(claims)
    .set({ expiresAt })
    .where(and(eq(claims.promoterId, promoterId), eq(claims.basketId, id), eq(claims.state, 'BASKET')));
}
