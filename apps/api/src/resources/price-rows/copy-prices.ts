import { newId } from '../../ids.ts';
import type { PriceRow } from './read-prices.ts';

export interface PriceCopyTarget {
  showId: number;
  /** The new group of each old one. */
  groupIds: ReadonlyMap<number, number>;
  createdAt: Date;
  /** Links to tickets that are not copied stay; only where both are in one event. */
  keepsForeignLinks?: boolean;
}

export interface PriceCopies {
  rows: PriceRow[];
  /** The new id of each old one. */
  ids: Map<number, number>;
}

/** Price types for another place, without seats and sales: links among them lead to the copies. Ordinals are kept. */
export function copyPrices(prices: readonly PriceRow[], target: PriceCopyTarget): PriceCopies {
  const ids = new Map(prices.map((price) => [price.id, newId()]));
  const rows = prices.map((price) => ({
    ...price,
    ...copyLink(price, ids, target),
    id: ids.get(price.id) ?? 0,
    showId: target.showId,
    priceGroupId: target.groupIds.get(price.priceGroupId) ?? price.priceGroupId,
    revision: 1,
    createdAt: target.createdAt,
  }));
  return { rows, ids };
}

function copyLink(price: PriceRow, ids: ReadonlyMap<number, number>, { keepsForeignLinks }: PriceCopyTarget) {
  const { linkedPriceId, linkKind, linkDifference } = price;
  const base = linkedPriceId === null ? undefined : (ids.get(linkedPriceId) ?? (keepsForeignLinks && linkedPriceId));
  return base
    ? { linkedPriceId: base, linkKind, linkDifference }
    : { linkedPriceId: null, linkKind: null, linkDifference: null };
}
