import * as endpoints from '@parterre/contract/channel';
import { discountPrice } from '@parterre/contract/money/derive-price';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import type { OfferCodeRow } from '#resources/events/offer-codes/offer-code-row.ts';
import { coversTicket } from '#resources/events/offer-codes/uses/covers-ticket.ts';
import { readReservations } from '#resources/events/prices/places/read-reserved-places.ts';
import { readStock } from '#resources/events/prices/places/read-stock.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { markWithheld } from '#resources/seating/seats/read/mark-withheld.ts';
import { readSeats } from '#resources/seating/seats/read/read-seats.ts';
import { readHoldsByOrdinal } from '#resources/seating/seats/read/seat-facts.ts';
import { requirePlan } from '#resources/seating/seats/require-plan.ts';
import { verb } from '#verb.ts';
import type { ShopPrice } from '../baskets/price/read-shop-prices.ts';
import { requireOffered } from '../baskets/require-sellable.ts';
import { readSellable, type Sellable } from './read-sellable.ts';

/** Lists the price types that the caller may sell, in the order of the show. */
export const listChannelPrices = verb(endpoints.listChannelPrices, async (ctx, { params, query }) => {
  const show = await requireOffered(ctx, params.showCode);
  const { sellable, offer } = await readSellable(ctx, show, query.offerCode);
  if (sellable.length === 0) return { items: [] };
  const available = await countAvailable(ctx, show, sellable, offer);
  const texts = await readTexts(ctx, show);
  const byId = new Map(sellable.map((price) => [price.id, price]));
  return {
    items: texts.flatMap(({ id, ...text }) => {
      const price = byId.get(id);
      const left = available.get(id) ?? 0;
      if (!price || (query.onlyAvailable && left === 0)) return [];
      return [{ ...text, ...toMoney(price, show, offer), ...toRules(price), available: left }];
    }),
  };
});

function toMoney(price: ShopPrice, { currency }: ShowRow, offer: Sellable['offer']) {
  const { id, faceValueMinor, bookingFeeMinor, rateBasisPoints } = price;
  const isCovered = offer !== undefined && coversTicket(offer, price);
  const discountMinor = isCovered ? faceValueMinor - discountPrice(faceValueMinor, offer) : 0;
  const priceMinor = faceValueMinor - discountMinor + bookingFeeMinor;
  return {
    priceTypeId: id,
    faceValueMinor,
    discountMinor,
    bookingFeeMinor,
    priceMinor,
    currency,
    taxRateBasisPoints: rateBasisPoints,
  };
}

const toRules = ({ priceGroupId, isSeated, fewestPerOrder, mostPerOrder }: ShopPrice) => ({
  priceGroupId,
  isSeated,
  fewestPerOrder,
  mostPerOrder,
});

/** Counts what is left for everybody, plus what this buyer's code reserves or opens. */
async function countAvailable(
  ctx: Context,
  show: ShowRow,
  prices: readonly ShopPrice[],
  offer: Sellable['offer'],
): Promise<Map<number, number>> {
  const stocks = await readStock(ctx, show, prices);
  const own = offer ? (await readReservations(ctx, show)).filter(({ offerCodeId }) => offerCodeId === offer.id) : [];
  const opened = offer ? await countHeldSeats(ctx, show, offer) : new Map<number, number>();
  return new Map(
    prices.map((price) => {
      const reserved = own.find(({ priceTypeId }) => priceTypeId === price.id)?.left ?? 0;
      const held = offer && coversTicket(offer, price) ? (opened.get(price.ordinal) ?? 0) : 0;
      return [price.id, Math.max(0, (stocks.get(price.id)?.available ?? 0) + reserved + held)];
    }),
  );
}

/** Counts the free seats of a hold without sales that the code opens, by ordinal of their price type. */
async function countHeldSeats(
  ctx: Context,
  show: ShowRow,
  { holdId }: Pick<OfferCodeRow, 'holdId'>,
): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  const hold = [...(await readHoldsByOrdinal(ctx, show)).values()].find(({ id }) => id === holdId);
  if (!hold || hold.allowSales || show.planVersionId === null) return counts;
  const { geometry } = await requirePlan(ctx, show);
  const seats = await readSeats(ctx, show, { seatCount: geometry.seatCount });
  const withheld = markWithheld(seats, geometry);
  for (const { firstSeat, seatCount, prices, holds } of seats.chunks)
    for (let at = 0; at < seatCount; at++) {
      const seat = firstSeat + at;
      const price = prices[at] ?? 0;
      const isFree = holds[at] === hold.ordinal && price > 0 && seats.claimed[seat] === 0 && withheld[seat] === 0;
      if (isFree) counts.set(price, (counts.get(price) ?? 0) + 1);
    }
  return counts;
}

const readTexts = (ctx: Context, show: ShowRow) =>
  ctx.db
    .select({
      id: priceTypes.id,
      kind: priceTypes.kind,
      name: priceTypes.name,
      description: priceTypes.description,
      colour: priceTypes.colour,
      priceGroupName: priceGroups.name,
    })
    .from(priceTypes)
    .innerJoin(
      priceGroups,
      and(eq(priceGroups.promoterId, priceTypes.promoterId), eq(priceGroups.id, priceTypes.priceGroupId)),
    )
    .where(and(eq(priceTypes.promoterId, show.promoterId), eq(priceTypes.showId, show.id)))
    .orderBy(asc(priceGroups.displayOrder), asc(priceTypes.displayOrder));
