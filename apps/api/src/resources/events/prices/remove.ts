import * as endpoints from '@parterre/contract/prices';
import { and, count, eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import type { Change } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { orderItems } from '#db/schema/sales/orders.ts';
import { AppError } from '#errors.ts';
import { countGuestLists } from '#resources/ground/guest-list-rows/count-lists.ts';
import { type PriceRow, readPrices, requirePrice } from '#resources/ground/price-rows/read-prices.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { writeCapacity } from '#resources/ground/show-rows/write-capacity.ts';
import { notifyMaps } from '#resources/seating/seats/change/record-seats.ts';
import { verb } from '#verb.ts';
import { removePriceDesigns } from '../print-at-home/copy-designs.ts';
import { writePlaces } from './order/write-places.ts';
import { lockPlaces } from './places/lock-places.ts';
import { readHeldPlaces } from './places/read-held-places.ts';
import { readStock } from './places/read-stock.ts';
import { describePrice } from './present-price.ts';

/**
 * Deletes an unused price type; the others of its group close up. Throws STALE, HAS_SALES and IN_USE with the counts.
 * Needs `price:write`.
 */
export const removePrice = verb(endpoints.removePrice, (ctx, { params }) =>
  ctx.change('price.remove', async (change) => {
    const show = await lockShow(change, params.showCode);
    const prices = await readPrices(change, show);
    const price = requirePrice(prices, params.priceTypeId);
    requireRevision(change, price);
    // A change that takes places of it at the same moment is either counted or finds it deleted.
    await lockPlaces(change, show, [price.id]);
    await refuseSold(change, show, price);
    await refuseUsed(change, show, price, prices);
    await change.db
      .delete(priceTypes)
      .where(and(eq(priceTypes.promoterId, show.promoterId), eq(priceTypes.id, price.id)));
    await removePriceDesigns(change, show.promoterId, [price.id]);
    await writePlaces(
      change,
      show,
      prices.filter((other) => other !== price),
    );
    if (!price.isSeated) await writeCapacity(change, show);
    await notifyMaps(change, show);
    return {
      answer: undefined,
      show,
      objectId: price.id,
      before: describePrice(price),
    };
  }),
);

/** Cancelled tickets count too, because their orders still name the price type. */
async function refuseSold(change: Change, show: ShowRow, price: PriceRow): Promise<void> {
  const [sold] = await change.db
    .select({ tickets: count() })
    .from(orderItems)
    .where(
      and(
        eq(orderItems.promoterId, show.promoterId),
        eq(orderItems.showId, show.id),
        eq(orderItems.priceTypeId, price.id),
      ),
    );
  if (sold && sold.tickets > 0)
    throw new AppError('HAS_SALES', {
      details: { tickets: sold.tickets },
      detail: `${sold.tickets} tickets were sold at this price. Hide it instead.`,
    });
}

async function refuseUsed(change: Change, show: ShowRow, price: PriceRow, prices: readonly PriceRow[]): Promise<void> {
  const stock = (await readStock(change, show, [price])).get(price.id);
  const linkedPrices = prices.filter((other) => other.linkedPriceId === price.id).length;
  const inBaskets = stock?.inBaskets ?? 0;
  const seats = price.isSeated ? (stock?.allocation ?? 0) - inBaskets : 0;
  const heldPlaces = sumQuantities((await readHeldPlaces(change, show)).get(price.id) ?? []);
  const offerCodes = await countCodes(change, show, price);
  const guestLists = await countGuestLists(change, show, { priceTypeId: price.id });
  if (linkedPrices + inBaskets + seats + heldPlaces + offerCodes + guestLists > 0)
    throw new AppError('IN_USE', {
      details: { seats, inBaskets, linkedPrices, heldPlaces, offerCodes, guestLists },
      detail: `Still used by ${seats} seats, ${inBaskets} tickets in baskets, ${heldPlaces} places under holds, ${linkedPrices} linked prices, ${offerCodes} offer codes and ${guestLists} guest lists.`,
    });
}

const sumQuantities = (entries: readonly { quantity: number }[]): number =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0);

const CODES = rowsOf(
  { codes: column.int('count(*)') },
  (list) => `
  select ${list} from offer_codes
  where promoter_id = $1 and show_id = $2 and price_type_ids @> to_jsonb($3::bigint)`,
);

/**
 * Counts the codes that name this price type. A code that names none covers its whole group, so the loss of its only
 * price type would widen it.
 */
async function countCodes(change: Change, show: ShowRow, price: PriceRow): Promise<number> {
  const [row] = await change.readRows(CODES, [show.promoterId, show.id, price.id]);
  return row?.codes ?? 0;
}
