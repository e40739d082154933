import type { PriceRow } from './read-prices.ts';

export interface PriceCopyTarget {
  showId: number;
  /** The new id of each old one. */
  groupIds: ReadonlyMap<number, number>;
  priceIds: ReadonlyMap<number, number>;
  createdAt: Date;
  /** Links to tickets that are not copied stay; only where both are in one show. */
  keepsForeignLinks?: boolean;
}

/** Price types for another place, without seats and sales: links among them lead to the copies. Ordinals are kept. */
export function copyPrices(prices: readonly PriceRow[], target: PriceCopyTarget): PriceRow[] {
  return prices.map((price) => ({
    ...price,
    ...copyLink(price, target),
    id: target.priceIds.get(price.id) ?? 0,
    showId: target.showId,
    priceGroupId: target.groupIds.get(price.priceGroupId) ?? price.priceGroupId,
    revision: 1,
    createdAt: target.createdAt,
  }));
}

function copyLink(price: PriceRow, { priceIds, keepsForeignLinks }: PriceCopyTarget) {
  const { linkedPriceId, linkKind, linkDifference } = price;
  const base =
    linkedPriceId === null ? undefined : (priceIds.get(linkedPriceId) ?? (keepsForeignLinks && linkedPriceId));
  return base
    ? { linkedPriceId: base, linkKind, linkDifference }
    : { linkedPriceId: null, linkKind: null, linkDifference: null };
}
