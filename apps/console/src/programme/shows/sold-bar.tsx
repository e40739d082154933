import Box from '@mui/material/Box';
import type { ShowSummary } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { chooseCounted, formatNumber } from '#i18n/format-number.ts';
import { ProgressBar } from '#ui/figures/progress-bar.tsx';

/** Also says the share in words, because a bar is only visual. */
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
          {note.kind === 'share'
            ? formatNumber(note.percent / 100, i18n.language, { style: 'percent' })
            : t(`shows.${note.kind}`)}
        </Box>
      </Box>
      <ProgressBar
        label={t('shows.soldLabel', { count: chooseCounted(sold, capacity, i18n.language), sold, capacity })}
        max={capacity}
        state={isStopped(show) ? 'stopped' : 'running'}
        value={sold}
      />
    </Box>
  );
}

type SalesFacts = Pick<ShowSummary, 'saleState' | 'sales'>;

/** The text beside the bar: a state, or a share in whole percent, rounded down so that 100 means sold out. */
type SoldNote = { kind: 'soldOut' } | { kind: 'notOnSale' } | { kind: 'share'; percent: number };

export function describeSold({ saleState, sales }: SalesFacts): SoldNote {
  if (saleState === 'SOLD_OUT') return { kind: 'soldOut' };
  if (saleState === 'NOT_STARTED') return { kind: 'notOnSale' };
  return { kind: 'share', percent: sales.capacity > 0 ? Math.floor((100 * sales.sold) / sales.capacity) : 0 };
}

/** True if sales have ended, so that the figures are final. */
export const isStopped = ({ saleState }: Pick<ShowSummary, 'saleState'>): boolean =>
  saleState === 'OFF_SALE' || saleState === 'ENDED';

/** Chooses a line for the last days, or a text if a line would show nothing. */
export function describeWeek(show: SalesFacts): 'line' | 'noSales' | 'ended' {
  if (show.sales.last7Days.some((tickets) => tickets !== 0)) return 'line';
  if (isStopped(show)) return 'ended';
  return show.sales.sold === 0 ? 'noSales' : 'line';
}
