import { LIMITS } from '@parterre/contract/choices/limits';
import type { ChosenReport } from '@parterre/contract/choices/report-columns';
import { readDay } from '#dates/read-day.ts';
import { without } from '#ui/url/change-params.ts';
import { REPORT_PAGE } from '../selection/selection-state.ts';

/** spec §3: the filter on the orders of the selected shows. */
export interface ReportFilter {
  searchTerm: string;
  includePending: boolean;
  includeCancelled: boolean;
  /** Empty means all. */
  priceNames: readonly string[];
  itemTypes: readonly string[];
  /** Days of sale `YYYY-MM-DD`, inclusive; '' means open. */
  salesFrom: string;
  salesTo: string;
  /** Used for customer data only: adds a column per question. */
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

/** Writes only values that differ from the defaults, and returns to page 1 of the report. */
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

/** An offer for resale is reported whatever became of its order. */
export const hasOrderStates = (report: ChosenReport): boolean => report !== 'fanshare';

/** Counts the filter's settings that differ from the default and narrow the report; both days count as one. */
export const countFilters = (filter: ReportFilter, report: ChosenReport): number =>
  [
    filter.searchTerm,
    hasOrderStates(report) && filter.includePending,
    hasOrderStates(report) && filter.includeCancelled,
    filter.priceNames.length,
    filter.itemTypes.length,
    filter.salesFrom || filter.salesTo,
    report === 'customer-data' && filter.includeQuestions,
  ].filter(Boolean).length;

/** spec §4: adding merges without duplicates. */
export const mergeNames = (names: readonly string[], added: readonly string[]): string[] => [
  ...new Set(
    [...names, ...added].map((name) => name.trim()).filter((name) => name !== '' && name.length <= LIMITS.report.name),
  ),
];

/** spec §4: removing deletes only the listed names. */
export const removeNames = (names: readonly string[], removed: readonly string[]): string[] =>
  names.filter((name) => !removed.includes(name));
