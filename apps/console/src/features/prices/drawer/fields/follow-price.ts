import type { Price } from '@parterre/contract/prices';

/** What a linked price costs, as the server rounds it: half a unit goes up. Amounts in minor units. */
export function followPrice(baseMinor: number, link: { kind: 'fixed' | 'percentage'; difference: number }): number {
  if (link.kind === 'fixed') return baseMinor + link.difference;
  return Math.floor((baseMinor * (10_000 + link.difference) + 5000) / 10_000);
}

/** Tickets whose price follows one, directly or through others: they change with it. */
export function countFollowers(prices: readonly Pick<Price, 'priceTypeId' | 'link'>[], priceTypeId: number): number {
  const following = new Set([priceTypeId]);
  for (const id of following)
    for (const price of prices) if (price.link?.priceTypeId === id) following.add(price.priceTypeId);
  return following.size - 1;
}
