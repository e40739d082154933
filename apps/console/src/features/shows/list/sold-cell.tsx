import Box from '@mui/material/Box';
import type { ShowSummary } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { describeSold, isStopped } from './describe-sales.ts';

/** Sold over capacity, what that means, and a bar. */
export function SoldCell({ show }: { show: Pick<ShowSummary, 'saleState' | 'sales'> }) {
  const { t, i18n } = useTranslation('shows');
  const { sold, capacity } = show.sales;
  const write = (value: number) => value.toLocaleString(i18n.language);
  const note = describeSold(show);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, fontSize: 12, lineHeight: '16px' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <span>
          <Box component="span" sx={{ fontWeight: 'fontWeightBold' }}>
            {write(sold)}
          </Box>
          <Box component="span" sx={{ color: 'text.tertiary' }}>
            {' / '}
            {write(capacity)}
          </Box>
        </span>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {note.kind === 'share' ? t('list.percent', { percent: note.percent }) : t(`list.${note.kind}`)}
        </Box>
      </Box>
      <ProgressBar
        label={t('list.soldLabel', { sold: write(sold), capacity: write(capacity) })}
        max={capacity}
        state={isStopped(show) ? 'stopped' : 'running'}
        value={sold}
      />
    </Box>
  );
}
