import Box from '@mui/material/Box';
import type { GuestList } from '@parterre/contract/guest-lists';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

/** People on a list of those it may bring, and how many are left. */
export function AllocationMeter({ list }: { list: Pick<GuestList, 'allocation' | 'figures' | 'status'> }) {
  const { t, i18n } = useTranslation('guest-lists');
  const write = (count: number) => formatNumber(count, i18n.language);
  const used = list.allocation - list.figures.left;
  const label = t('meter.used', { used: write(used), most: write(list.allocation) });
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 120, fontVariantNumeric: 'tabular-nums' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <span>{label}</span>
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('meter.left', { left: write(list.figures.left) })}
        </Box>
      </Box>
      <ProgressBar
        label={label}
        max={list.allocation}
        state={list.status === 'CLOSED' ? 'stopped' : 'running'}
        value={used}
      />
    </Box>
  );
}
