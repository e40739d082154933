import type { Context } from '#context.ts';
import { type PurchasedOrder, purchaseBaskets } from '#resources/sales/orders/purchase/purchase.ts';
import type { Purchase } from '#resources/sales/orders/purchase/sale-terms.ts';

/** Turns an open basket into an order, past the call of the channel. */
export async function buyBasket(ctx: Context, wanted: Purchase): Promise<PurchasedOrder> {
  const [order] = await purchaseBaskets(ctx, [wanted]);
  if (!order) throw new Error('A purchase returned no order');
  return order;
}
