import type { BasketRequest } from '../../apps/api/src/resources/baskets/fill/basket-request.ts';
import type { Random } from '../random.ts';
import type { ReadyShow } from '../set-up-show.ts';
import { createSeatPicker } from './seat-picker.ts';

/** What people will want of an event: `take` gives wishes for so many tickets. */
export interface Wishes {
  /** Tickets that can be sold at all. */
  places: number;
  take(tickets: number): BasketRequest[];
}

const PARTY_SIZES = [1, 2, 2, 2, 2, 3, 4, 4, 5, 6] as const;
const CHANNELS = ['web', 'web', 'web', 'web', 'box-office', 'phone'] as const;
const PARTNER_SHARE = 0.2;
/** One in so many seats of the discounted ticket's area is sold at the discount. */
const DISCOUNTED_IN = 6;

export function createWishes(random: Random, show: ReadyShow): Wishes {
  const sell = show.seats ? seatedWish(random, show) : unseatedWish(random, show);
  return {
    places: sell.places,
    take: (tickets) => {
      const wishes: BasketRequest[] = [];
      for (let left = tickets; left > 0; ) {
        const { wish, count } = sell.next(Math.min(left, random.pick(PARTY_SIZES)));
        if (count === 0) break;
        wishes.push({ ...wish, ...chooseChannel(random, show) });
        left -= count;
      }
      return wishes;
    },
  };
}

function chooseChannel(
  random: Random,
  { spec, promoter }: ReadyShow,
): Pick<BasketRequest, 'channel' | 'partnerSiteId'> {
  if (spec.isSoldByPartner && random.next() < PARTNER_SHARE)
    return { channel: 'partner-site', partnerSiteId: promoter.partnerSiteId };
  return { channel: random.pick(CHANNELS) };
}

interface Seller {
  places: number;
  next(party: number): { wish: Omit<BasketRequest, 'channel'>; count: number };
}

function seatedWish(random: Random, { seats, spec, priceTypeIds }: ReadyShow): Seller {
  if (!seats) throw new Error('The event has no seats');
  const { geometry, assignment } = seats;
  const withheld = new Set(assignment.alternatingBlockIds);
  const isFree = Uint8Array.from(assignment.tickets, (ticket, seat) => {
    const isWithheld =
      geometry.parity[seat] === 1 && withheld.has(geometry.blocks[geometry.block[seat] ?? 0]?.blockId ?? 0);
    return ticket >= 0 && assignment.holds[seat] === -1 && !isWithheld ? 1 : 0;
  });
  const picker = createSeatPicker(random, geometry, isFree);
  const discount = spec.scheme.tickets.findIndex(({ link }) => link !== undefined);
  const discounted = spec.scheme.tickets[discount]?.link?.ticket;
  return {
    places: picker.left,
    next: (party) => {
      const picked = picker.pick(party);
      const isDiscounted =
        discounted !== undefined &&
        picked.every((seat) => assignment.tickets[seat] === discounted) &&
        random.between(1, DISCOUNTED_IN) === 1;
      const priceTypeId = isDiscounted ? priceTypeIds[discount] : undefined;
      return { wish: { seats: picked, ...(priceTypeId === undefined ? {} : { priceTypeId }) }, count: picked.length };
    },
  };
}

function unseatedWish(random: Random, { spec, priceTypeIds }: ReadyShow): Seller {
  const left = spec.scheme.tickets.map(({ places = 0 }) => places);
  return {
    places: left.reduce((sum, places) => sum + places, 0),
    next: (party) => {
      const preferred = random.next() < 0.75 ? 0 : 1;
      const ticket = (left[preferred] ?? 0) > 0 ? preferred : 1 - preferred;
      const count = Math.min(party, left[ticket] ?? 0);
      left[ticket] = (left[ticket] ?? 0) - count;
      return { wish: { quantities: [{ priceTypeId: priceTypeIds[ticket] ?? 0, quantity: count }] }, count };
    },
  };
}
