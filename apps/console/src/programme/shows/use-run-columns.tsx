import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { toMajor } from '@parterre/contract/money/currencies';
import type { ShowSummary } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime, formatNamedDay, formatTime } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { formatMoney, MoneyText } from '#ui/figures/money-text.tsx';
import { Note } from '#ui/note.tsx';
import { StatusChip, toChipStatus } from '#ui/status-chip.tsx';
import { SoldBar } from './sold-bar.tsx';

/** The columns of dates, status and sales; the gross is hidden first if space is short. */
export function useRunColumns(): TableColumn<ShowSummary>[] {
  const { t, i18n } = useTranslation('programme');
  const { language } = i18n;
  return [
    {
      id: 'date',
      header: t('shows.date'),
      sortValue: 'Date',
      widthPx: 132,
      exportValue: ({ startsAtLocal, zoneName }, hours) =>
        `${formatDateTime(startsAtLocal, DAY_TIME_TEMPLATE, hours)} ${zoneName}`,
      cell: (show) => <RunDate language={language} show={show} />,
    },
    {
      id: 'name',
      header: t('shows.event'),
      widthPx: 200,
      grow: 1,
      exportValue: ({ name }) => chooseText(name, language),
      exportMore: [{ header: t('shows.venue'), exportValue: ({ venue }) => `${venue.name}, ${venue.town}` }],
      cell: (show) => <ShowName show={show} />,
    },
    {
      id: 'status',
      header: t('shows.status'),
      widthPx: 145,
      priority: 2,
      exportValue: ({ status }) => toChipStatus(status),
      cell: (show) => <StatusChip status={show.status} />,
    },
    {
      id: 'sold',
      header: t('shows.sold'),
      widthPx: 150,
      exportValue: ({ sales }) => sales.sold,
      cell: (show) => <SoldBar show={show} />,
    },
    {
      id: 'gross',
      header: t('shows.gross'),
      align: 'end',
      widthPx: 132,
      priority: 1,
      exportValue: ({ sales, currency }) => (sales.grossMinor === null ? '' : toMajor(sales.grossMinor, currency)),
      exportCurrency: ({ currency }) => currency,
      printValue: ({ sales, currency }) => formatMoney(sales.grossMinor, currency, language),
      cell: (show) => <MoneyText amountMinor={show.sales.grossMinor} currency={show.currency} language={language} />,
    },
  ];
}

export function RunDate({ show, language }: { show: ShowSummary; language: string }) {
  return (
    <Box sx={{ '& > span': { display: 'block' } }}>
      <Box component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
        {formatNamedDay(show.startsAtLocal, language)}
      </Box>
      <Note component="span">
        {formatTime(show.startsAtLocal)} {show.zoneName}
      </Note>
    </Box>
  );
}

export function ShowName({ show }: { show: Pick<ShowSummary, 'showCode' | 'name' | 'venue'> }) {
  const { i18n } = useTranslation('programme');
  const name = chooseText(show.name, i18n.language);
  const place = `${show.venue.name}, ${show.venue.town}`;
  return (
    <Box sx={{ minWidth: 0, '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } }}>
      <Link
        color="text.primary"
        href={paths.show(show.showCode)}
        sx={{ fontWeight: 'fontWeightMedium' }}
        title={name}
        underline="hover"
      >
        {name}
      </Link>
      <Note component="span" title={place}>
        {place}
      </Note>
    </Box>
  );
}
