import Box from '@mui/material/Box';
import type { CancelRefund } from '@parterre/contract/choices/order-choices';
import type { Order } from '@parterre/contract/orders/order';
import { useTranslation } from 'react-i18next';
import { Note } from '#ui/note.tsx';
import { useOrderWords } from '../use-order-words.tsx';
import type { CancelSums } from './cancel-values.ts';

interface CancelSummaryProps {
  order: Pick<Order, 'currency'>;
  refund: CancelRefund;
  sums: CancelSums;
}

export function CancelSummary({ order, refund, sums }: CancelSummaryProps) {
  const { t } = useTranslation('orders');
  const { nameAmount } = useOrderWords();
  if (sums.tickets === 0) return null;
  const lines = [
    [t('cancel.summary.paid', { count: sums.tickets }), sums.paidMinor],
    [t('cancel.summary.kept'), sums.keptMinor],
    [t(refund === 'done' ? 'cancel.summary.given' : 'cancel.summary.back'), sums.backMinor],
    [t('cancel.summary.total'), sums.totalMinor],
  ] as const;
  return (
    <Box aria-label={t('cancel.summary.title')} aria-live="polite" component="section" sx={LOOK}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', gap: '4px 12px' }}>
        {lines.map(([name, amountMinor]) => (
          <Box key={name} sx={{ display: 'contents', '& dd': { m: 0, textAlign: 'right', whiteSpace: 'nowrap' } }}>
            <dt>{name}</dt>
            <dd>{nameAmount(amountMinor, order.currency)}</dd>
          </Box>
        ))}
      </Box>
      <Note sx={{ mt: 1 }}>{t('cancel.summary.final')}</Note>
    </Box>
  );
}

const LOOK = {
  mt: 0.5,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.sunken',
  fontVariantNumeric: 'tabular-nums',
};
