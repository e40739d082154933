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
import { usePlace, usePromoter } from '#session/use-promoter.ts';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { type TablePage, useTablePage } from '#tables/paging/use-table-page.ts';
import { type DataType, SORTS } from './selection-state.ts';
import type { Selection } from './use-selection.ts';

/** A show, venue or campaign in one shape: name, distinguishing note, day and place. */
export interface Choice {
  id: string;
  name: string;
  note: string;
  /** The day of the show, or the next day of a thing with several shows. */
  day: string;
  place: string;
  status?: string;
  events?: number;
}

/** Reads the page of things that can be selected. */
export function useChoices({ dataType, url }: Selection): TablePage<Choice> {
  const { i18n } = useTranslation('reports');
  const { language } = i18n;
  const { isLoading } = usePromoter();
  const place = usePlace();
  const { search, dateFrom, dateTo, sort, isDescending, page, pageSize } = url.state;
  const { pageIndex, pageSize: size } = toPageRequest(page, pageSize);
  const common = {
    ...place,
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
  const { currentData, error, isFetching, isUninitialized, refetch } = chosen;
  return useTablePage<Choice>(url, { data, currentData, error, isFetching, isUninitialized, refetch });
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

const toPage = <Item>(answer: Answer<Item> | undefined, present: (item: Item) => Choice) =>
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
