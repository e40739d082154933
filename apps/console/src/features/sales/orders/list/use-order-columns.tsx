import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { toMajor } from '@parterre/contract/money/currencies';
import type { OrderSummary } from '@parterre/contract/orders/order';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { TwoLines } from '#tables/two-lines.tsx';
import { formatMoney, MoneyText } from '#ui/figures/money-text.tsx';
import { toChipStatus } from '#ui/status-chip.tsx';
import { OrderChips, useOrderWords } from '../use-order-words.tsx';

export function useOrderColumns(): TableColumn<OrderSummary>[] {
  const { t } = useTranslation('orders');
  const words = useOrderWords();
  const { language } = words;
  const nameChannel = ({ channel }: OrderSummary) => t(`channel.${channel}`, { defaultValue: channel });
  return [
    {
      id: 'order',
      header: t('column.order'),
      widthPx: 128,
      canHide: false,
      exportValue: ({ orderId }) => orderId,
      exportMore: [{ header: t('filter.channel'), exportValue: nameChannel }],
      cell: (order) => <TwoLines first={<OrderLink orderId={order.orderId} />} second={nameChannel(order)} />,
    },
    {
      id: 'buyer',
      header: t('column.buyer'),
      widthPx: 130,
      grow: 1,
      exportValue: ({ buyer }) => buyer.name,
      exportMore: [{ header: t('buyer.email'), exportValue: ({ buyer }) => buyer.email }],
      cell: ({ buyer }) => <TwoLines first={buyer.name} second={buyer.email} />,
    },
    {
      id: 'event',
      header: t('column.event'),
      widthPx: 136,
      grow: 1,
      priority: 3,
      exportValue: (order) => chooseText(order.showName, language),
      exportMore: [
        {
          header: t('column.startsAt'),
          exportValue: (order, hours) => words.nameWallTime(order.startsAtLocal, hours),
        },
      ],
      cell: (order) => (
        <TwoLines first={chooseText(order.showName, language)} second={words.nameWallTime(order.startsAtLocal)} />
      ),
    },
    {
      id: 'tickets',
      header: t('column.tickets'),
      widthPx: 130,
      grow: 1,
      priority: 2,
      exportValue: (order) => countTickets(order, t),
      exportMore: [{ header: t('comps.seats'), exportValue: (order) => nameOrderSeats(order, words.nameSeat, t) }],
      cell: (order) => <TwoLines first={countTickets(order, t)} second={nameOrderSeats(order, words.nameSeat, t)} />,
    },
    {
      id: 'createdAt',
      header: t('column.createdAt'),
      sortValue: 'CreatedAt',
      widthPx: 112,
      priority: 1,
      exportValue: ({ createdAt, timeZone }, hours) => words.nameInstant(createdAt, timeZone, hours),
      cell: ({ createdAt, timeZone }) => {
        const { day, time } = words.splitInstant(createdAt, timeZone);
        return <TwoLines first={day} second={time} />;
      },
    },
    {
      id: 'total',
      header: t('column.total'),
      sortValue: 'Total',
      align: 'end',
      widthPx: 116,
      exportValue: ({ totalMinor, currency }) => toMajor(totalMinor, currency),
      exportCurrency: ({ currency }) => currency,
      printValue: ({ totalMinor, currency }) => formatMoney(totalMinor, currency, language),
      cell: ({ totalMinor, currency }) => (
        <MoneyText amountMinor={totalMinor} currency={currency} language={language} />
      ),
    },
    {
      id: 'status',
      header: t('column.status'),
      widthPx: 152,
      exportValue: ({ status }) => toChipStatus(status),
      exportMore: [
        { header: t('filter.paymentStatus'), exportValue: ({ paymentStatus }) => t(`payment.${paymentStatus}`) },
      ],
      cell: (order) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <OrderChips order={order} />
        </Box>
      ),
    },
  ];
}

export function OrderLink({ orderId }: { orderId: string }) {
  return (
    <Link
      color="text.primary"
      href={paths.order(orderId)}
      sx={{ fontSize: 13, fontWeight: 'fontWeightMedium', fontVariantNumeric: 'tabular-nums', lineHeight: '24px' }}
      underline="hover"
    >
      {orderId}
    </Link>
  );
}

type Tickets = Pick<OrderSummary, 'tickets' | 'cancelledTickets' | 'seatIds'>;

/** Returns `3 tickets, 1 cancelled`. */
export function countTickets({ tickets, cancelledTickets }: Tickets, t: TFunction<'orders'>): string {
  const standing = t('tickets.standing', { count: tickets });
  return cancelledTickets > 0 ? `${standing}, ${t('tickets.cancelled', { count: cancelledTickets })}` : standing;
}

/** Names the first seats, at most four, and counts the others; cancelled tickets are left out. */
export function nameOrderSeats(order: Tickets, nameSeat: (seatId: string) => string, t: TFunction<'orders'>): string {
  const { seatIds, tickets } = order;
  if (seatIds.length === 0) return '';
  const more = tickets - seatIds.length;
  const names = seatIds.map(nameSeat).join(' · ');
  return more > 0 ? `${names} ${t('tickets.more', { count: more })}` : names;
}
