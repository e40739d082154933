import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Customer } from '@parterre/contract/customers';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { useFeatures, useLockReason } from '#session/use-features.ts';
import { Card } from '#ui/card.tsx';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { Note } from '#ui/note.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { nameDay } from '../name-day.ts';

export function OrdersCard({ customer }: { customer: Customer }) {
  const { t, i18n } = useTranslation('customers');
  const { customerId, orders, totals } = customer;
  const count = totals.reduce((sum, total) => sum + total.orders, 0);
  const lockReason = useClosedReason();
  if (orders === null)
    return (
      <Card title={t('orders.title')}>
        <Box sx={{ px: 2, py: 3, color: 'text.secondary' }}>{lockReason}</Box>
      </Card>
    );
  return (
    <Card
      action={
        <Link href={paths.ordersOfCustomer(customerId)} sx={{ lineHeight: '24px' }}>
          {t('orders.all')}
        </Link>
      }
      note={formatNumber(count, i18n.language)}
      title={t('orders.title')}
    >
      {orders.length === 0 && <Box sx={{ px: 2, py: 3, color: 'text.secondary' }}>{t('orders.none')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {orders.map((order) => (
          <Box component="li" key={order.orderId} sx={ROW_LOOK}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link
                color="text.primary"
                href={paths.order(order.orderId)}
                sx={{ lineHeight: '24px' }}
                underline="hover"
              >
                {order.orderId}
              </Link>
              <div>{chooseText(order.showName, i18n.language)}</div>
              <Note>
                {[
                  formatDateTime(order.startsAtLocal, DAY_TIME_TEMPLATE),
                  t('orders.tickets', { count: order.tickets }),
                  t('orders.ordered', { day: nameDay(order.createdAt) }),
                ].join(' · ')}
              </Note>
            </Box>
            <Box sx={MONEY_LOOK}>
              {formatMoney(order.totalMinor, order.currency, i18n.language)}
              <StatusChip status={order.status} />
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** Says why the reader sees no orders: they are switched off, or a permission is missing. */
function useClosedReason(): string | undefined {
  const { t } = useTranslation(['shell', 'programme']);
  const lockReason = useLockReason('order:read');
  return useFeatures().features?.closed.has('order-management')
    ? t('state.closedText', { feature: t('programme:feature.order-management') })
    : lockReason;
}

const MONEY_LOOK = {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'end',
  gap: 0.5,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
};

const ROW_LOOK = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  px: 2,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
