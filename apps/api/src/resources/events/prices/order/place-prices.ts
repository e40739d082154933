import type { PriceRow } from '#resources/ground/price-rows/read-prices.ts';

export interface Placing {
  priceGroupId: number;
  /** The position from 1. A position beyond the end means last. */
  displayOrder: number;
}

/**
 * Returns all price types in their new order: the placed ones at their positions, the others in their previous order.
 */
export function placePrices<Price extends Pick<PriceRow, 'id' | 'priceGroupId'>>(
  prices: readonly Price[],
  placings: ReadonlyMap<number, Placing>,
): Price[] {
  const placed = prices
    .flatMap((price) => {
      const placing = placings.get(price.id);
      return placing ? [{ price: { ...price, priceGroupId: placing.priceGroupId }, at: placing.displayOrder }] : [];
    })
    .sort((a, b) => a.at - b.at);
  const groups = new Set([...prices, ...placed.map((entry) => entry.price)].map((price) => price.priceGroupId));
  return [...groups].flatMap((group) => {
    const row = prices.filter((price) => price.priceGroupId === group && !placings.has(price.id));
    for (const { price, at } of placed)
      if (price.priceGroupId === group) row.splice(Math.min(at - 1, row.length), 0, price);
    return row;
  });
}
