import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { formatRate } from '#i18n/format-rate.ts';
import { paths } from '#pages/paths.ts';
import { CARD_TABLE_LOOK } from '#tables/card-table-look.ts';
import { ToneChip } from '#ui/status-chip.tsx';
import type { TaxRate } from './tax-rate-values.ts';

interface TaxRateTableProps {
  code: string;
  taxRates: readonly TaxRate[];
}

/** Rates are included in prices; each opens its drawer. */
export function TaxRateTable({ code, taxRates }: TaxRateTableProps) {
  const { t, i18n } = useTranslation('promoters');
  if (taxRates.length === 0) return <Box sx={{ p: 2, color: 'text.secondary' }}>{t('taxRates.none')}</Box>;
  return (
    <>
      <Box aria-label={t('taxRates.title')} component="table" sx={CARD_TABLE_LOOK}>
        <thead>
          <tr>
            <th scope="col">{t('taxRates.name')}</th>
            <th data-align="end" scope="col">
              {t('taxRates.rate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {taxRates.map((rate) => (
            <tr key={rate.taxRateId}>
              <th scope="row">
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, py: 0.5 }}>
                  <Link color="text.primary" href={paths.promoterTaxRate(code, rate.taxRateId)} underline="hover">
                    {rate.name}
                  </Link>{' '}
                  {rate.isDefault && <ToneChip tone="info">{t('taxRates.default')}</ToneChip>}
                </Box>
              </th>
              <td data-align="end">{formatRate(rate.rateBasisPoints, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Box sx={{ px: 2, py: 1.5, typography: 'caption', color: 'text.secondary' }}>{t('taxRates.included')}</Box>
    </>
  );
}
