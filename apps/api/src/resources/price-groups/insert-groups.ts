import type { Change } from '../../context.ts';
import { priceGroups } from '../../db/schema/prices.ts';
import { inBatches } from '../in-batches.ts';
import type { PriceGroupRow } from './read.ts';

export async function insertGroups(change: Change, rows: readonly PriceGroupRow[]): Promise<void> {
  for (const batch of inBatches(rows)) await change.db.insert(priceGroups).values(batch);
}
