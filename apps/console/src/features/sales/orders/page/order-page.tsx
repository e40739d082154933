import Box from '@mui/material/Box';
import type { Order } from '@parterre/contract/orders/order';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { useGetOrderQuery } from '#api/queries/sales/orders.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { Loaded } from '#pages/loaded.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { PageColumns } from '#programme/list/page-columns.tsx';
import { Card } from '#ui/card.tsx';
import { formatAmount } from '#ui/figures/money-text.tsx';
import { Note } from '#ui/note.tsx';
import { useOrderId } from '../drawers/order-drawer.tsx';
import { useOrderWords } from '../use-order-words.tsx';
import { BuyerCard } from './buyer-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { InstalmentsCard } from './instalments-card.tsx';
import { ItemsCard } from './items-card.tsx';
import { listMoneyLines } from './list-money-lines.ts';
import { OrderHeader } from './order-header.tsx';

/**
 * Tickets and history are in the middle; buyer and payment are beside them, because they are asked for on the phone.
 */
export function OrderPage() {
  const { t } = useTranslation('orders');
  const result = useGetOrderQuery({ params: { orderId: useOrderId() } });
  return (
    <Loaded failedHead={<PageHeader title={t('title')} />} label={t('loading')} result={result}>
      {(order) => <OrderDetails order={order} />}
    </Loaded>
  );
}

function OrderDetails({ order }: { order: Order }) {
  const { currentData: show } = useGetShowQuery({ params: { showCode: order.showCode } });
  return (
    <>
      <OrderHeader order={order} />
      <PageColumns
        main={
          <>
            <ItemsCard isSeated={show?.seating === 'RESERVED'} order={order} />
            <HistoryCard order={order} />
          </>
        }
        side={
          <>
            <MoneyCard order={order} />
            <InstalmentsCard order={order} />
            <BuyerCard order={order} />
            <AnswersCard order={order} />
          </>
        }
      />
      <Outlet />
    </>
  );
}

function AnswersCard({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  const { nameItem } = useOrderWords();
  if (order.answers.length === 0) return null;
  const tickets = new Map(order.items.map((item) => [item.id, nameItem(item)]));
  return (
    <Card title={t('answers.title')}>
      <Box component="dl" sx={{ m: 0, px: 2, py: 1.5, display: 'grid', gap: 1.25, '& dd': { m: 0 } }}>
        {order.answers.map(({ questionId, orderItemId, label, value }) => (
          <Box key={`${questionId} ${orderItemId ?? ''}`} sx={{ overflowWrap: 'anywhere' }}>
            <Note component="dt">
              {[chooseText(label, i18n.language), tickets.get(orderItemId ?? 0)].filter(Boolean).join(' · ')}
            </Note>
            <Box component="dd" sx={{ whiteSpace: 'pre-line' }}>
              {typeof value === 'string' ? nameValue(value) : chooseText(value, i18n.language)}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );

  function nameValue(value: string): string {
    return value === 'yes' || value === 'no' ? t(`answers.${value}`) : value;
  }
}

function MoneyCard({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { language, nameAmount } = useOrderWords();
  const { money, currency } = order;
  return (
    <Card note={currency} title={t('money.title')}>
      <Box component="dl" sx={{ m: 0 }}>
        {listMoneyLines(money).map(({ key, amountMinor, isSum }) => (
          <Box key={key} sx={{ ...LINE_LOOK, fontWeight: isSum ? 'fontWeightBold' : undefined }}>
            <dt>{t(`money.${key}`)}</dt>
            <Box component="dd" sx={{ m: 0, ml: 'auto', color: amountMinor < 0 ? 'error.main' : undefined }}>
              {formatAmount(amountMinor, currency, language)}
            </Box>
          </Box>
        ))}
      </Box>
      {money.taxMinor !== 0 && (
        <Note sx={{ px: 2, py: 1.25 }}>{t('money.tax', { amount: nameAmount(money.taxMinor, currency) })}</Note>
      )}
    </Card>
  );
}

const LINE_LOOK = {
  display: 'flex',
  gap: 1,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
  '&:last-of-type': { borderBottom: 0 },
};
