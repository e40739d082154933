import { invalidField } from '../../../errors.ts';
import type { ShopPrices } from '../read/read-shop-prices.ts';

interface Places {
  priceTypeId: number;
  quantity: number;
}

/**
 * The places of a basket after a change that says how many there are to be of some tickets, and how many more that is.
 * INVALID naming the first that is no unseated ticket of the show or named twice.
 */
export function mergeQuantities(
  prices: ShopPrices,
  before: readonly Places[],
  wanted: readonly Places[],
): { quantities: Places[]; more: Places[] } {
  const merged = new Map(before.map(({ priceTypeId, quantity }) => [priceTypeId, quantity]));
  const named = new Set<number>();
  const more: Places[] = [];
  for (const [index, { priceTypeId, quantity }] of wanted.entries()) {
    if (prices.byId.get(priceTypeId)?.isSeated !== false || named.has(priceTypeId))
      throw invalidField(`quantities.${index}.priceTypeId`, 'unknown', {
        message: 'The event has no such unseated ticket, or it is named twice',
      });
    named.add(priceTypeId);
    const added = quantity - (merged.get(priceTypeId) ?? 0);
    if (added > 0) more.push({ priceTypeId, quantity: added });
    if (quantity === 0) merged.delete(priceTypeId);
    else merged.set(priceTypeId, quantity);
  }
  return { quantities: [...merged].map(([priceTypeId, quantity]) => ({ priceTypeId, quantity })), more };
}
