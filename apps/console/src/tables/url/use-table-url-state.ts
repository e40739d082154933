import { ROW_MAX } from '@parterre/contract/choices/limits';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DateRange } from '#dates/date-range.ts';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { isPageSize } from '../paging/page-size.ts';
import {
  changeTableState,
  isFiltered,
  readTableState,
  type TableUrlDefaults,
  type TableUrlState,
  writeTableState,
} from './table-url-state.ts';

export interface TableUrlModel {
  state: TableUrlState;
  /** True if search, dates or filters leave out rows that the list shows by default. */
  isFiltered: boolean;
  setPage: (page: number) => void;
  setPageSize: (pageSize: number) => void;
  /** The same sort again reverses its direction. */
  setSort: (sort: string, isDescending?: boolean) => void;
  setSearch: (search: string) => void;
  /** Null opens both ends. */
  setDateRange: (range: DateRange | null) => void;
  setFilter: (name: string, values: string[]) => void;
  /** Resets search, dates and filters to their defaults. */
  clearFilters: () => void;
}

/** Page, order and filters are kept in the URL, so that a link shows the same rows. */
export function useTableUrlState(defaults: TableUrlDefaults): TableUrlModel {
  const [params, setParams] = useUrlParams();
  useUrlCorrection(defaults);
  const state = readTableState(params, defaults);
  const change = (next: Partial<TableUrlState>, replace = false) =>
    setParams((current) => changeTableState(current, next, defaults), { replace });
  return {
    state,
    isFiltered: isFiltered(state, defaults),
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

/** Reports invalid parameters of the URL, and replaces them by the values used. */
function useUrlCorrection(defaults: TableUrlDefaults): void {
  const { t } = useTranslation('kit');
  const [params, setParams] = useUrlParams();
  const refused = listRefused(params, defaults).join(' ');
  // A URL may be typed or come from an old link, so no handler of the page could do this.
  useEffect(() => {
    if (refused === '') return;
    for (const name of refused.split(' ')) showToast(t(`tables.refused.${name}`, { rows: ROW_MAX }), 'warning');
    setParams((current) => writeTableState(current, readTableState(current, defaults), defaults), { replace: true });
  }, [refused, defaults, setParams, t]);
}

/** An invalid parameter: a key under `tables.refused`, with the texts of spec §5. */
type Refused = 'pageSize' | 'pageIndex' | 'tooDeep' | 'sort';

/** Returns the invalid parameters in the order of the specification. */
export function listRefused(params: URLSearchParams, defaults: TableUrlDefaults): Refused[] {
  const size = params.get('pageSize');
  const page = params.get('page');
  const sort = params.get('sort');
  const refused: Refused[] = [];
  if (size !== null && !isPageSize(Number(size))) refused.push('pageSize');
  if (page !== null && !(Number.isInteger(Number(page)) && Number(page) >= 1)) refused.push('pageIndex');
  else if (Number(page) * readTableState(params, defaults).pageSize > ROW_MAX) refused.push('tooDeep');
  if (sort !== null && !defaults.sortValues.includes(sort)) refused.push('sort');
  return refused;
}
