import Box from '@mui/material/Box';
import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { ProgressBar } from '#ui/figures/progress-bar.tsx';
import { Note } from '#ui/note.tsx';
import type { EventWords } from '../use-event-words.ts';
import { isCodeUsed } from '../use-kept-reason.ts';

interface UsageSectionProps {
  code: Pick<OfferCode, 'usage' | 'mostUses' | 'createdAt' | 'createdBy'>;
  words: EventWords;
}

export function UsageSection({ code, words }: UsageSectionProps) {
  const { t } = useTranslation('offer-codes');
  const { usage, mostUses } = code;
  const { language, currency } = words;
  const write = (count: number) => formatNumber(count, language);
  const orders = mostUses === null ? write(usage.orders) : t('usage.of', of(usage.orders, mostUses));
  const figures = [
    { label: t('usage.orders'), value: orders, most: mostUses },
    { label: t('usage.tickets'), value: write(usage.tickets), most: null },
    { label: t('usage.inBaskets'), value: write(usage.inBaskets), most: null },
    {
      label: t('usage.discount'),
      value: formatMoney(usage.discountMinor, currency, language),
      most: null,
    },
  ];
  return (
    <Box sx={{ mb: 2.5 }}>
      {isCodeUsed(code) ? (
        <Box component="dl" sx={LIST_LOOK}>
          {figures.map(({ label, value, most }) => (
            <Box key={label} sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, fontWeight: 'fontWeightMedium', fontVariantNumeric: 'tabular-nums' }}>
                {value}
              </Box>
              {most !== null && (
                <Box component="dd" sx={{ flex: '1 0 100%', m: 0, pt: 0.5 }}>
                  <ProgressBar label={value} max={most} value={usage.orders} />
                </Box>
              )}
            </Box>
          ))}
        </Box>
      ) : (
        <Box sx={{ ...LIST_LOOK, color: 'text.secondary' }}>{t('usage.never')}</Box>
      )}
      <Note sx={{ mt: 1 }}>{t('created', { date: words.nameDay(code.createdAt), name: code.createdBy })}</Note>
    </Box>
  );

  function of(used: number, most: number) {
    return { used: write(used), most: write(most) };
  }
}

const LIST_LOOK = {
  display: 'grid',
  gap: 0.75,
  m: 0,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.sunken',
  typography: 'body2',
};
