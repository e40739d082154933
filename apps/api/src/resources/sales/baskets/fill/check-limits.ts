import { refusal } from '#errors.ts';
import type { ShopPrices } from '../price/read-shop-prices.ts';
import type { BasketRequest } from './basket-request.ts';
import type { RequestedSeat } from './resolve-requested-seats.ts';

/** Checks the minimum and maximum per order of every price type in a basket. Throws RULE_BROKEN with the limit. */
export function checkLimits(
  prices: ShopPrices,
  requests: readonly BasketRequest[],
  seats: readonly Pick<RequestedSeat, 'request' | 'price'>[],
): void {
  const tickets = requests.map(
    ({ quantities = [] }) => new Map(quantities.map(({ priceTypeId, quantity }) => [priceTypeId, quantity])),
  );
  for (const { request, price } of seats) {
    const id = prices.byOrdinal.get(price)?.id ?? 0;
    tickets[request]?.set(id, (tickets[request]?.get(id) ?? 0) + 1);
  }
  for (const counts of tickets) for (const [id, quantity] of counts) checkLimit(prices, id, quantity);
}

function checkLimit(prices: ShopPrices, priceTypeId: number, quantity: number): void {
  const price = prices.byId.get(priceTypeId);
  if (!price || (quantity >= price.fewestPerOrder && quantity <= price.mostPerOrder)) return;
  const { fewestPerOrder, mostPerOrder } = price;
  throw refusal('RULE_BROKEN', 'order-limit', { priceTypeId, quantity, fewestPerOrder, mostPerOrder });
}
