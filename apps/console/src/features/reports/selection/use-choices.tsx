import Box from '@mui/material/Box';
import type { ArtistCampaignSummary } from '@parterre/contract/artist-campaigns';
import type { SelectableShow, SelectableVenue } from '@parterre/contract/data-selectors';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useSelectArtistCampaignsQuery,
  useSelectShowsQuery,
  useSelectVenuesQuery,
} from '#api/queries/reports/data-selectors.ts';
import { formatDay, formatZonedTime } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { usePromoter } from '#session/use-promoter.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { type TablePage, useTablePage } from '#tables/paging/use-table-page.ts';
import { TwoLines } from '#tables/two-lines.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { type DataType, SORTS } from './selection-state.ts';
import type { Selection } from './use-selection.ts';

/** One thing to choose, whatever it is: its name, what tells it from others, and what stands beside. */
export interface Choice {
  id: string;
  name: string;
  note: string;
  /** The day of an event, or the next day of what has several. */
  day: string;
  place: string;
  status?: string;
  events?: number;
}

/** The page of what can be chosen now. */
export function useChoices({ dataType, url }: Selection): TablePage<Choice> {
  const { i18n } = useTranslation('reports');
  const { language } = i18n;
  const { current, isLoading } = usePromoter();
  const { search, dateFrom, dateTo, sort, isDescending, page, pageSize } = url.state;
  const { pageIndex, pageSize: size } = toPageRequest(page, pageSize);
  const common = {
    ...(current ? { promoterCode: current.code } : {}),
    ...(search ? { searchTerm: search } : {}),
    ...(dateFrom ? { dateFrom } : {}),
    ...(dateTo ? { dateTo } : {}),
    sortOrderDescending: isDescending,
    pageIndex,
    pageSize: size,
  };
  const order = <Type extends DataType>(type: Type) => findSort(type, sort);
  const skip = (type: DataType) => ({ skip: isLoading || dataType !== type });
  const shows = useSelectShowsQuery({ query: { ...common, sortOrder: order('events') } }, skip('events'));
  const venues = useSelectVenuesQuery({ query: { ...common, sortOrder: order('venues') } }, skip('venues'));
  const campaigns = useSelectArtistCampaignsQuery(
    { query: { ...common, sortOrder: order('campaigns') } },
    skip('campaigns'),
  );
  const chosen = { events: shows, venues, campaigns }[dataType];
  const data = useMemo(() => {
    if (dataType === 'events') return toPage(shows.data, (show) => toShowChoice(show, language));
    if (dataType === 'venues') return toPage(venues.data, toVenueChoice);
    return toPage(campaigns.data, (campaign) => toCampaignChoice(campaign, language));
  }, [dataType, shows.data, venues.data, campaigns.data, language]);
  const { error, isFetching, isUninitialized, refetch } = chosen;
  return useTablePage<Choice>(url.state, { data, error, isFetching, isUninitialized, refetch });
}

function findSort<Type extends DataType>(type: Type, sort: string): (typeof SORTS)[Type][number] {
  const sorts: readonly (typeof SORTS)[Type][number][] = SORTS[type];
  return sorts.find((known) => known === sort) ?? SORTS[type][0];
}

interface Answer<Item> {
  items: readonly Item[];
  totalItems: number;
  totalKind: 'exact' | 'moreThan';
}

const toPage = <Item,>(answer: Answer<Item> | undefined, present: (item: Item) => Choice) =>
  answer && { items: answer.items.map(present), totalItems: answer.totalItems, totalKind: answer.totalKind };

const toShowChoice = (show: SelectableShow, language: string): Choice => ({
  id: show.showCode,
  name: chooseText(show.name, language),
  note: show.showCode,
  day: formatZonedTime(show.startsAtLocal, show.timeZone),
  place: `${show.venueName}, ${show.town}`,
  status: show.status,
});

const toVenueChoice = (venue: SelectableVenue): Choice => ({
  id: String(venue.venueId),
  name: venue.name,
  note: `${venue.town}, ${venue.countryCode}`,
  day: formatDay(venue.nextShowOn),
  place: venue.town,
  events: venue.showCount,
});

const toCampaignChoice = (campaign: ArtistCampaignSummary, language: string): Choice => ({
  id: String(campaign.artistCampaignId),
  name: chooseText(campaign.name, language),
  note: campaign.artists.join(', '),
  day: formatDay(campaign.nextShowOn),
  place: '',
  events: campaign.showCount,
});

export function useChoiceColumns(dataType: DataType): TableColumn<Choice>[] {
  const { t, i18n } = useTranslation('reports');
  const { language } = i18n;
  return useMemo(() => {
    const nameColumn = (sortValue: string, header: string): TableColumn<Choice> => ({
      id: 'name',
      header,
      widthPx: 220,
      grow: 2,
      canHide: false,
      sortValue,
      cell: ({ name, note }) => <TwoLines first={name} second={note} />,
    });
    const events: TableColumn<Choice> = {
      id: 'events',
      header: t('selection.type.events'),
      align: 'end',
      widthPx: 80,
      priority: 1,
      cell: (choice) => formatNumber(choice.events ?? 0, language),
    };
    const next: TableColumn<Choice> = {
      id: 'next',
      header: t('selection.sort.NextShowDate'),
      widthPx: 120,
      sortValue: 'NextShowDate',
      cell: ({ day }) => day,
    };
    if (dataType === 'campaigns') return [nameColumn('Name', t('selection.sort.Name')), events, next];
    if (dataType === 'venues')
      return [
        nameColumn('Name', t('selection.sort.Name')),
        { id: 'town', header: t('selection.sort.Town'), widthPx: 120, sortValue: 'Town', cell: ({ place }) => place },
        events,
        next,
      ];
    return [
      { id: 'date', header: t('selection.sort.Date'), widthPx: 180, sortValue: 'Date', cell: ({ day }) => day },
      nameColumn('ShowName', t('selection.sort.ShowName')),
      {
        id: 'venue',
        header: t('selection.sort.VenueName'),
        widthPx: 180,
        grow: 1,
        priority: 2,
        sortValue: 'VenueName',
        cell: ({ place }) => <Box component="span">{place}</Box>,
      },
      {
        id: 'status',
        header: t('selection.status'),
        widthPx: 148,
        priority: 1,
        cell: ({ status }) => status && <StatusChip status={status} />,
      },
    ];
  }, [dataType, t, language]);
}
