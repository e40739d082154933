import { useSearchParams } from 'react-router';
import type { DateRange } from '../../dates/date-range.ts';
import type { PageSize } from '../paging/page-size.ts';
import { readTableState, type TableUrlDefaults, type TableUrlState, writeTableState } from './table-url-state.ts';
import { useUrlCorrection } from './use-url-correction.ts';

export interface TableUrlModel {
  state: TableUrlState;
  setPage: (page: number) => void;
  setPageSize: (pageSize: PageSize) => void;
  /** The same sort again turns its direction. */
  setSort: (sort: string, isDescending?: boolean) => void;
  setSearch: (search: string) => void;
  /** null opens both ends. */
  setDateRange: (range: DateRange | null) => void;
  setFilter: (name: string, values: string[]) => void;
  /** Search, dates and filters back to their defaults. */
  clearFilters: () => void;
}

/** The page, order and filters of a table, kept in the URL. Everything but the page itself goes back to page 1. */
export function useTableUrlState(defaults: TableUrlDefaults): TableUrlModel {
  const [params, setParams] = useSearchParams();
  useUrlCorrection(defaults);
  const state = readTableState(params, defaults);
  const change = (next: Partial<TableUrlState>, replace = false) =>
    setParams(
      (current) => writeTableState(current, { ...readTableState(current, defaults), page: 1, ...next }, defaults),
      { replace },
    );
  return {
    state,
    setPage: (page) => change({ page }),
    setPageSize: (pageSize) => change({ pageSize }),
    setSort: (sort, isDescending = sort === state.sort ? !state.isDescending : false) => change({ sort, isDescending }),
    setSearch: (search) => change({ search }, true),
    setDateRange: (range) => change({ dateFrom: range?.dateFrom ?? '', dateTo: range?.dateTo ?? '' }),
    setFilter: (name, values) => change({ filters: { ...state.filters, [name]: values } }),
    clearFilters: () =>
      change({
        search: '',
        dateFrom: defaults.dateFrom ?? '',
        dateTo: defaults.dateTo ?? '',
        filters: Object.fromEntries((defaults.filterNames ?? []).map((name) => [name, []])),
      }),
  };
}
