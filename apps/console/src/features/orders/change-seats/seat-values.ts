import type { Order } from '@parterre/contract/orders';

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

/**
 * `Stalls A 12`, `Stalls, A 12` and `Stalls|A|12` are one seat: the last two words are row and seat, all before them the
 * block. An id as the plan writes it stays as it is.
 */
export function toSeatId(typed: string): string {
  const text = typed.trim();
  if (text.includes('|'))
    return text
      .split('|')
      .map((part) => part.trim())
      .join('|');
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (words.length < 3) return text;
  return [words.slice(0, -2).join(' '), ...words.slice(-2)].join('|');
}

export const toChanges = (order: Pick<Order, 'items'>, { seats }: Pick<SeatValues, 'seats'>) =>
  listSeated(order).flatMap(({ id }) => {
    const typed = seats[`t${id}`] ?? '';
    return typed.trim() === '' ? [] : [{ orderItemId: id, seatId: toSeatId(typed) }];
  });
