import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { toMajor } from '@parterre/contract/money/currencies';
import type { ShowSummary } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { typeDateTime } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { describeWeek, isStopped, SoldBar } from '#programme/shows/sold-bar.tsx';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { formatMoney, MoneyText } from '#ui/figures/money-text.tsx';
import { Sparkline } from '#ui/figures/sparkline.tsx';
import { toChipStatus } from '#ui/status-chip.tsx';
import { useShowActions } from '../menu/use-show-actions.ts';
import { DateBlock, ShowNameCell, ShowStatusChip } from './show-cells.tsx';

/** The columns of the board. Below 1280 px of width the sales of the last days are hidden first, then the gross. */
export function useShowColumns(): TableColumn<ShowSummary>[] {
  const { t, i18n } = useTranslation('shows');
  const { language } = i18n;
  return [
    {
      id: 'date',
      header: t('list.date'),
      sortValue: 'Date',
      widthPx: 148,
      cell: (show) => <DateBlock show={show} />,
      exportValue: (show) => `${typeDateTime(show.startsAtLocal, 'DD/MM/YYYY HH:mm')} ${show.zoneName}`,
    },
    {
      id: 'name',
      header: t('list.event'),
      sortValue: 'ShowName',
      widthPx: 190,
      grow: 1,
      canHide: false,
      cell: (show) => <ShowNameCell show={show} />,
      exportValue: (show) => chooseText(show.name, language),
    },
    venueColumn(t('list.venue')),
    {
      id: 'status',
      header: t('list.status'),
      widthPx: 145,
      priority: 3,
      cell: (show) => <ShowStatusChip show={show} />,
      exportValue: (show) => toChipStatus(show.status),
    },
    {
      id: 'sold',
      header: t('list.sold'),
      widthPx: 167,
      cell: (show) => <SoldBar show={show} />,
      exportValue: (show) => show.sales.sold,
      exportMore: [{ header: t('list.capacity'), exportValue: (show) => show.sales.capacity }],
      printValue: ({ sales }) => `${formatNumber(sales.sold, language)} / ${formatNumber(sales.capacity, language)}`,
    },
    { ...plainColumn('comps', t('seats.comps'), (show) => show.sales.comps), align: 'end' },
    { ...plainColumn('capacity', t('list.capacity'), (show) => show.sales.capacity), align: 'end' },
    {
      id: 'gross',
      header: t('list.gross'),
      align: 'end',
      widthPx: 138,
      priority: 2,
      cell: (show) => <MoneyText amountMinor={show.sales.grossMinor} currency={show.currency} language={language} />,
      printValue: ({ sales, currency }) => formatMoney(sales.grossMinor, currency, language),
      exportValue: ({ sales, currency }) => (sales.grossMinor === null ? '' : toMajor(sales.grossMinor, currency)),
    },
    plainColumn('currency', t('list.currency'), (show) => show.currency),
    {
      id: 'week',
      header: t('list.last7Days'),
      widthPx: 118,
      priority: 1,
      cell: (show) => <WeekCell show={show} />,
    },
    plainColumn('code', t('list.code'), (show) => show.showCode),
    {
      id: 'actions',
      header: t('list.actions'),
      isHeaderHidden: true,
      align: 'end',
      widthPx: 52,
      canHide: false,
      cell: (show) => <ShowRowMenu show={show} />,
    },
  ];
}

/** The venue is also shown below the name; its own column makes it sortable. */
const venueColumn = (header: string): TableColumn<ShowSummary> => ({
  ...plainColumn('venue', header, (show) => `${show.venue.name}, ${show.venue.town}`),
  sortValue: 'VenueName',
  widthPx: 180,
});

function plainColumn(
  id: string,
  header: string,
  read: (show: ShowSummary) => string | number,
): TableColumn<ShowSummary> {
  return { id, header, widthPx: 110, priority: 0, isHiddenAtFirst: true, cell: read, exportValue: read };
}

function WeekCell({ show }: { show: Pick<ShowSummary, 'saleState' | 'sales'> }) {
  const { t } = useTranslation('shows');
  const week = describeWeek(show);
  if (week !== 'line')
    return (
      <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
        {t(`list.week.${week}`)}
      </Box>
    );
  const values = show.sales.last7Days;
  return (
    <Sparkline isMuted={isStopped(show)} label={t('list.weekLabel', { values: values.join(', ') })} values={values} />
  );
}

type ListedShow = Pick<ShowSummary, 'showCode' | 'name' | 'seating' | 'status'>;

function ShowRowMenu({ show }: { show: ListedShow }) {
  const { t, i18n } = useTranslation('shows');
  return (
    <MoreMenu label={t('list.menu', { name: chooseText(show.name, i18n.language) })}>
      <RowActions show={show} />
    </MoreMenu>
  );
}

function RowActions({ show }: { show: ListedShow }) {
  const { t } = useTranslation('shows');
  const { showCode } = show;
  return (
    <>
      <MenuEntry label={t('actions.open')} to={paths.show(showCode)} />
      <MenuEntry label={t('actions.editDetails')} to={paths.showDetails(showCode)} />
      <MenuEntry label={t('actions.editTickets')} to={paths.showTickets(showCode)} />
      {show.seating === 'RESERVED' && (
        <MenuEntry label={t('actions.manageSeats')} to={paths.seats(showCode, 'tickets')} />
      )}
      <Divider component="li" />
      {useShowActions(show).map(({ key, ...action }) => (
        <MenuEntry key={key} {...action} />
      ))}
    </>
  );
}
