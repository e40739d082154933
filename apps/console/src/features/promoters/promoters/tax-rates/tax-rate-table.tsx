import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { toPercent } from '@parterre/contract/money/basis-points';
import { useTranslation } from 'react-i18next';
import { formatRate } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { RowsExport } from '#tables/export/rows-export.tsx';
import { PlainTable } from '#tables/plain-table.tsx';
import { Note } from '#ui/note.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import type { TaxRate } from './tax-rate-values.tsx';

interface TaxRateTableProps {
  code: string;
  taxRates: readonly TaxRate[];
}

/** Lists the rates, which are included in prices; each opens its drawer. */
export function TaxRateTable({ code, taxRates }: TaxRateTableProps) {
  const { t, i18n } = useTranslation('promoters');
  if (taxRates.length === 0) return <Box sx={{ p: 2, color: 'text.secondary' }}>{t('taxRates.none')}</Box>;
  return (
    <>
      <PlainTable
        caption={t('taxRates.title')}
        columns={[
          {
            id: 'name',
            header: t('taxRates.name'),
            isName: true,
            cell: (rate) => (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                <Link color="text.primary" href={paths.promoterTaxRate(code, rate.taxRateId)} underline="hover">
                  {rate.name}
                </Link>{' '}
                {rate.isDefault && <ToneChip tone="info">{t('taxRates.default')}</ToneChip>}
              </Box>
            ),
          },
          {
            id: 'rate',
            header: t('taxRates.rate'),
            align: 'end',
            cell: ({ rateBasisPoints }) => formatRate(rateBasisPoints, i18n.language),
          },
        ]}
        getRowId={({ taxRateId }) => taxRateId}
        look="card"
        rows={taxRates}
      />
      <Note sx={{ px: 2, py: 1.5 }}>{t('taxRates.included')}</Note>
    </>
  );
}

export function TaxRatesExport({ taxRates }: { taxRates: readonly TaxRate[] | undefined }) {
  const { t } = useTranslation('promoters');
  return (
    <RowsExport
      columns={[
        { header: t('taxRates.name'), exportValue: ({ name }) => name },
        { header: t('taxRates.percent'), align: 'end', exportValue: (rate) => toPercent(rate.rateBasisPoints) },
        { header: t('taxRates.default'), exportValue: ({ isDefault }) => t(isDefault ? 'yes' : 'no') },
      ]}
      rows={taxRates}
      title={t('taxRates.title')}
    />
  );
}
