import Box from '@mui/material/Box';
import type { ShowSummary } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { SoldBar } from '#programme/shows/sold-bar.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { DateBlock } from './date-block.tsx';
import { NameCell } from './name-cell.tsx';
import { ShowStatusChip } from './show-status-chip.tsx';

/** An event on a phone. */
export function ShowCard({ show }: { show: ShowSummary }) {
  const { i18n } = useTranslation('shows');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', columnGap: 1.5 }}>
      <DateBlock isNarrow show={show} />
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0, whiteSpace: 'nowrap' }}>
        <NameCell show={show} />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <ShowStatusChip show={show} />
          <MoneyText amountMinor={show.sales.grossMinor} currency={show.currency} language={i18n.language} />
        </Box>
        <SoldBar show={show} />
      </Box>
    </Box>
  );
}
