import Box from '@mui/material/Box';
import type { ShowSummary } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { describeSold, isStopped } from './describe-sales.ts';

/** Sold over capacity, what that means, and a bar. */
export function SoldBar({ show }: { show: Pick<ShowSummary, 'saleState' | 'sales'> }) {
  const { t, i18n } = useTranslation('programme');
  const { sold, capacity } = show.sales;
  const write = (value: number) => formatNumber(value, i18n.language);
  const note = describeSold(show);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, typography: 'caption' }}>
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
          {note.kind === 'share' ? t('shows.percent', { percent: note.percent }) : t(`shows.${note.kind}`)}
        </Box>
      </Box>
      <ProgressBar
        label={t('shows.soldLabel', { sold: write(sold), capacity: write(capacity) })}
        max={capacity}
        state={isStopped(show) ? 'stopped' : 'running'}
        value={sold}
      />
    </Box>
  );
}
