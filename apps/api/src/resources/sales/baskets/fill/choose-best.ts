import { type BestSeats, findBestSeats, type Geometry, SEAT_FLAG } from '@parterre/seating-plan';
import { runConcurrently } from '#db/run-concurrently.ts';
import { AppError, invalidField, refusal } from '#errors.ts';
import { coversTicket } from '#resources/events/offer-codes/uses/covers-ticket.ts';
import { markWithheld } from '#resources/seating/seats/read/mark-withheld.ts';
import { readSeats } from '#resources/seating/seats/read/read-seats.ts';
import { type HoldRow, listSeatFacts, readHoldsByOrdinal } from '#resources/seating/seats/read/seat-facts.ts';
import { findBlocks, type ShowPlan } from '#resources/seating/seats/require-plan.ts';
import type { ShopPrice } from '../price/read-shop-prices.ts';
import { type BasketFill, findRequestObstacle } from './basket-request.ts';

interface Supply {
  /** The ordinal of the price type of each free seat, 0 for all others. */
  price: Uint16Array;
  /** The ordinal of the hold that a code has to open; 0 for none. */
  hold: Uint16Array;
  isOpen: Uint8Array;
  /** Price types that have ordinary seats. Their wheelchair places are only given to buyers who name them. */
  ordinary: ReadonlySet<number>;
}

const RESERVED_ACCESS = SEAT_FLAG.wheelchair | SEAT_FLAG.companion;

/**
 * Chooses the best seats for every request that leaves the choice to us, in addition to the named seats. It locks
 * nothing, so a caller who finds the seats taken asks again. Throws NOT_ENOUGH_LEFT with the number left.
 */
export async function chooseBest(
  fill: BasketFill,
  { geometry }: ShowPlan,
  named: Iterable<number>,
): Promise<{ seat: number; request: number }[]> {
  const { change, show, requests } = fill;
  if (requests.every(({ bestAvailable }) => !bestAvailable?.length)) return [];
  const [holds, seats] = await runConcurrently(
    readHoldsByOrdinal(change, show),
    readSeats(change, show, { seatCount: geometry.seatCount }),
  );
  const ordinary = new Set<number>();
  const supply: Supply = {
    price: new Uint16Array(geometry.seatCount),
    hold: new Uint16Array(geometry.seatCount),
    isOpen: new Uint8Array(geometry.seatCount),
    ordinary,
  };
  const withheld = markWithheld(seats, geometry);
  for (const { seat, price, hold, state } of listSeatFacts(seats, geometry, holds)) {
    if (price > 0 && ((geometry.flags[seat] ?? 0) & RESERVED_ACCESS) === 0) ordinary.add(price);
    const isHeld = state === 'BLOCKED' && withheld[seat] === 0;
    if (state !== 'ASSIGNED' && !isHeld) continue;
    supply.price[seat] = price;
    supply.hold[seat] = isHeld ? hold : 0;
    supply.isOpen[seat] = isHeld ? 0 : 1;
  }
  const take = (seat: number) => {
    supply.price[seat] = 0;
    supply.isOpen[seat] = 0;
  };
  for (const seat of named) take(seat);
  return requests.flatMap(({ bestAvailable = [] }, request) =>
    bestAvailable.flatMap((best, at) => {
      const price = requireSeated(fill, request, best.priceTypeId, `bestAvailable.${at}`);
      const canTake = markSupply(supply, geometry, price, findOpenHold(fill, request, price, holds));
      const block = best.blockLabel;
      if (block !== undefined) narrowToBlock(canTake, geometry, block, `bestAvailable.${at}.blockLabel`);
      const chosen: BestSeats | undefined = findBestSeats({ geometry, canTake, isOpen: supply.isOpen }, best.quantity);
      if (!chosen) throw notEnoughLeft(price, canTake, best.quantity);
      for (const seat of chosen.seats) take(seat);
      return chosen.seats.map((seat) => ({ seat, request }));
    }),
  );
}

function requireSeated(fill: BasketFill, request: number, priceTypeId: number, field: string): ShopPrice {
  const price = fill.prices.byId.get(priceTypeId);
  if (!price?.isSeated)
    throw invalidField(`${field}.priceTypeId`, 'unknown', { message: 'The event has no seated ticket with this id' });
  const reason = findRequestObstacle(fill, request, price);
  if (reason) throw refusal('RULE_BROKEN', reason, { priceTypeId });
  return price;
}

/** Returns the hold without sales that the code of a request opens for a price type. */
function findOpenHold(
  { offers }: BasketFill,
  request: number,
  price: ShopPrice,
  holds: ReadonlyMap<number, HoldRow>,
): number | undefined {
  const offer = offers[request]?.row;
  if (!offer || offer.holdId === null || !coversTicket(offer, price)) return undefined;
  return [...holds.values()].find(({ id }) => id === offer.holdId)?.ordinal;
}

function markSupply(
  { price, hold, ordinary }: Supply,
  { seatCount, flags }: ShowPlan['geometry'],
  { ordinal }: ShopPrice,
  openHold: number | undefined,
): Uint8Array {
  const canTake = new Uint8Array(seatCount);
  const kept = ordinary.has(ordinal) ? RESERVED_ACCESS : 0;
  for (let seat = 0; seat < seatCount; seat++) {
    if (price[seat] !== ordinal || ((flags[seat] ?? 0) & kept) !== 0) continue;
    if (hold[seat] === 0 || hold[seat] === openHold) canTake[seat] = 1;
  }
  return canTake;
}

function narrowToBlock(canTake: Uint8Array, geometry: Geometry, label: string, field: string): void {
  const wanted = findBlocks(geometry, label);
  if (wanted.length === 0) throw invalidField(field, 'unknown', { message: 'The plan has no block with this label' });
  const isInside = (seat: number) =>
    wanted.some(({ firstSeat, seatCount }) => seat >= firstSeat && seat < firstSeat + seatCount);
  for (let seat = 0; seat < canTake.length; seat++) if (canTake[seat] === 1 && !isInside(seat)) canTake[seat] = 0;
}

function notEnoughLeft({ id }: ShopPrice, canTake: Uint8Array, quantity: number): AppError {
  const left = canTake.reduce((sum, seat) => sum + seat, 0);
  return new AppError('NOT_ENOUGH_LEFT', { details: { priceTypeId: id, left, quantity } });
}
