import Box from '@mui/material/Box';
import type { Order } from '@parterre/contract/orders';
import { useTranslation } from 'react-i18next';
import { chooseText } from '../../../i18n/choose-text.ts';
import { Card } from '../../../ui/card.tsx';
import { useOrderWords } from '../use-order-words.ts';

/** What the event asked and the buyer answered; nothing when it asked nothing. */
export function AnswersCard({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  const { nameItem } = useOrderWords();
  if (order.answers.length === 0) return null;
  const tickets = new Map(order.items.map((item) => [item.id, nameItem(item)]));
  return (
    <Card title={t('answers.title')}>
      <Box component="dl" sx={{ m: 0, px: 2, py: 1.5, display: 'grid', gap: 1.25, '& dd': { m: 0 } }}>
        {order.answers.map(({ questionId, orderItemId, label, value }) => (
          <Box key={`${questionId} ${orderItemId ?? ''}`} sx={{ overflowWrap: 'anywhere' }}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {[chooseText(label, i18n.language), tickets.get(orderItemId ?? 0)].filter(Boolean).join(' · ')}
            </Box>
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
