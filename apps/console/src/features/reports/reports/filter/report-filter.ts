import { LIMITS } from '@parterre/contract/choices/limits';
import { isWithinBounds } from '#dates/date-range.ts';
import { findWallTime } from '#dates/wall-time.ts';
import { REPORT_PAGE, without } from '../selection/selection-state.ts';

/** spec §3: what of the chosen events a report tells. */
export interface ReportFilter {
  searchTerm: string;
  includePending: boolean;
  includeCancelled: boolean;
  /** Empty: all. */
  priceNames: readonly string[];
  itemTypes: readonly string[];
  /** Days of sale `YYYY-MM-DD`, both inside; '' for open. */
  salesFrom: string;
  salesTo: string;
  /** Of customer data only: one more column for each question. */
  includeQuestions: boolean;
}

/** spec §4: pending and cancelled excluded, empty filters. */
export const NO_REPORT_FILTER: ReportFilter = {
  searchTerm: '',
  includePending: false,
  includeCancelled: false,
  priceNames: [],
  itemTypes: [],
  salesFrom: '',
  salesTo: '',
  includeQuestions: false,
};

const FLAGS = { includePending: 'pending', includeCancelled: 'cancelled', includeQuestions: 'questions' } as const;
const NAMES = ['words', ...Object.values(FLAGS), 'price', 'item', 'salesFrom', 'salesTo'];

export function readReportFilter(params: URLSearchParams): ReportFilter {
  const salesFrom = readDay(params.get('salesFrom'));
  const salesTo = readDay(params.get('salesTo'));
  const isOrdered = salesFrom === '' || salesTo === '' || salesFrom <= salesTo;
  return {
    searchTerm: (params.get('words') ?? '').trim().slice(0, LIMITS.searchTerm),
    includePending: params.get(FLAGS.includePending) === 'true',
    includeCancelled: params.get(FLAGS.includeCancelled) === 'true',
    priceNames: mergeNames([], params.getAll('price')),
    itemTypes: mergeNames([], params.getAll('item')),
    salesFrom: isOrdered ? salesFrom : '',
    salesTo: isOrdered ? salesTo : '',
    includeQuestions: params.get(FLAGS.includeQuestions) === 'true',
  };
}

/** Writes what differs from the defaults; the report begins anew. */
export function writeReportFilter(params: URLSearchParams, filter: ReportFilter): URLSearchParams {
  const written = without(params, [...NAMES, REPORT_PAGE]);
  const { searchTerm, priceNames, itemTypes, salesFrom, salesTo, ...flags } = filter;
  const set = (name: string, value: string) => {
    if (value !== '') written.append(name, value);
  };
  set('words', searchTerm.trim());
  for (const name of ['includePending', 'includeCancelled', 'includeQuestions'] as const)
    set(FLAGS[name], flags[name] ? 'true' : '');
  for (const name of mergeNames([], priceNames)) set('price', name);
  for (const name of mergeNames([], itemTypes)) set('item', name);
  set('salesFrom', salesFrom);
  set('salesTo', salesTo);
  return written;
}

/** How many parts of it narrow or widen the report. */
export const countFilters = (filter: ReportFilter): number =>
  [
    filter.searchTerm,
    filter.includePending,
    filter.includeCancelled,
    filter.priceNames.length,
    filter.itemTypes.length,
    filter.salesFrom || filter.salesTo,
    filter.includeQuestions,
  ].filter(Boolean).length;

/** spec §4: adding merges without doubles. */
export const mergeNames = (names: readonly string[], added: readonly string[]): string[] => [
  ...new Set(
    [...names, ...added].map((name) => name.trim()).filter((name) => name !== '' && name.length <= LIMITS.report.name),
  ),
];

/** spec §4: removing deletes the listed ones. */
export const removeNames = (names: readonly string[], removed: readonly string[]): string[] =>
  names.filter((name) => !removed.includes(name));

const readDay = (value: string | null): string =>
  value !== null && value.length === 10 && findWallTime(value) && isWithinBounds(value) ? value : '';
