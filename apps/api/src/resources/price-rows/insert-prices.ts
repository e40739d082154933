import type { Change } from '../../context.ts';
import { inBatches } from '../../db/in-batches.ts';
import { priceTypes } from '../../db/schema/prices.ts';
import type { PriceRow } from './read-prices.ts';

/** Inserts price types that are checked and have their ordinals; a linked one never comes in a statement before its base. */
export async function insertPrices(change: Change, rows: readonly PriceRow[]): Promise<void> {
  for (const batch of inBatches(sortBasesFirst(rows))) await change.db.insert(priceTypes).values(batch);
}

/** A price type stands behind the one it follows, however long the chain. */
export function sortBasesFirst(rows: readonly PriceRow[]): PriceRow[] {
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
