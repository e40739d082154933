import Box from '@mui/material/Box';
import type { ShowSummary } from '@parterre/contract/shows';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { describeRunDate } from './describe-run-date.ts';
import { ShowName } from './show-name.tsx';
import { SoldBar } from './sold-bar.tsx';

/** When, what and where, its status, what is sold; the gross goes first where there is little room. */
export function useRunColumns(): TableColumn<ShowSummary>[] {
  const { t, i18n } = useTranslation('programme');
  const { language } = i18n;
  return useMemo(
    () => [
      {
        id: 'date',
        header: t('shows.date'),
        sortValue: 'Date',
        widthPx: 132,
        cell: (show) => <RunDate language={language} show={show} />,
      },
      { id: 'name', header: t('shows.event'), widthPx: 200, grow: 1, cell: (show) => <ShowName show={show} /> },
      {
        id: 'status',
        header: t('shows.status'),
        widthPx: 145,
        priority: 2,
        cell: (show) => <StatusChip status={show.status} />,
      },
      { id: 'sold', header: t('shows.sold'), widthPx: 150, cell: (show) => <SoldBar show={show} /> },
      {
        id: 'gross',
        header: t('shows.gross'),
        align: 'end',
        widthPx: 132,
        priority: 1,
        cell: (show) => <MoneyText amountMinor={show.sales.grossMinor} currency={show.currency} language={language} />,
      },
    ],
    [t, language],
  );
}

/** The day over time and zone. */
export function RunDate({ show, language }: { show: ShowSummary; language: string }) {
  const { day, time } = describeRunDate(show.startsAtLocal, language);
  return (
    <Box sx={{ '& > span': { display: 'block' } }}>
      <Box component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
        {day}
      </Box>
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {time} {show.zoneName}
      </Box>
    </Box>
  );
}
