import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { toMajor } from '@parterre/contract/money/currencies';
import type { ShowSummary } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { DAY_TEMPLATE, DAY_TIME_TEMPLATE, formatDateTime, formatTime } from '#dates/format-date-time.ts';
import { findWallTime, toUtcMs } from '#dates/wall-time.ts';
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
      exportValue: ({ name, venue }) => `${chooseText(name, language)}, ${venue.name}, ${venue.town}`,
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
  const { day, time } = describeRunDate(show.startsAtLocal, language);
  return (
    <Box sx={{ '& > span': { display: 'block' } }}>
      <Box component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
        {day}
      </Box>
      <Note component="span">
        {time} {show.zoneName}
      </Note>
    </Box>
  );
}

/** Returns `Thu 10/12/2026` and `19:30`, with the weekday in the language. */
export function describeRunDate(wallTime: string, language: string): { day: string; time: string } {
  const wall = findWallTime(wallTime);
  if (!wall) return { day: '', time: '' };
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(toUtcMs(wall));
  return { day: `${weekday} ${formatDateTime(wallTime, DAY_TEMPLATE)}`, time: formatTime(wallTime) };
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
