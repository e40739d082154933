import type { Price } from '@parterre/contract/prices';

type Placed = Pick<Price, 'priceTypeId' | 'priceGroupId'>;

/** `standsAfter` of what stands first in a group; ids are positive, so it is no ticket's and no other group's. */
export const firstOf = (priceGroupId: number): number => -priceGroupId;

/** The ticket before this one in its group, or its `firstOf`; `prices` in the order of the page. */
export function findPlace(price: Placed, prices: readonly Placed[]): number {
  const group = prices.filter(({ priceGroupId }) => priceGroupId === price.priceGroupId);
  const at = group.findIndex(({ priceTypeId }) => priceTypeId === price.priceTypeId);
  return group[at - 1]?.priceTypeId ?? firstOf(price.priceGroupId);
}

/** The others of a group: what a ticket can stand after. */
export const listNeighbours = <P extends Placed>(
  prices: readonly P[],
  priceGroupId: number | null,
  own: number | undefined,
): P[] => prices.filter((other) => other.priceGroupId === priceGroupId && other.priceTypeId !== own);

/** The display order that puts a ticket there; nothing when the place is in another group. */
export function toDisplayOrder(
  standsAfter: number | null,
  priceGroupId: number | null,
  neighbours: readonly Placed[],
): number | undefined {
  if (standsAfter === null || priceGroupId === null) return undefined;
  if (standsAfter === firstOf(priceGroupId)) return 1;
  const at = neighbours.findIndex(({ priceTypeId }) => priceTypeId === standsAfter);
  return at === -1 ? undefined : at + 2;
}
