import type { ShopPrice, ShopPrices } from './read-shop-prices.ts';

interface TicketsOf {
  prices: ShopPrices;
  seats: readonly { price: number }[];
  quantities: readonly { priceTypeId: number; quantity: number }[];
}

/** The tickets in a basket one by one: of its seats, then of its places. */
export function listTickets({ prices, seats, quantities }: TicketsOf): ShopPrice[] {
  const seated = seats.flatMap(({ price }) => prices.byOrdinal.get(price) ?? []);
  const unseated = quantities.flatMap(({ priceTypeId, quantity }) =>
    Array.from({ length: quantity }, () => prices.byId.get(priceTypeId) ?? []).flat(),
  );
  return [...seated, ...unseated];
}
