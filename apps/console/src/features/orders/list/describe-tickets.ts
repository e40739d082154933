import type { OrderSummary } from '@parterre/contract/orders';
import type { TFunction } from 'i18next';

type Tickets = Pick<OrderSummary, 'tickets' | 'cancelledTickets' | 'seatIds'>;

/** `3 tickets, 1 cancelled` */
export function countTickets({ tickets, cancelledTickets }: Tickets, t: TFunction<'orders'>): string {
  const standing = t('tickets.standing', { count: tickets });
  return cancelledTickets > 0 ? `${standing}, ${t('tickets.cancelled', { count: cancelledTickets })}` : standing;
}

/** The first seats, and how many there are beside them: the list gives four of those that stand. */
export function nameSeats(order: Tickets, nameSeat: (seatId: string) => string, t: TFunction<'orders'>): string {
  const { seatIds, tickets } = order;
  if (seatIds.length === 0) return '';
  const more = tickets - seatIds.length;
  const names = seatIds.map(nameSeat).join(' · ');
  return more > 0 ? `${names} ${t('tickets.more', { count: more })}` : names;
}
