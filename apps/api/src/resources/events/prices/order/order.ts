import * as endpoints from '@parterre/contract/prices';
import { invalidField } from '#errors.ts';
import { type PriceRow, readPrices } from '#resources/ground/price-rows/read-prices.ts';
import { lockShow } from '#resources/ground/show-rows/require-show.ts';
import { notifyMaps } from '#resources/seating/seats/change/record-seats.ts';
import { type VerbInput, verb } from '#verb.ts';
import { requireFreePriceName, requireGroup } from '../check-price.ts';
import { presentPrices } from '../read.ts';
import { type Placing, placePrices } from './place-prices.ts';
import { writePlaces } from './write-places.ts';

/**
 * Sets the display order of price types in one call, also across groups. Those that it does not name keep their order.
 * Throws INVALID naming the entry for a foreign or repeated price type or group, NAME_TAKEN in the new group. Needs
 * `price:write`.
 */
export const orderPrices = verb(endpoints.orderPrices, (ctx, { params, body }) =>
  ctx.change('price.order', async (change) => {
    const show = await lockShow(change, params.showCode);
    const before = await readPrices(change, show);
    const placings = readPlacings(before, body.prices);
    const groups = new Map(
      body.prices.flatMap((entry, index) => (entry.priceGroupId ? [[entry.priceGroupId, index]] : [])),
    );
    for (const [priceGroupId, index] of groups)
      await requireGroup(change, show, priceGroupId, `prices.${index}.priceGroupId`);
    const ordered = placePrices(before, placings);
    const byId = new Map(before.map((price) => [price.id, price]));
    for (const price of ordered)
      if (byId.get(price.id)?.priceGroupId !== price.priceGroupId) requireFreePriceName(show, price, ordered);
    const moved = await writePlaces(change, show, ordered);
    if (moved > 0) await notifyMaps(change, show);
    const after = await readPrices(change, show);
    return {
      answer: { items: await presentPrices(change, show, after) },
      show,
      objectId: show.showCode,
      before: { order: describeOrder(before) },
      after: { order: describeOrder(after), prices: moved },
    };
  }),
);

function readPlacings(
  prices: readonly PriceRow[],
  entries: VerbInput<typeof endpoints.orderPrices>['body']['prices'],
): Map<number, Placing> {
  const known = new Map(prices.map((price) => [price.id, price]));
  const placings = new Map<number, Placing>();
  for (const [index, { priceTypeId, priceGroupId, displayOrder }] of entries.entries()) {
    const price = known.get(priceTypeId);
    if (!price)
      throw invalidField(`prices.${index}.priceTypeId`, 'unknown', { message: 'No ticket of the event has this id' });
    if (placings.has(priceTypeId))
      throw invalidField(`prices.${index}.priceTypeId`, 'twice', { message: 'This ticket is named twice' });
    placings.set(priceTypeId, { priceGroupId: priceGroupId ?? price.priceGroupId, displayOrder });
  }
  return placings;
}

const describeOrder = (prices: readonly PriceRow[]) =>
  prices.map(({ id, priceGroupId, displayOrder }) => ({ priceTypeId: id, priceGroupId, displayOrder }));
