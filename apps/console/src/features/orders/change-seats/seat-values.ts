import type { Order } from '@parterre/contract/orders';
import { toSeatId, writeSeat } from '#programme/seats/read-seats.ts';

/** The new seat of each ticket as it is typed, by the ticket's id; '' keeps its seat. */
export interface SeatValues {
  seats: Record<string, string>;
  sendsMail: boolean;
}

export const listSeated = ({ items }: Pick<Order, 'items'>) =>
  items.filter(({ status, seatId }) => status === 'ACTIVE' && seatId !== null);

/** Keys of form fields: a bare number would make a list of them. */
export const seatField = (orderItemId: number): string => `seats.t${orderItemId}`;

export const toEmptyValues = (order: Pick<Order, 'items'>): SeatValues => ({
  seats: Object.fromEntries(listSeated(order).map(({ id }) => [`t${id}`, ''])),
  sendsMail: false,
});

export const toChanges = (order: Pick<Order, 'items'>, { seats }: Pick<SeatValues, 'seats'>) =>
  listSeated(order).flatMap(({ id }) => {
    const typed = seats[`t${id}`] ?? '';
    return typed.trim() === '' ? [] : [{ orderItemId: id, seatId: toSeatId(typed) }];
  });

/**
 * The fields with these seats in them: a ticket whose new seat is still chosen keeps it, the others are given to the
 * tickets without one, in their order.
 */
export function placeSeats(
  order: Pick<Order, 'items'>,
  chosen: readonly string[],
  before: Readonly<Record<string, string | undefined>>,
): SeatValues['seats'] {
  const keys = listSeated(order).map(({ id }) => `t${id}`);
  const kept = new Map(keys.map((key) => [key, before[key] ?? '']));
  for (const [key, typed] of kept) if (!chosen.includes(toSeatId(typed))) kept.set(key, '');
  const placed = new Set([...kept.values()].map(toSeatId));
  const rest = chosen.filter((seatId) => !placed.has(seatId));
  return Object.fromEntries([...kept].map(([key, typed]) => [key, typed || writeSeat(rest.shift() ?? '')]));
}
