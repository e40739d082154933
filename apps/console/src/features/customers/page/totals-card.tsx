import Box from '@mui/material/Box';
import type { CustomerTotal } from '@parterre/contract/customers';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format-number.ts';
import { Card } from '../../../ui/card.tsx';
import { formatAmount } from '../../../ui/money-text.tsx';
import { LIST_LOOK } from './list-look.ts';

/** What the orders came to, each currency for itself. */
export function TotalsCard({ totals }: { totals: readonly CustomerTotal[] }) {
  const { t, i18n } = useTranslation('customers');
  if (totals.length === 0) return null;
  return (
    <Card title={t('totals.title')}>
      {totals.map(({ currency, orders, tickets, totalMinor, paidMinor, refundedMinor }) => {
        const amounts = { total: totalMinor, paid: paidMinor, refunded: refundedMinor };
        return (
          <Box component="dl" key={currency} sx={{ ...LIST_LOOK, '& dd': { m: 0, textAlign: 'right' } }}>
            <dt>{t('totals.orders')}</dt>
            <dd>{formatNumber(orders, i18n.language)}</dd>
            <dt>{t('totals.tickets')}</dt>
            <dd>{formatNumber(tickets, i18n.language)}</dd>
            {Object.entries(amounts).map(([key, amountMinor]) => (
              <Box key={key} sx={{ display: 'contents' }}>
                <dt>{t(`totals.${key}`)}</dt>
                <dd>{`${currency} ${formatAmount(amountMinor, currency, i18n.language)}`}</dd>
              </Box>
            ))}
          </Box>
        );
      })}
    </Card>
  );
}
