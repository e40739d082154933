import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { AppError, fieldError } from '#errors.ts';
import type { PriceRow } from '#resources/ground/price-rows/read-prices.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { readStock } from './read-stock.ts';

/**
 * Locks price types until the change ends, so that changes which take or hold their places run one after the other and
 * count what is left. Locks by id, so that two changes cannot deadlock.
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

/**
 * Throws ALLOCATION_BELOW_SOLD with the counts when the allocation would be below the places that are sold, in baskets
 * or withheld.
 */
export async function requireEnoughPlaces(change: Change, show: ShowRow, price: PriceRow): Promise<void> {
  await lockPlaces(change, show, [price.id]);
  const stock = (await readStock(change, show, [price])).get(price.id);
  if (!stock || stock.available >= 0) return;
  const { allocation, sold, inBaskets, held, reservedByCodes } = stock;
  const least = sold + inBaskets + held + reservedByCodes;
  throw new AppError('ALLOCATION_BELOW_SOLD', {
    fieldErrors: [
      fieldError('allocation', 'min', { values: { minNumber: least, sold, inBaskets, held, reservedByCodes } }),
    ],
    details: { sold, inBaskets, held, reservedByCodes, allocation },
  });
}
