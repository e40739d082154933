import { and, eq } from 'drizzle-orm';
import type { Change, Changed } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { baskets } from '#db/schema/sales/baskets.ts';
import { AppError, notFound, refusal } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { isOwnSale } from './seller.ts';

export type BasketRow = typeof baskets.$inferSelect;

/** Locks a basket of the caller until the change ends. Throws NOT_FOUND. */
export async function lockBasket(change: Change, basketId: number): Promise<BasketRow> {
  const [basket] = await change.db.select().from(baskets).where(eq(baskets.id, basketId)).for('update');
  if (!basket || !isOwnSale(change.actor, basket)) throw notFound('There is no such basket.');
  return basket;
}

/** Locks an open basket and reads its show. Throws CONFLICT once it was purchased, BASKET_EXPIRED once it ended. */
export async function lockOpenBasket(change: Change, basketId: number): Promise<{ basket: BasketRow; show: ShowRow }> {
  const basket = await lockBasket(change, basketId);
  requireOpenBasket(basket, change.now);
  const [show] = await change.db
    .select()
    .from(shows)
    .where(and(eq(shows.promoterId, basket.promoterId), eq(shows.id, basket.showId)));
  if (!show) throw notFound();
  return { basket, show };
}

export function requireOpenBasket(
  { id, state, expiresAt }: Pick<BasketRow, 'id' | 'state' | 'expiresAt'>,
  now: Date,
): void {
  const details = { basketId: id };
  if (state === 'PURCHASED') throw refusal('CONFLICT', 'basket-purchased', details);
  if (state === 'RELEASED' || expiresAt <= now) throw new AppError('BASKET_EXPIRED', { details });
}

/** Describes a step of a basket, which is its own record and therefore not audited. */
export const describeBasketStep = <Answer>(
  { promoterId, id, showId }: Pick<BasketRow, 'promoterId' | 'id' | 'showId'>,
  answer: Answer,
): Changed<Answer> => ({
  answer,
  show: { promoterId, id: showId },
  object: 'basket',
  objectId: id,
  isAudited: false,
});
