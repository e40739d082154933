import * as endpoints from '@parterre/contract/channel';
import { type ChannelSeat, SEAT_ACCESS } from '@parterre/contract/channel';
import { ACCESS_FLAGS, type Geometry } from '@parterre/seating-plan';
import { notFound } from '#errors.ts';
import { cutPage } from '#lists/page-answer.ts';
import type { OfferCodeRow } from '#resources/events/offer-codes/offer-code-row.ts';
import { coversTicket } from '#resources/events/offer-codes/uses/covers-ticket.ts';
import { markWithheld } from '#resources/seating/seats/read/mark-withheld.ts';
import { readSeats } from '#resources/seating/seats/read/read-seats.ts';
import {
  type HoldRow,
  listSeatFacts,
  readHoldsByOrdinal,
  type SeatFact,
} from '#resources/seating/seats/read/seat-facts.ts';
import { findBlocks, requirePlan, seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { verb } from '#verb.ts';
import type { ShopPrice } from '../baskets/price/read-shop-prices.ts';
import { requireOffered } from '../baskets/require-sellable.ts';
import { readSellable } from './read-sellable.ts';

/** Lists the seats that the caller may sell now. The columns are read once, and only seats of the page are named. */
export const listChannelSeats = verb(endpoints.listChannelSeats, async (ctx, { params, query }) => {
  const show = await requireOffered(ctx, params.showCode);
  const { sellable, offer } = await readSellable(ctx, show, query.offerCode);
  if (sellable.length === 0 || show.planVersionId === null) return cutPage([], query);
  const { geometry } = await requirePlan(ctx, show);
  const wanted = new Map(
    sellable
      .filter(({ id }) => query.priceTypeId === undefined || id === query.priceTypeId)
      .map((price) => [price.ordinal, price]),
  );
  const blockIds = query.block === undefined ? undefined : requireBlocks(geometry, query.block);
  const holds = await readHoldsByOrdinal(ctx, show);
  const seats = await readSeats(ctx, show, { seatCount: geometry.seatCount, blockIds });
  const withheld = markWithheld(seats, geometry);
  const listed: ListedSeat[] = [];
  for (const fact of listSeatFacts(seats, geometry, holds)) {
    const price = wanted.get(fact.price);
    if (!price) continue;
    const isAvailable = fact.state === 'ASSIGNED' || (withheld[fact.seat] === 0 && isOpened(fact, price, offer, holds));
    if (isAvailable || !query.onlyAvailable) listed.push({ seat: fact.seat, priceTypeId: price.id, isAvailable });
  }
  const page = cutPage(listed, query);
  const index = seatIndexOf(geometry);
  return {
    ...page,
    items: page.items.map(({ seat, priceTypeId, isAvailable }) => ({
      seatId: index.seatIdOf(seat),
      priceTypeId,
      isAvailable,
      access: listAccess(geometry.flags[seat] ?? 0),
    })),
  };
});

interface ListedSeat {
  seat: number;
  priceTypeId: number;
  isAvailable: boolean;
}

function requireBlocks(geometry: Geometry, label: string): number[] {
  const found = findBlocks(geometry, label);
  if (found.length === 0) throw notFound('The plan has no block with this label.');
  return found.map(({ blockId }) => blockId);
}

/** Returns whether the buyer's code opens the hold without sales that has the seat. */
const isOpened = (
  { hold, state }: SeatFact,
  price: ShopPrice,
  offer: OfferCodeRow | undefined,
  holds: ReadonlyMap<number, HoldRow>,
): boolean =>
  state === 'BLOCKED' &&
  offer !== undefined &&
  offer.holdId !== null &&
  holds.get(hold)?.id === offer.holdId &&
  coversTicket(offer, price);

const listAccess = (flags: number): ChannelSeat['access'] => SEAT_ACCESS.filter((name) => flags & ACCESS_FLAGS[name]);
