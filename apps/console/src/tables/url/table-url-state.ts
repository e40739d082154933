import { LIMITS, PAGE_SIZE, ROW_MAX } from '@parterre/contract/choices/limits';
import { isValidRange } from '#dates/date-range.ts';
import { readDay } from '#dates/read-day.ts';
import { isPageSize } from '../paging/page-size.ts';

export interface TableUrlState {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  sort: string;
  isDescending: boolean;
  search: string;
  /** Calendar days `YYYY-MM-DD`; '' means open. */
  dateFrom: string;
  dateTo: string;
  /** Further filters by name; an unset one is an empty list. */
  filters: Record<string, string[]>;
}

export type TableUrlDefaults = ListDefaults & (FilterDefaults | { filterNames?: undefined; isFilterValue?: undefined });

interface ListDefaults {
  /** The first is the default, also for any other in the URL; none if the list has one order only. */
  sortValues: readonly string[];
  isDescending?: boolean;
  pageSize?: number;
  dateFrom?: string;
  dateTo?: string;
}

interface FilterDefaults {
  /** The names of further filters; each may have several values. */
  filterNames: readonly string[];
  /** Validates a filter value; invalid ones in the URL are ignored. */
  isFilterValue: (name: string, value: string) => boolean;
}

/** Returns a sort of the list; the first for any other text. */
export const readSort = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  sort: string | null,
): Values[number] => values.find((known) => known === sort) ?? values[0];

/** Links may be old or typed by hand: missing and invalid parameters get the defaults. */
export function readTableState(params: URLSearchParams, defaults: TableUrlDefaults): TableUrlState {
  const page = Number(params.get('page') ?? 1);
  const givenSize = Number(params.get('pageSize'));
  const pageSize = isPageSize(givenSize) ? givenSize : (defaults.pageSize ?? PAGE_SIZE.default);
  const sort = params.get('sort') ?? '';
  const isKnownSort = defaults.sortValues.includes(sort);
  const desc = params.get('desc');
  const dateFrom = readEnd(params.get('dateFrom'), defaults.dateFrom);
  const dateTo = readEnd(params.get('dateTo'), defaults.dateTo);
  const isOrdered = isValidRange({ dateFrom, dateTo });
  return {
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, Math.floor(ROW_MAX / pageSize)) : 1,
    pageSize,
    sort: isKnownSort ? sort : readDefaultSort(defaults),
    isDescending: desc === null ? !isKnownSort && (defaults.isDescending ?? false) : desc === 'true',
    search: (params.get('search') ?? '').slice(0, LIMITS.searchTerm),
    dateFrom: isOrdered ? dateFrom : (defaults.dateFrom ?? ''),
    dateTo: isOrdered ? dateTo : (defaults.dateTo ?? ''),
    filters: Object.fromEntries((defaults.filterNames ?? []).map((name) => [name, readFilter(params, name, defaults)])),
  };
}

/** Writes values that differ from the defaults into a query string; other parameters are kept. */
export function writeTableState(
  params: URLSearchParams,
  state: TableUrlState,
  defaults: TableUrlDefaults,
): URLSearchParams {
  const written = new URLSearchParams(params);
  const set = (name: string, value: string, byDefault: string) => {
    if (value === byDefault) written.delete(name);
    else written.set(name, value);
  };
  const isDefaultSort = state.sort === readDefaultSort(defaults);
  set('page', String(state.page), '1');
  set('pageSize', String(state.pageSize), String(defaults.pageSize ?? PAGE_SIZE.default));
  set('sort', state.sort, readDefaultSort(defaults));
  set('desc', String(state.isDescending), String(isDefaultSort && (defaults.isDescending ?? false)));
  set('search', state.search, '');
  set('dateFrom', state.dateFrom, defaults.dateFrom ?? '');
  set('dateTo', state.dateTo, defaults.dateTo ?? '');
  for (const [name, values] of Object.entries(state.filters)) {
    written.delete(name);
    for (const value of values) written.append(name, value);
  }
  return written;
}

/** Returns the query string after a change; every change except of the page returns to page 1. */
export const changeTableState = (
  params: URLSearchParams,
  change: Partial<TableUrlState>,
  defaults: TableUrlDefaults,
): URLSearchParams => writeTableState(params, { ...readTableState(params, defaults), page: 1, ...change }, defaults);

/** Dates that only widen the default ones leave out nothing. */
export function isFiltered({ search, dateFrom, dateTo, filters }: TableUrlState, defaults: TableUrlDefaults): boolean {
  const isNarrowed = (value: string, byDefault = '') => value !== '' && value !== byDefault;
  return (
    search !== '' ||
    isNarrowed(dateFrom, defaults.dateFrom) ||
    isNarrowed(dateTo, defaults.dateTo) ||
    hasFilters(filters)
  );
}

export const hasFilters = (filters: TableUrlState['filters']): boolean => Object.values(filters).flat().some(Boolean);

const readDefaultSort = ({ sortValues: [first = ''] }: TableUrlDefaults): string => first;

function readFilter(params: URLSearchParams, name: string, { isFilterValue }: TableUrlDefaults): string[] {
  const values = params.getAll(name);
  return isFilterValue ? values.filter((value) => isFilterValue(name, value)) : values;
}

/** An empty parameter is an open end that overrides a default. */
const readEnd = (value: string | null, byDefault = ''): string => (value === '' ? '' : readDay(value) || byDefault);
