import type { OrderSummary } from '@parterre/contract/orders';
import type { Actor } from '../../../identity/actor.ts';
import { presentFacts } from '../present-order.ts';
import type { ListedOrder } from './read-list-row.ts';
import type { SeatIdOf } from './read-seat-names.ts';

export const presentSummary = (listed: ListedOrder, seatIdOf: SeatIdOf, actor: Actor): OrderSummary => ({
  ...presentFacts(listed.order, listed.show, listed.promoterCode, actor),
  tickets: listed.tickets,
  cancelledTickets: listed.cancelledTickets,
  seatIds: listed.seats.map((seat) => seatIdOf(listed, seat)),
});
