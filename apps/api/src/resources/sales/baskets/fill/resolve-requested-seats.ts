import type { Geometry } from '@parterre/seating-plan';
import { invalidField } from '#errors.ts';
import { coversTicket } from '#resources/events/offer-codes/uses/covers-ticket.ts';
import { type HoldRow, readHoldsByOrdinal } from '#resources/seating/seats/read/seat-facts.ts';
import { requirePlan, type ShowPlan, seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import type { ShopPrice, ShopPrices } from '../price/read-shop-prices.ts';
import { type BasketFill, findRequestObstacle, type SeatRequest } from './basket-request.ts';
import { chooseBest } from './choose-best.ts';
import { chunkStarts } from './chunk-starts.ts';
import { findWithheld, type RefusedSeat, refuseSeats } from './refuse-seats.ts';
import { type SeatCell, shareSeats } from './share-seats.ts';

/** `price` is the ordinal that the seat is sold at: that of its cell, unless the request names another price type. */
export interface RequestedSeat extends SeatCell {
  /** The index of the request. */
  request: number;
  price: number;
  parity: number;
  /** True if the buyer chose the price type and we chose the seat. */
  isChosen: boolean;
}

/**
 * Resolves the seats of all requests, locks them against saves and checks them: their price is on sale to this buyer,
 * their hold allows sales or the buyer's code opens it, and their block does not withhold them. Throws
 * SEAT_NOT_FOR_SALE with the seats, INVALID for unknown ones.
 */
export async function resolveRequestedSeats(fill: BasketFill): Promise<RequestedSeat[]> {
  const { change, show, requests, prices } = fill;
  if (requests.every(({ seats, bestAvailable }) => !seats?.length && !bestAvailable?.length)) return [];
  const plan = await requirePlan(change, show);
  const chosen = nameSeats(plan.geometry, fill);
  const best = await chooseBest(
    fill,
    plan,
    chosen.map(({ seat }) => seat),
  );
  const named: NamedSeat[] = [...chosen, ...best];
  const chunkOf = chunkStarts(plan.geometry);
  const cells = await shareSeats(
    change,
    show,
    plan.planVersionId,
    named.map(({ seat }) => ({ seat, chunk: chunkOf(seat) })),
  );
  const wanted = named.map(({ seat, request, price: own }) => {
    const cell = cells.get(seat) ?? NO_CELL;
    const price = own ?? overridePrice(prices, requests[request]?.priceTypeId, 'priceTypeId') ?? cell.columnPrice;
    return { ...cell, seat, request, price, parity: plan.geometry.parity[seat] ?? 0, isChosen: own !== undefined };
  });
  const isHeld = wanted.some(({ hold }) => hold > 0);
  refuseUnsellable(plan, fill, wanted, isHeld ? await readHoldsByOrdinal(change, show) : new Map());
  return wanted;
}

const NO_CELL: SeatCell = { seat: 0, chunk: 0, columnPrice: 0, hold: 0, alternating: false, revision: 0 };

interface NamedSeat {
  seat: number;
  request: number;
  /** The ordinal of the price type that the request names for the seat. */
  price?: number | undefined;
}

function nameSeats(geometry: Geometry, { requests, prices }: BasketFill): NamedSeat[] {
  const index = seatIndexOf(geometry);
  const taken = new Set<number>();
  return requests.flatMap(({ seats = [] }, request) =>
    seats.map((wanted, at) => {
      const { name, field, priceTypeId } = readName(wanted, at);
      const seat = typeof name === 'number' ? name : index.findSeat(name);
      if (seat === undefined || !(seat >= 0 && seat < geometry.seatCount))
        throw invalidField(field, 'seat', { values: { seatId: name } });
      if (taken.has(seat)) throw invalidField(field, 'seatTwice', { values: { seatId: index.seatIdOf(seat) } });
      taken.add(seat);
      return { seat, request, price: overridePrice(prices, priceTypeId, `seats.${at}.priceTypeId`) };
    }),
  );
}

function readName(
  wanted: SeatRequest,
  at: number,
): { name: number | string; field: string; priceTypeId?: number | undefined } {
  if (typeof wanted !== 'object') return { name: wanted, field: `seats.${at}` };
  return { name: wanted.seatId, field: `seats.${at}.seatId`, priceTypeId: wanted.priceTypeId };
}

function overridePrice(prices: ShopPrices, priceTypeId: number | undefined, field: string): number | undefined {
  if (priceTypeId === undefined) return undefined;
  const price = prices.byId.get(priceTypeId);
  if (!price?.isSeated)
    throw invalidField(field, 'unknown', { message: 'The event has no seated ticket with this id' });
  return price.ordinal;
}

function refuseUnsellable(
  { geometry }: ShowPlan,
  fill: BasketFill,
  wanted: readonly RequestedSeat[],
  holds: ReadonlyMap<number, HoldRow>,
): void {
  const index = seatIndexOf(geometry);
  refuseSeats(
    wanted.flatMap((seat) => {
      const reason = findSeatObstacle(fill, seat, holds);
      return reason ? [{ seatId: index.seatIdOf(seat.seat), reason }] : [];
    }),
  );
}

/** Returns what prevents the sale of a seat: first its price type, then the seat itself. */
function findSeatObstacle(
  fill: BasketFill,
  seat: RequestedSeat,
  holds: ReadonlyMap<number, HoldRow>,
): RefusedSeat['reason'] | undefined {
  const price = fill.prices.byOrdinal.get(seat.price);
  if (!price) return 'no-ticket';
  if (isOtherTicket(fill, seat)) return 'other-ticket';
  const obstacle = findRequestObstacle(fill, seat.request, price);
  if (obstacle) return obstacle;
  return findWithheld({
    hasTicket: seat.columnPrice > 0,
    isSkipped: seat.alternating && seat.parity === 1,
    isHeld: !isOpen(fill, seat, price, holds.get(seat.hold)),
  });
}

/**
 * Returns whether the requested price type is neither the seat's own nor linked to it. A discounted price type must not
 * sell seats of another one.
 */
function isOtherTicket({ prices }: BasketFill, { isChosen, price, columnPrice }: RequestedSeat): boolean {
  if (!isChosen || price === columnPrice) return false;
  const own = prices.byOrdinal.get(columnPrice)?.id;
  return own === undefined || prices.byOrdinal.get(price)?.linkedPriceId !== own;
}

/**
 * Returns whether a hold without sales is open: by its code, for the price types of the code, or for the guest list it
 * belongs to.
 */
function isOpen(
  { offers, requests }: BasketFill,
  { request }: RequestedSeat,
  price: ShopPrice,
  hold: HoldRow | undefined,
): boolean {
  if (hold?.allowSales !== false || requests[request]?.opensHoldId === hold.id) return true;
  const offer = offers[request]?.row;
  return offer !== undefined && offer.holdId === hold.id && coversTicket(offer, price);
}
