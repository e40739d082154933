import Box from '@mui/material/Box';
import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { describeWindow } from '../words/describe-window.ts';

/** When a code can be used, each end on a line of its own. */
export function WindowCell({ code }: { code: Pick<OfferCode, 'validFromLocal' | 'validUntilLocal'> }) {
  const { t } = useTranslation('offer-codes');
  const lines = describeWindow(code, t);
  if (lines.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('window.always')}</Box>;
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Box>
  );
}
