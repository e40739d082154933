import type { listShows } from '@parterre/contract/calls/shows';
import { SALE_STATES, SHOW_SORTS, SHOW_STATUSES } from '@parterre/contract/choices/show-choices';
import type { CallArguments } from '@parterre/contract/wire/call';
import { parseId } from '#api/cookies.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { toPageRequest } from '#tables/paging/page-size.ts';
import type { TableUrlDefaults, TableUrlState } from '#tables/url/table-url-state.ts';

export type ShowListQuery = NonNullable<CallArguments<typeof listShows>['query']>;

const SHOW_FILTERS = ['status', 'saleState', 'venue'] as const;
const FILTER_VALUES: Readonly<Record<string, readonly string[]>> = { status: SHOW_STATUSES, saleState: SALE_STATES };

interface ShowListPlace {
  promoterCode?: string | undefined;
  regionId?: number | undefined;
}

/** What is coming, from today on: the default range of spec §4 is that of the data selector, not of this list. */
export const getShowListDefaults = (todayOn: string): TableUrlDefaults => ({
  sortValues: SHOW_SORTS,
  sort: 'Date',
  filterNames: SHOW_FILTERS,
  isFilterValue: (name, value) =>
    name === 'venue' ? Number.isSafeInteger(parseId(value)) : (FILTER_VALUES[name]?.includes(value) ?? false),
  dateFrom: todayOn,
});

export function toShowListQuery(state: TableUrlState, place: ShowListPlace): ShowListQuery {
  const { pageIndex, pageSize } = toPageRequest(state.page, state.pageSize);
  const [venueId] = state.filters.venue ?? [];
  return {
    ...toFilters(state, place),
    ...(venueId ? { venueId } : {}),
    sortOrder: SHOW_SORTS.find((sort) => sort === state.sort) ?? 'Date',
    sortOrderDescending: state.isDescending,
    pageIndex,
    pageSize,
  };
}

function toFilters(state: TableUrlState, place: ShowListPlace): ShowListQuery {
  const { status: statuses = [], saleState: saleStates = [] } = state.filters;
  return {
    ...(place.promoterCode ? { promoterCode: place.promoterCode } : {}),
    ...(place.regionId ? { regionId: place.regionId } : {}),
    ...(state.search ? { searchTerm: state.search } : {}),
    ...(state.dateFrom ? { dateFrom: state.dateFrom } : {}),
    ...(state.dateTo ? { dateTo: state.dateTo } : {}),
    ...(statuses.length > 0 ? { status: statuses.join(',') } : {}),
    ...(saleStates.length > 0 ? { saleState: saleStates.join(',') } : {}),
  };
}

/** What a figure or a name on the board says only together with another column. */
const COMPANIONS: Record<string, string> = { name: 'venue', sold: 'capacity', gross: 'currency' };

/** The columns the reader sees, and beside a column what its cell says beyond its own value. */
export function toExportColumns<Row>(
  columns: readonly TableColumn<Row>[],
  shown: readonly TableColumn<Row>[],
): TableColumn<Row>[] {
  const shownIds = new Set(shown.map((column) => column.id));
  return shown.flatMap((column) => {
    const companion = columns.find((other) => other.id === COMPANIONS[column.id]);
    return companion && !shownIds.has(companion.id) ? [column, companion] : [column];
  });
}
