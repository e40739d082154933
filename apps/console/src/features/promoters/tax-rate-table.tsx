import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { CallAnswer } from '@parterre/contract/call';
import type { listTaxRates } from '@parterre/contract/calls/promoters';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../ui/status-chip.tsx';
import { formatRate } from './format-rate.ts';

type TaxRate = CallAnswer<typeof listTaxRates>['items'][number];

/** Rates are included in prices. */
export function TaxRateTable({ taxRates }: { taxRates: readonly TaxRate[] }) {
  const { t, i18n } = useTranslation('promoters');
  if (taxRates.length === 0) return <Box sx={{ p: 2, color: 'text.secondary' }}>{t('taxRates.none')}</Box>;
  return (
    <>
      <Table aria-label={t('taxRates.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('taxRates.name')}</TableCell>
            <TableCell align="right">{t('taxRates.rate')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {taxRates.map((rate) => (
            <TableRow key={rate.taxRateId}>
              <TableCell sx={{ whiteSpace: 'normal' }}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, py: 0.5 }}>
                  {rate.name} {rate.isDefault && <ToneChip tone="info">{t('taxRates.default')}</ToneChip>}
                </Box>
              </TableCell>
              <TableCell align="right">{formatRate(rate.rateBasisPoints, i18n.language)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Box sx={{ px: 2, py: 1.5, fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
        {t('taxRates.included')}
      </Box>
    </>
  );
}
