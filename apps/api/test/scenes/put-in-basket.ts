import type { Context } from '#context.ts';
import { createBaskets, type OpenedBasket } from '#resources/sales/baskets/create-baskets.ts';
import type { BasketRequest } from '#resources/sales/baskets/fill/basket-request.ts';

/** Puts seats and places into a new basket, past the call of the channel. */
export async function putInBasket(ctx: Context, request: BasketRequest & { showCode: string }): Promise<OpenedBasket> {
  const [basket] = await createBaskets(ctx, request.showCode, [request]);
  if (!basket) throw new Error('A request for a basket returned none');
  return basket;
}
