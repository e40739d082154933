import type { Order } from '@parterre/contract/orders';
import { toSeatId } from '../../../programme/read-seats.ts';

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
