import Box from '@mui/material/Box';
import type { OrderSummary } from '@parterre/contract/orders';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { TwoLines } from '#tables/cells/two-lines.tsx';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { OrderChips } from '../order-chips.tsx';
import { useOrderWords } from '../use-order-words.ts';
import { countTickets, nameSeats } from './describe-tickets.ts';
import { OrderLink } from './order-link.tsx';

export function useOrderColumns(): TableColumn<OrderSummary>[] {
  const { t } = useTranslation('orders');
  const words = useOrderWords();
  const { language } = words;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(
    () => [
      {
        id: 'order',
        header: t('column.order'),
        widthPx: 128,
        canHide: false,
        cell: ({ orderId, channel }) => (
          <TwoLines
            first={<OrderLink orderId={orderId} />}
            second={t(`channel.${channel}`, { defaultValue: channel })}
          />
        ),
      },
      {
        id: 'buyer',
        header: t('column.buyer'),
        widthPx: 130,
        grow: 1,
        cell: ({ buyer }) => <TwoLines first={buyer.name} second={buyer.email} />,
      },
      {
        id: 'event',
        header: t('column.event'),
        widthPx: 136,
        grow: 1,
        priority: 3,
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
        cell: (order) => <TwoLines first={countTickets(order, t)} second={nameSeats(order, words.nameSeat, t)} />,
      },
      {
        id: 'createdAt',
        header: t('column.createdAt'),
        sortValue: 'CreatedAt',
        widthPx: 112,
        priority: 1,
        cell: ({ createdAt }) => {
          const { day, time } = words.splitInstant(createdAt);
          return <TwoLines first={day} second={time} />;
        },
      },
      {
        id: 'total',
        header: t('column.total'),
        sortValue: 'Total',
        align: 'end',
        widthPx: 116,
        cell: ({ totalMinor, currency }) => (
          <MoneyText amountMinor={totalMinor} currency={currency} language={language} />
        ),
      },
      {
        id: 'status',
        header: t('column.status'),
        widthPx: 152,
        cell: (order) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            <OrderChips order={order} />
          </Box>
        ),
      },
    ],
    [t, language],
  );
}
