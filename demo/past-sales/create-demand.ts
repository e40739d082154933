import type { BasketRequest } from '../../apps/api/src/resources/sales/baskets/fill/basket-request.ts';
import type { Random } from '../random.ts';
import type { ReadyShow } from '../set-up-show.ts';
import { PARTY_SIZES } from './invent-buyer.ts';
import { createSeatPicker } from './seat-picker.ts';

/** The demand for a show. `take` returns basket requests for that many tickets. */
export interface Demand {
  /** The number of tickets that can be sold. */
  places: number;
  take(tickets: number): BasketRequest[];
}

const CHANNELS = ['web', 'web', 'web', 'web', 'box-office', 'phone'] as const;
const PARTNER_SHARE = 0.2;
/** One seat in this many is sold at the discount, where the discounted price type is sold. */
const DISCOUNTED_IN = 6;

export function createDemand(random: Random, show: ReadyShow): Demand {
  const sell = show.seats ? seatedSeller(random, show) : unseatedSeller(random, show);
  return {
    places: sell.places,
    take: (tickets) => {
      const requests: BasketRequest[] = [];
      for (let left = tickets; left > 0; ) {
        const { request, count } = sell.next(Math.min(left, random.pick(PARTY_SIZES)));
        if (count === 0) break;
        requests.push({ ...request, ...chooseChannel(random, show) });
        left -= count;
      }
      return requests;
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
  next(party: number): { request: Omit<BasketRequest, 'channel'>; count: number };
}

function seatedSeller(random: Random, { seats, spec, priceTypeIds }: ReadyShow): Seller {
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
      return {
        request: { seats: picked, ...(priceTypeId === undefined ? {} : { priceTypeId }) },
        count: picked.length,
      };
    },
  };
}

function unseatedSeller(random: Random, { spec, priceTypeIds }: ReadyShow): Seller {
  const left = spec.scheme.tickets.map(({ places = 0 }) => places);
  return {
    places: left.reduce((sum, places) => sum + places, 0),
    next: (party) => {
      const preferred = random.next() < 0.75 ? 0 : 1;
      const ticket = (left[preferred] ?? 0) > 0 ? preferred : 1 - preferred;
      const count = Math.min(party, left[ticket] ?? 0);
      left[ticket] = (left[ticket] ?? 0) - count;
      return { request: { quantities: [{ priceTypeId: priceTypeIds[ticket] ?? 0, quantity: count }] }, count };
    },
  };
}
