import type { Change } from '#context.ts';
import type { holds } from '#db/schema/events/holds.ts';
import { AppError, fieldError } from '#errors.ts';
import { readPrices } from '#resources/ground/price-rows/read-prices.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { lockPlaces } from './lock-places.ts';
import { readHeldPlaces } from './read-held-places.ts';
import { readStock } from './read-stock.ts';

type HoldFacts = Pick<typeof holds.$inferSelect, 'id' | 'allowSales'>;

/**
 * Throws NOT_ENOUGH_LEFT when fewer places of a price type are left than are to be withheld. The price types must be
 * locked.
 */
export async function requireFreePlaces(
  change: Change,
  show: ShowRow,
  wanted: ReadonlyMap<number, number>,
  field?: string,
): Promise<void> {
  const prices = (await readPrices(change, show)).filter((price) => wanted.has(price.id));
  for (const [priceTypeId, { available }] of await readStock(change, show, prices)) {
    const quantity = wanted.get(priceTypeId) ?? 0;
    if (quantity <= available) continue;
    const left = Math.max(0, available);
    throw new AppError('NOT_ENOUGH_LEFT', {
      details: { priceTypeId, left, quantity },
      ...(field ? { fieldErrors: [fieldError(field, 'holdPlacesSold', { values: { left, quantity } })] } : {}),
    });
  }
}

/**
 * Checks holds that stop selling and so withhold their unseated places. Throws NOT_ENOUGH_LEFT when some of these were
 * sold or are in baskets. Writes nothing yet.
 */
export async function requireWithholdable(
  change: Change,
  show: ShowRow,
  before: readonly HoldFacts[],
  after: readonly HoldFacts[],
): Promise<void> {
  const closed = new Set(
    before.filter(({ allowSales }, at) => allowSales && !after[at]?.allowSales).map(({ id }) => id),
  );
  if (closed.size === 0) return;
  const wanted = new Map<number, number>();
  for (const [priceTypeId, entries] of await readHeldPlaces(change, show))
    for (const { holdId, quantity } of entries)
      if (closed.has(holdId)) wanted.set(priceTypeId, (wanted.get(priceTypeId) ?? 0) + quantity);
  await lockPlaces(change, show, [...wanted.keys()]);
  if (wanted.size > 0) await requireFreePlaces(change, show, wanted, 'allowSales');
}
