import type { BasketRequest } from '../../apps/api/src/resources/baskets/fill/basket-request.ts';
import { createRandom } from '../random.ts';
import type { ReadyShow } from '../set-up-show.ts';

/** Gives the code people pass on to some of those who want tickets. */
export type CodeGiver = (requests: BasketRequest[], day: number) => BasketRequest[];

const SEED = 25;
const SHARE = 0.12;
/** Fewer than the code allows: it still has uses left to look at. */
const MOST = 60;

/** Only on days when the code was there, for tickets of its group, in the sizes it takes. */
export function createCodeGiver(show: ReadyShow): CodeGiver {
  const { passedOnCode } = show;
  if (passedOnCode === undefined) return (requests) => requests;
  // It draws from a sequence of its own, so that codes change nothing of what is sold.
  const random = createRandom(SEED);
  let left = MOST;
  return (requests, day) =>
    requests.map((request) => {
      const isTaken = day < passedOnCode.ageDays && left > 0 && isCovered(show, request) && random.next() < SHARE;
      if (!isTaken) return request;
      left--;
      return { ...request, offerCode: passedOnCode.code };
    });
}

const MOST_PER_ORDER = 4;

/** Whether all tickets of a request are of the first price group, whose code it is. */
function isCovered({ spec, priceTypeIds, seats }: ReadyShow, request: BasketRequest): boolean {
  const isOfFirstGroup = (ticket: number | undefined) => spec.scheme.tickets[ticket ?? -1]?.group === 0;
  if (request.priceTypeId !== undefined) return false;
  const ticketsOfSeats = (request.seats ?? []).map((seat) => seats?.assignment.tickets[Number(seat)]);
  const ticketsOfPlaces = (request.quantities ?? []).flatMap(({ priceTypeId, quantity }) =>
    Array.from({ length: quantity }, () => priceTypeIds.indexOf(priceTypeId)),
  );
  const tickets = [...ticketsOfSeats, ...ticketsOfPlaces];
  return tickets.length <= MOST_PER_ORDER && tickets.every(isOfFirstGroup);
}
