import type { CallArguments } from '@parterre/contract/call';
import type { listShows } from '@parterre/contract/calls/shows';
import { getDefaultRange } from '../../../dates/date-range.ts';
import { toPageRequest } from '../../../tables/paging/page-size.ts';
import type { TableUrlDefaults, TableUrlState } from '../../../tables/url/table-url-state.ts';

export type ShowListQuery = NonNullable<CallArguments<typeof listShows>['query']>;
type ShowSort = NonNullable<ShowListQuery['sortOrder']>;

export const SHOW_SORTS = ['Date', 'ShowName', 'VenueName'] as const satisfies readonly ShowSort[];
export const SHOW_FILTERS = ['status', 'venue'] as const;

/** Which part of the events the frame shows: its promoter and its region. */
export interface ShowListPlace {
  promoterCode?: string | undefined;
  regionId?: number | undefined;
}

/** spec §4: from the start of the previous month to the end of the month after next. */
export const getShowListDefaults = (todayOn: string): TableUrlDefaults => ({
  sortValues: SHOW_SORTS,
  sort: 'Date',
  filterNames: SHOW_FILTERS,
  ...getDefaultRange(todayOn),
});

/**
 * What to ask the server for. A page, page size or order in the URL that makes no sense is asked for as it stands: the
 * server refuses it in the specification's words (spec §5).
 */
export function toShowListQuery(params: URLSearchParams, state: TableUrlState, place: ShowListPlace): ShowListQuery {
  const request = toPageRequest(state.page, state.pageSize);
  const [venueId] = state.filters.venue ?? [];
  return {
    ...toFilters(state, place),
    ...(venueId ? { venueId } : {}),
    sortOrder: (findRefusedSort(params) ?? state.sort) as ShowSort,
    sortOrderDescending: state.isDescending,
    pageIndex: findRefusedNumber(params.get('page'), 1) ?? request.pageIndex,
    pageSize: findRefusedNumber(params.get('pageSize'), 10, 100) ?? request.pageSize,
  };
}

function toFilters(state: TableUrlState, place: ShowListPlace): ShowListQuery {
  const statuses = state.filters.status ?? [];
  return {
    ...(place.promoterCode ? { promoterCode: place.promoterCode } : {}),
    ...(place.regionId ? { regionId: place.regionId } : {}),
    ...(state.search ? { searchTerm: state.search } : {}),
    ...(state.dateFrom ? { dateFrom: state.dateFrom } : {}),
    ...(state.dateTo ? { dateTo: state.dateTo } : {}),
    ...(statuses.length > 0 ? { status: statuses.join(',') } : {}),
  };
}

function findRefusedSort(params: URLSearchParams): string | undefined {
  const sort = params.get('sort');
  return sort !== null && !SHOW_SORTS.some((known) => known === sort) ? sort : undefined;
}

function findRefusedNumber(text: string | null, min: number, max = Number.MAX_SAFE_INTEGER): string | undefined {
  if (text === null) return undefined;
  const value = Number(text);
  return Number.isSafeInteger(value) && text !== '' && value >= min && value <= max ? undefined : text;
}
