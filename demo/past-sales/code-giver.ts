import type { BasketRequest } from '../../apps/api/src/resources/sales/baskets/fill/basket-request.ts';
import { createRandom } from '../random.ts';
import type { ReadyShow } from '../set-up-show.ts';

/** Gives the shared code to some of the requests. */
export type CodeGiver = (requests: BasketRequest[], day: number) => BasketRequest[];

const SEED = 25;
const SHARE = 0.12;
/** The number of uses, which is below the code's limit, so that the demo shows uses that are left. */
const CODES_MAX = 60;

/** Gives the code only on days when it existed, for tickets of its group, and to parties of a size that it accepts. */
export function createCodeGiver(show: ReadyShow): CodeGiver {
  const { passedOnCode } = show;
  if (passedOnCode === undefined) return (requests) => requests;
  // The codes draw from a sequence of their own, so that they do not change which tickets are sold.
  const random = createRandom(SEED);
  let left = CODES_MAX;
  return (requests, day) =>
    requests.map((request) => {
      const isTaken = day < passedOnCode.ageDays && left > 0 && isCovered(show, request) && random.next() < SHARE;
      if (!isTaken) return request;
      left--;
      return { ...request, offerCode: passedOnCode.code };
    });
}

const PER_ORDER_MAX = 4;

/** True if all tickets of a request belong to the first price group, which the code is for. */
function isCovered({ spec, priceTypeIds, seats }: ReadyShow, request: BasketRequest): boolean {
  const isOfFirstGroup = (ticket: number | undefined) => spec.scheme.tickets[ticket ?? -1]?.group === 0;
  if (request.priceTypeId !== undefined) return false;
  const ticketsOfSeats = (request.seats ?? []).map((seat) => seats?.assignment.tickets[Number(seat)]);
  const ticketsOfPlaces = (request.quantities ?? []).flatMap(({ priceTypeId, quantity }) =>
    Array.from({ length: quantity }, () => priceTypeIds.indexOf(priceTypeId)),
  );
  const tickets = [...ticketsOfSeats, ...ticketsOfPlaces];
  return tickets.length <= PER_ORDER_MAX && tickets.every(isOfFirstGroup);
}
