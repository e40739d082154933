import Box from '@mui/material/Box';
import type { Order } from '@parterre/contract/orders';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { formatAmount } from '../../../ui/money-text.tsx';
import { useOrderWords } from '../use-order-words.ts';
import { listMoneyLines } from './list-money-lines.ts';

/** What the tickets cost, what was paid and what is left of it: every sum stands under what it adds up. */
export function MoneyCard({ order }: { order: Order }) {
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
        <Box sx={{ px: 2, py: 1.25, typography: 'caption', color: 'text.secondary' }}>
          {t('money.tax', { amount: nameAmount(money.taxMinor, currency) })}
        </Box>
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
