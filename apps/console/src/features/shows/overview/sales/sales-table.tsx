import Box from '@mui/material/Box';
import type { ShowOverview } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../dates/format-date-time.ts';
import { formatNumber } from '../../../../i18n/format-number.ts';
import { CARD_TABLE_LOOK } from '../../../../tables/card-table-look.ts';
import { formatAmount } from '../../../../ui/money-text.tsx';

interface SalesTableProps {
  salesPerDay: ShowOverview['salesPerDay'];
  currency: string;
}

/** The days with their figures, newest first. */
export function SalesTable({ salesPerDay, currency }: SalesTableProps) {
  const { t, i18n } = useTranslation('shows');
  return (
    <Box sx={{ maxHeight: 260, overflowY: 'auto' }} tabIndex={0}>
      <Box component="table" sx={CARD_TABLE_LOOK}>
        <thead>
          <tr>
            <th scope="col">{t('sales.date')}</th>
            <th data-align="end" scope="col">
              {t('sales.tickets')}
            </th>
            <th data-align="end" scope="col">
              {t('tickets.gross', { currency })}
            </th>
          </tr>
        </thead>
        <tbody>
          {salesPerDay.toReversed().map((day) => (
            <tr key={day.on}>
              <td>{formatDay(day.on)}</td>
              <td data-align="end">{formatNumber(day.tickets, i18n.language)}</td>
              <td data-align="end">{formatAmount(day.grossMinor, currency, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
