import type { Change } from '../../../context.ts';
import { AppError, fieldError } from '../../../errors.ts';
import type { PriceRow } from '../../price-rows/read-prices.ts';
import type { ShowRow } from '../../show-rows/require-show.ts';
import { lockPlaces } from './lock-places.ts';
import { readStock } from './read-stock.ts';

/** ALLOCATION_BELOW_SOLD with the counts when fewer places would be left than are sold, in baskets or kept back. */
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
