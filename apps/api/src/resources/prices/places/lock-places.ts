import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { priceTypes } from '../../../db/schema/prices.ts';
import type { ShowRow } from '../../show-rows/require-show.ts';

/**
 * Makes buyers of these price types wait until the change ends, as they make it wait: whoever takes places away or holds
 * them counts what is left after this. By id, so that two never wait for each other.
 */
export async function lockPlaces(
  change: Pick<Change, 'db'>,
  show: Pick<ShowRow, 'promoterId'>,
  priceTypeIds: readonly number[],
): Promise<void> {
  if (priceTypeIds.length === 0) return;
  await change.db
    .select({ id: priceTypes.id })
    .from(priceTypes)
    .where(and(eq(priceTypes.promoterId, show.promoterId), inArray(priceTypes.id, [...priceTypeIds])))
    .orderBy(asc(priceTypes.id))
    .for('no key update');
}
