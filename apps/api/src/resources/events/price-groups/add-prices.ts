import { PRICE_COLOURS } from '@parterre/contract/choices/price-choices';
import type { Change } from '#context.ts';
import { insertPrices } from '#resources/ground/price-rows/copy-prices.ts';
import type { PriceRow } from '#resources/ground/price-rows/read-prices.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { takeOrdinals } from '#resources/ground/show-rows/take-ordinal.ts';
import { writeCapacity } from '#resources/ground/show-rows/write-capacity.ts';
import { notifyMaps } from '#resources/seating/seats/change/record-seats.ts';

/**
 * Stores copied price types after the existing ones of their groups, with the next ordinals, and with the next colour
 * where they have none. The show must be locked.
 */
export async function addPrices(
  change: Change,
  show: ShowRow,
  existing: readonly PriceRow[],
  prices: readonly PriceRow[],
): Promise<void> {
  if (prices.length === 0) return;
  const ordinals = await takeOrdinals(change, show, 'price', prices.length);
  const places = new Map<number, number>();
  for (const { priceGroupId } of existing) places.set(priceGroupId, (places.get(priceGroupId) ?? 0) + 1);
  const rows = prices.map((price, index) => {
    const ordinal = ordinals[index] ?? 0;
    const displayOrder = (places.get(price.priceGroupId) ?? 0) + 1;
    places.set(price.priceGroupId, displayOrder);
    const colour = price.colour || (PRICE_COLOURS[(ordinal - 1) % PRICE_COLOURS.length] ?? PRICE_COLOURS[0]);
    return { ...price, ordinal, displayOrder, colour };
  });
  await insertPrices(change, rows);
  if (rows.some((price) => !price.isSeated)) await writeCapacity(change, show);
  await notifyMaps(change, show);
}
