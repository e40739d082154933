import Box from '@mui/material/Box';
import type { OrderSummary } from '@parterre/contract/orders';
import { useTranslation } from 'react-i18next';
import { chooseText } from '../../../i18n/choose-text.ts';
import { MoneyText } from '../../../ui/money-text.tsx';
import { OrderChips } from '../order-chips.tsx';
import { useOrderWords } from '../use-order-words.ts';
import { countTickets, nameSeats } from './describe-tickets.ts';
import { OrderLink } from './order-link.tsx';

/** An order on a phone. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const { t } = useTranslation('orders');
  const words = useOrderWords();
  const { language } = words;
  const seats = nameSeats(order, words.nameSeat, t);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
        <OrderLink orderId={order.orderId} />
        <MoneyText amountMinor={order.totalMinor} currency={order.currency} language={language} />
      </Box>
      <div>
        <div>{order.buyer.name}</div>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{order.buyer.email}</Box>
      </div>
      <div>
        <div>{chooseText(order.showName, language)}</div>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {[words.nameWallTime(order.startsAtLocal), countTickets(order, t), seats].filter(Boolean).join(' · ')}
        </Box>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <OrderChips order={order} />
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{words.nameInstant(order.createdAt)}</Box>
    </Box>
  );
}
