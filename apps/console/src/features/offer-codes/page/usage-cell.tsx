import Box from '@mui/material/Box';
import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

/** Orders that used a code, of how many may. */
export function UsageCell({ code: { usage, mostUses } }: { code: Pick<OfferCode, 'usage' | 'mostUses'> }) {
  const { t, i18n } = useTranslation('offer-codes');
  const write = (count: number) => formatNumber(count, i18n.language);
  if (mostUses === null) return <>{t('usage.unlimited', { used: write(usage.orders) })}</>;
  const label = t('usage.of', { used: write(usage.orders), most: write(mostUses) });
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'end', minWidth: 92, fontVariantNumeric: 'tabular-nums' }}>
      {label}
      <Box sx={{ width: 92 }}>
        <ProgressBar label={label} max={mostUses} value={usage.orders} />
      </Box>
    </Box>
  );
}
