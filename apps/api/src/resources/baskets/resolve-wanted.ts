import type { Geometry } from '@parterre/seating-plan';
import type { Change } from '../../context.ts';
import { AppError, invalidField } from '../../errors.ts';
import { readHoldsByOrdinal } from '../seats/read/seat-facts.ts';
import { requirePlan, type ShowPlan, seatIndexOf } from '../seats/require-plan.ts';
import type { ShowRow } from '../shows/require-show.ts';
import type { BasketWish } from './create.ts';
import { chunkStartsOf } from './find-chunk.ts';
import type { ShopPrices } from './read-shop-prices.ts';
import { type SeatCell, shareSeats } from './share-seats.ts';

/** A seat a wish may have, with the price it is sold at. */
export interface WantedSeat extends SeatCell {
  /** Index of the wish. */
  wish: number;
  price: number;
  parity: number;
}

/**
 * The seats of all wishes, locked against saves and checked: they carry a price, their hold allows sales and their block
 * does not withhold them. Throws SEAT_NOT_FOR_SALE with the seats, INVALID for unknown ones.
 */
export async function resolveWanted(
  change: Change,
  show: ShowRow,
  wishes: readonly BasketWish[],
  prices: ShopPrices,
): Promise<WantedSeat[]> {
  if (wishes.every(({ seats }) => !seats?.length)) return [];
  const plan = await requirePlan(change, show);
  const named = nameSeats(plan.geometry, wishes);
  const chunkOf = chunkStartsOf(plan.geometry);
  const cells = await shareSeats(
    change,
    show,
    plan.planVersionId,
    named.map(({ seat }) => ({ seat, chunk: chunkOf(seat) })),
  );
  const holds = await readHoldsByOrdinal(change, show);
  const wanted = named.map(({ seat, wish }) => {
    const cell = cells.get(seat);
    const price = overridePrice(prices, wishes[wish]) ?? cell?.columnPrice ?? 0;
    const parity = plan.geometry.parity[seat] ?? 0;
    const isSold =
      cell !== undefined &&
      cell.columnPrice > 0 &&
      prices.byOrdinal.has(price) &&
      holds.get(cell.hold)?.allowSales !== false &&
      !(cell.alternating && parity === 1);
    return { ...(cell ?? NO_CELL), seat, wish, price, parity, isForSale: isSold };
  });
  refuseUnsellable(
    plan,
    wanted.filter(({ isForSale }) => !isForSale).map(({ seat }) => seat),
  );
  return wanted;
}

const NO_CELL: SeatCell = { seat: 0, chunk: 0, columnPrice: 0, hold: 0, alternating: false, revision: 0 };

function nameSeats(geometry: Geometry, wishes: readonly BasketWish[]): { seat: number; wish: number }[] {
  const index = seatIndexOf(geometry);
  const taken = new Set<number>();
  return wishes.flatMap(({ seats = [] }, wish) =>
    seats.map((name, at) => {
      const seat = typeof name === 'number' ? name : index.findSeat(name);
      if (seat === undefined || !(seat >= 0 && seat < geometry.seatCount))
        throw invalidField(`seats.${at}`, `The plan has no seat ${name}`);
      if (taken.has(seat)) throw invalidField(`seats.${at}`, `Seat ${index.seatIdOf(seat)} is wanted twice`);
      taken.add(seat);
      return { seat, wish };
    }),
  );
}

function overridePrice(prices: ShopPrices, wish: BasketWish | undefined): number | undefined {
  if (wish?.priceTypeId === undefined) return undefined;
  const price = prices.byId.get(wish.priceTypeId);
  if (!price?.isSeated) throw invalidField('priceTypeId', 'The event has no seated ticket with this id');
  return price.ordinal;
}

function refuseUnsellable({ geometry }: ShowPlan, seats: readonly number[]): void {
  if (seats.length === 0) return;
  const index = seatIndexOf(geometry);
  throw new AppError('SEAT_NOT_FOR_SALE', { details: { seatIds: seats.map((seat) => index.seatIdOf(seat)) } });
}
