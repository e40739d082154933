import type { listVenues } from '@parterre/contract/calls/venues';
import { VENUE_SORTS } from '@parterre/contract/choices/seating-choices';
import type { CallArguments } from '@parterre/contract/wire/call';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { readSort, type TableUrlDefaults, type TableUrlState } from '#tables/url/table-url-state.ts';

export type VenueListQuery = NonNullable<CallArguments<typeof listVenues>['query']>;

export const SOURCES = ['all', 'own', 'catalogue'] as const;
type VenueSource = (typeof SOURCES)[number];

/** spec §4: venues by name, ascending. */
export const VENUE_LIST_DEFAULTS: TableUrlDefaults = {
  sortValues: VENUE_SORTS,
  filterNames: ['country', 'source'],
  isFilterValue: (name, value) =>
    name === 'country' ? /^[A-Z]{2}$/.test(value) : value !== 'all' && SOURCES.some((source) => source === value),
};

export function readSource({ filters }: Pick<TableUrlState, 'filters'>): VenueSource {
  return SOURCES.find((source) => source === filters.source?.[0]) ?? 'all';
}

export const readCountry = ({ filters }: Pick<TableUrlState, 'filters'>): string | undefined => filters.country?.[0];

export function toVenueListQuery(
  state: TableUrlState,
  place: Pick<VenueListQuery, 'promoterCode' | 'regionId'>,
): VenueListQuery {
  const { pageIndex, pageSize } = toPageRequest(state.page, state.pageSize);
  const country = readCountry(state);
  const source = readSource(state);
  return {
    ...place,
    ...(state.search ? { searchTerm: state.search } : {}),
    ...(country ? { countryCode: country } : {}),
    ...(source === 'all' ? {} : { isCatalogue: source === 'catalogue' }),
    sortOrder: readSort(VENUE_SORTS, state.sort),
    sortOrderDescending: state.isDescending,
    pageIndex,
    pageSize,
  };
}
