import type { Change } from '../../context.ts';
import { inBatches } from '../../db/in-batches.ts';
import { priceGroups } from '../../db/schema/prices.ts';
import type { PriceGroupRow } from './read.ts';

export async function insertGroups(change: Change, rows: readonly PriceGroupRow[]): Promise<void> {
  for (const batch of inBatches(rows)) await change.db.insert(priceGroups).values(batch);
}
