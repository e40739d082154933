import type { Change } from '#context.ts';
import { inBatches } from '#db/in-batches.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import type { PriceRow } from './read-prices.ts';

interface PriceCopyTarget {
  showId: number;
  /** The new id of each old one. */
  groupIds: ReadonlyMap<number, number>;
  priceIds: ReadonlyMap<number, number>;
  createdAt: Date;
  /** True to keep links to price types that are not copied, which is right only within one show. */
  keepsForeignLinks?: boolean;
}

/** Copies price types without seats and sales. Links among them lead to the copies. Ordinals are kept. */
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

/**
 * Inserts price types that are checked and have their ordinals. No linked one is inserted in an earlier statement than
 * its base.
 */
export async function insertPrices(change: Change, rows: readonly PriceRow[]): Promise<void> {
  for (const batch of inBatches(sortBasesFirst(rows))) await change.db.insert(priceTypes).values(batch);
}

/** Sorts each price type after the one that it follows, however long the chain. */
function sortBasesFirst(rows: readonly PriceRow[]): PriceRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const sorted = new Set<PriceRow>();
  const add = (row: PriceRow): void => {
    if (sorted.has(row)) return;
    const base = row.linkedPriceId === null ? undefined : byId.get(row.linkedPriceId);
    if (base) add(base);
    sorted.add(row);
  };
  for (const row of rows) add(row);
  return [...sorted];
}
