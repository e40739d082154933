import type { PriceStock } from '@parterre/contract/prices';
import type { Reader } from '#context.ts';
import type { PriceRow } from '#resources/ground/price-rows/read-prices.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { countSeats, type SeatCount } from '#resources/seating/seats/count-seats.ts';
import { readReservedPlaces } from './read-reserved-places.ts';
import { readTaken, type TakenPlaces } from './read-taken.ts';

export type StockedPrice = Pick<PriceRow, 'id' | 'ordinal' | 'isSeated' | 'allocation'>;
type Addends = Omit<PriceStock, 'available' | 'grossMinor'>;

/**
 * Reads the stock of every price type and its parts. Only this function defines what is available, for lists, holds and
 * baskets. `seats` saves counting them. A negative stock is returned unchanged, because more is promised than exists.
 */
export async function readStock(
  ctx: Reader,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
  prices: readonly StockedPrice[],
  seats?: readonly SeatCount[],
): Promise<Map<number, PriceStock>> {
  const counted = seats ?? (prices.some((price) => price.isSeated) ? await countSeats(ctx, show) : []);
  const taken = await readTaken(
    ctx,
    show,
    prices.map((price) => price.id),
  );
  // Read after the taken places, so that a place that moves from a code to a basket in between counts twice rather than
  // never.
  const reserved = await readReservedPlaces(ctx, show);
  const byOrdinal = sumSeats(counted);
  return new Map(
    prices.map((price) => {
      const places = taken.get(price.id) ?? NOTHING_TAKEN;
      const seated = byOrdinal.get(price.ordinal) ?? NO_SEATS;
      const addends = price.isSeated ? seated : sumPlaces(price.allocation, places);
      return [price.id, toStock({ ...addends, reservedByCodes: reserved.get(price.id) ?? 0 }, places.grossMinor)];
    }),
  );
}

const toStock = (addends: Addends, grossMinor: number): PriceStock => ({
  ...addends,
  available:
    addends.allocation - addends.sold - addends.inBaskets - addends.held - addends.blocked - addends.reservedByCodes,
  grossMinor,
});

const NOTHING_TAKEN: TakenPlaces = { sold: 0, inBaskets: 0, held: 0, grossMinor: 0 };
const NO_SEATS = { allocation: 0, sold: 0, inBaskets: 0, held: 0, blocked: 0 };
const ADDENDS = { SOLD: 'sold', BASKET: 'inBaskets', BLOCKED: 'blocked', FREE: undefined } as const;

/** Sums the seats of every ordinal. A seat of an alternating gap in a hold without sales is held, as its hold says. */
function sumSeats(counts: readonly SeatCount[]): Map<number, typeof NO_SEATS> {
  const sums = new Map<number, typeof NO_SEATS>();
  for (const { price, state, isNoSale, seats } of counts) {
    const sum = sums.get(price) ?? { ...NO_SEATS };
    sum.allocation += seats;
    const addend = state === 'BLOCKED' && isNoSale ? 'held' : ADDENDS[state];
    if (addend) sum[addend] += seats;
    sums.set(price, sum);
  }
  return sums;
}

const sumPlaces = (allocation: number, { sold, inBaskets, held }: TakenPlaces) => ({
  allocation,
  sold,
  inBaskets,
  held,
  blocked: 0,
});
