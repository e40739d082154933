import type { listShows } from '@parterre/contract/calls/shows';
import { SALE_STATES, SHOW_SORTS, SHOW_STATUSES } from '@parterre/contract/choices/show-choices';
import type { CallArguments } from '@parterre/contract/wire/call';
import { parseId } from '#api/parse-id.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { readSort, type TableUrlDefaults, type TableUrlState } from '#tables/url/table-url-state.ts';

export type ShowListQuery = NonNullable<CallArguments<typeof listShows>['query']>;

const SHOW_FILTERS = ['status', 'saleState', 'venue'] as const;
const FILTER_VALUES: Readonly<Record<string, readonly string[]>> = { status: SHOW_STATUSES, saleState: SALE_STATES };

interface ShowListPlace {
  promoterCode?: string | undefined;
  regionId?: number | undefined;
}

/** Filters from today on. The default range of spec §4 belongs to the data selector, not to this list. */
export const getShowListDefaults = (todayOn: string): TableUrlDefaults => ({
  sortValues: SHOW_SORTS,
  filterNames: SHOW_FILTERS,
  isFilterValue: (name, value) =>
    name === 'venue' ? parseId(value) !== null : (FILTER_VALUES[name]?.includes(value) ?? false),
  dateFrom: todayOn,
});

export function toShowListQuery(state: TableUrlState, place: ShowListPlace): ShowListQuery {
  const { pageIndex, pageSize } = toPageRequest(state.page, state.pageSize);
  const [venueId] = state.filters.venue ?? [];
  return {
    ...toFilters(state, place),
    ...(venueId ? { venueId } : {}),
    sortOrder: readSort(SHOW_SORTS, state.sort),
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

/** Columns whose cell also shows the value of another column. */
const COMPANIONS: Record<string, string> = { name: 'venue', sold: 'capacity', gross: 'currency' };

/** Returns the visible columns, each with the column whose value its cell also shows. */
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
