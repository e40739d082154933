import Box from '@mui/material/Box';
import type { SeatChangePreview } from '@parterre/contract/orders/change-seats';
import type { Order } from '@parterre/contract/orders/order';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { toSeatId, writeSeat } from '#programme/seats/read-seats.ts';
import { Note } from '#ui/note.tsx';
import { useOrderWords } from '../use-order-words.tsx';

/** The new seat per ticket as typed, keyed by the ticket's id; '' keeps the present seat. */
export interface SeatValues {
  seats: Record<string, string>;
  sendsMail: boolean;
}

export const listSeated = ({ items }: Pick<Order, 'items'>) =>
  items.filter(({ status, seatId }) => status === 'ACTIVE' && seatId !== null);

/** Prefixes the id, because the form would read a bare number as an index of a list. */
export const seatField = (orderItemId: number): string => `seats.t${orderItemId}`;

export const toEmptyValues = (order: Pick<Order, 'items'>): SeatValues => ({
  seats: Object.fromEntries(listSeated(order).map(({ id }) => [`t${id}`, ''])),
  sendsMail: false,
});

type TypedSeats = Readonly<Record<string, string | undefined>>;

export const toChanges = (order: Pick<Order, 'items'>, { seats }: { seats: TypedSeats }) =>
  listSeated(order).flatMap(({ id }) => {
    const typed = seats[`t${id}`] ?? '';
    return typed.trim() === '' ? [] : [{ orderItemId: id, seatId: toSeatId(typed) }];
  });

/**
 * Fills the seats chosen on the map into the fields: a ticket whose new seat is still chosen keeps it, the remaining
 * seats go to the tickets without one, in order.
 */
export function placeSeats(
  order: Pick<Order, 'items'>,
  chosen: readonly string[],
  before: TypedSeats,
): SeatValues['seats'] {
  const keys = listSeated(order).map(({ id }) => `t${id}`);
  const kept = new Map(keys.map((key) => [key, before[key] ?? '']));
  for (const [key, typed] of kept) if (!chosen.includes(toSeatId(typed))) kept.set(key, '');
  const placed = new Set([...kept.values()].map(toSeatId));
  const rest = chosen.filter((seatId) => !placed.has(seatId));
  return Object.fromEntries([...kept].map(([key, typed]) => [key, typed || writeSeat(rest.shift() ?? '')]));
}

export function SeatPreview({ preview }: { preview: SeatChangePreview }) {
  const { t, i18n } = useTranslation('orders');
  const { nameSeat, nameAmount } = useOrderWords();
  const { items, differenceMinor, currency } = preview;
  const amount = nameAmount(Math.abs(differenceMinor), currency);
  return (
    <Box aria-live="polite" component="section" sx={BOX_LOOK}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {items.map((item) => (
          <li key={item.orderItemId}>
            <div>{t('seats.move', { from: nameSeat(item.fromSeatId), to: nameSeat(item.toSeatId) })}</div>
            <Note>
              {chooseText(item.priceName, i18n.language)}, {nameAmount(item.newPaidMinor, currency)}
            </Note>
          </li>
        ))}
      </Box>
      <Box sx={{ fontWeight: 'fontWeightBold' }}>{t(`seats.${keyOf(differenceMinor)}`, { amount })}</Box>
    </Box>
  );
}

const keyOf = (differenceMinor: number) => (differenceMinor === 0 ? 'same' : differenceMinor > 0 ? 'more' : 'less');

const BOX_LOOK = { display: 'grid', gap: 1.5, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 };
