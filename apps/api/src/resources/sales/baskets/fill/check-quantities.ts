import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { AppError, invalidField, refusal } from '#errors.ts';
import { type Reservation, readReservations } from '#resources/events/prices/places/read-reserved-places.ts';
import { readStock, type StockedPrice } from '#resources/events/prices/places/read-stock.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { ShopPrices } from '../price/read-shop-prices.ts';
import { releaseEnded } from '../remove-basket.ts';
import { type BasketFill, findRequestObstacle } from './basket-request.ts';

/**
 * Checks unseated places. The price types are locked one after the other before their places are counted, so that
 * buyers of the same one queue up. A code first uses the places that it reserves. Throws NOT_ENOUGH_LEFT with the
 * number left, RULE_BROKEN with what prevents the sale.
 */
export async function checkQuantities(fill: BasketFill): Promise<void> {
  const { change, show } = fill;
  const wanted = listPlaces(fill);
  if (wanted.length === 0) return;
  const locked = await lockPrices(change, show, [...new Set(wanted.map(({ priceTypeId }) => priceTypeId))]);
  await releaseEnded(change, show);
  const reservations = await readReservations(change, show);
  const free = await countFree(change, show, locked, reservations);
  for (const { request, priceTypeId, quantity } of wanted) {
    const own = reservations.find(
      (reservation) =>
        reservation.offerCodeId === fill.offers[request]?.row.id && reservation.priceTypeId === priceTypeId,
    );
    const left = (free.get(priceTypeId) ?? 0) + (own?.left ?? 0);
    if (quantity > left)
      throw new AppError('NOT_ENOUGH_LEFT', { details: { priceTypeId, left: Math.max(left, 0), quantity } });
    const fromOwn = Math.min(quantity, own?.left ?? 0);
    if (own) own.left -= fromOwn;
    free.set(priceTypeId, (free.get(priceTypeId) ?? 0) - (quantity - fromOwn));
  }
}

interface WantedPlaces {
  request: number;
  priceTypeId: number;
  quantity: number;
}

function listPlaces(fill: BasketFill): WantedPlaces[] {
  return fill.requests.flatMap(({ quantities = [] }, request) => {
    const named = new Set<number>();
    return quantities.map(({ priceTypeId, quantity }, index) => {
      const price = fill.prices.byId.get(priceTypeId);
      if (!price || price.isSeated || named.has(priceTypeId))
        throw invalidField(`quantities.${index}.priceTypeId`, 'unknown', {
          message: 'The event has no such unseated ticket, or it is named twice',
        });
      if (!Number.isInteger(quantity) || quantity < 1)
        throw invalidField(`quantities.${index}.quantity`, 'notFitting', {
          message: 'Must be greater than or equal to 1',
        });
      named.add(priceTypeId);
      const reason = findRequestObstacle(fill, request, price);
      if (reason) throw refusal('RULE_BROKEN', reason, { priceTypeId });
      return { request, priceTypeId, quantity };
    });
  });
}

/** Locks in the order of ids, so that two baskets cannot deadlock. */
const lockPrices = (change: Change, show: ShowRow, ids: number[]): Promise<StockedPrice[]> =>
  change.db
    .select({
      id: priceTypes.id,
      ordinal: priceTypes.ordinal,
      isSeated: priceTypes.isSeated,
      allocation: priceTypes.allocation,
    })
    .from(priceTypes)
    .where(and(eq(priceTypes.promoterId, show.promoterId), inArray(priceTypes.id, ids)))
    .orderBy(asc(priceTypes.id))
    .for('no key update');

/** Counts the places that no code reserves. */
async function countFree(
  change: Change,
  show: ShowRow,
  prices: readonly StockedPrice[],
  reservations: readonly Reservation[],
): Promise<Map<number, number>> {
  const stocks = await readStock(change, show, prices);
  const free = new Map<number, number>();
  for (const [id, { available, reservedByCodes }] of stocks) free.set(id, available + reservedByCodes);
  for (const { priceTypeId, left } of reservations) free.set(priceTypeId, (free.get(priceTypeId) ?? 0) - left);
  return free;
}

interface Places {
  priceTypeId: number;
  quantity: number;
}

/**
 * Returns the places of a basket after a change that sets the quantity of some price types, and the additional places.
 * Throws INVALID for the first that is no unseated price type of the show, or that is named twice.
 */
export function mergeQuantities(
  prices: ShopPrices,
  before: readonly Places[],
  wanted: readonly Places[],
): { quantities: Places[]; more: Places[] } {
  const merged = new Map(before.map(({ priceTypeId, quantity }) => [priceTypeId, quantity]));
  const named = new Set<number>();
  const more: Places[] = [];
  for (const [index, { priceTypeId, quantity }] of wanted.entries()) {
    if (prices.byId.get(priceTypeId)?.isSeated !== false || named.has(priceTypeId))
      throw invalidField(`quantities.${index}.priceTypeId`, 'unknown', {
        message: 'The event has no such unseated ticket, or it is named twice',
      });
    named.add(priceTypeId);
    const added = quantity - (merged.get(priceTypeId) ?? 0);
    if (added > 0) more.push({ priceTypeId, quantity: added });
    if (quantity === 0) merged.delete(priceTypeId);
    else merged.set(priceTypeId, quantity);
  }
  return { quantities: [...merged].map(([priceTypeId, quantity]) => ({ priceTypeId, quantity })), more };
}
