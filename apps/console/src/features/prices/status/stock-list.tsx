import Box from '@mui/material/Box';
import type { PriceStock } from '@parterre/contract/prices';
import { useTranslation } from 'react-i18next';
import { LOOK } from '../../../brands/look.ts';
import { formatNumber } from '../../../i18n/format-number.ts';

const TAKEN = ['sold', 'inBaskets', 'held', 'reservedByCodes'] as const;

/** How what is available comes about: the allocation, each addend taken off it, and what is left. */
export function StockList({ stock }: { stock: PriceStock }) {
  const { t, i18n } = useTranslation('prices');
  const write = (value: number) => formatNumber(value, i18n.language);
  const isShort = stock.available < 0;
  return (
    <Box component="dl" sx={LIST_LOOK}>
      <dt>{t('stock.allocation')}</dt>
      <dd>{write(stock.allocation)}</dd>
      {TAKEN.flatMap((addend) => [
        <dt key={`${addend} name`}>{t(`stock.${addend}`)}</dt>,
        <dd key={addend}>{write(-stock[addend])}</dd>,
      ])}
      <Box component="dt" data-total="">
        {t('stock.available')}
      </Box>
      <Box component="dd" data-total="" sx={isShort ? { color: 'error.ink' } : undefined}>
        {write(stock.available)}
      </Box>
      {isShort && (
        <Box
          component="dd"
          role="alert"
          sx={{ gridColumn: '1 / -1', color: 'error.ink', textAlign: 'left !important' }}
        >
          {t('table.short', { count: -stock.available })}
        </Box>
      )}
    </Box>
  );
}

const LIST_LOOK = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: '4px',
  m: 0,
  fontSize: 13,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: LOOK.text2 },
  '& dd': { m: 0, pl: 2, textAlign: 'right' },
  '& [data-total]': { pt: '6px', mt: '2px', borderTop: `1px solid ${LOOK.line}`, fontWeight: 530, color: LOOK.text },
};
