import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { AppError, fieldError } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { readReservedPlaces } from '../prices/places/read-reserved-places.ts';
import { readStock } from '../prices/places/read-stock.ts';

/**
 * Writes codes, and checks that none reserves more places than are available. The price types are locked as for
 * selling, so that nobody buys in between. Returns the result of `write`. Throws NOT_ENOUGH_LEFT with the number left.
 */
export async function guardPlaces<T>(
  change: Change,
  show: ShowRow,
  priceTypeIds: readonly number[],
  write: () => Promise<T>,
): Promise<T> {
  if (priceTypeIds.length === 0) return write();
  const locked = await change.db
    .select()
    .from(priceTypes)
    .where(and(eq(priceTypes.promoterId, show.promoterId), inArray(priceTypes.id, [...priceTypeIds])))
    .orderBy(asc(priceTypes.id))
    .for('no key update');
  const before = await readReservedPlaces(change, show);
  const written = await write();
  const after = await readReservedPlaces(change, show);
  const stocks = await readStock(change, show, locked);
  for (const { id } of locked) {
    const wanted = (after.get(id) ?? 0) - (before.get(id) ?? 0);
    const available = stocks.get(id)?.available ?? 0;
    if (wanted > 0 && available < 0)
      throw new AppError('NOT_ENOUGH_LEFT', {
        fieldErrors: [fieldError('reservedPlaces', 'codePlacesLeft')],
        details: { priceTypeId: id, left: Math.max(0, available + wanted), quantity: wanted },
      });
  }
  return written;
}
