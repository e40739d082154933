import type { Price } from '@parterre/contract/prices';

type Placed = Pick<Price, 'priceTypeId' | 'priceGroupId'>;

/**
 * The `standsAfter` value of the first position in a group. Ids are positive, so it equals no price type and no other
 * group's value.
 */
export const firstOf = (priceGroupId: number): number => -priceGroupId;

/**
 * Returns the price type before this one in its group, or `firstOf` the group; `prices` are in the order of the page.
 */
export function findPlace(price: Placed, prices: readonly Placed[]): number {
  const group = prices.filter(({ priceGroupId }) => priceGroupId === price.priceGroupId);
  const at = group.findIndex(({ priceTypeId }) => priceTypeId === price.priceTypeId);
  return group[at - 1]?.priceTypeId ?? firstOf(price.priceGroupId);
}

/** Lists the other price types of a group, after which this one can be placed. */
export const listNeighbours = <P extends Placed>(
  prices: readonly P[],
  priceGroupId: number | null,
  own: number | undefined,
): P[] => prices.filter((other) => other.priceGroupId === priceGroupId && other.priceTypeId !== own);

/** Returns the display order of that position; undefined if it is in another group. */
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
