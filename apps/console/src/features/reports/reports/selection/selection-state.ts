import { VENUE_SORTS } from '@parterre/contract/choices/seating-choices';
import { PROGRAMME_SORTS, SHOW_SORTS } from '@parterre/contract/choices/show-choices';
import { SHOW_CODE_FORM } from '@parterre/contract/wire/patterns';
import { parseId } from '#api/parse-id.ts';
import { addDays, type DateRange, startOfMonth } from '#dates/date-range.ts';
import { changeTableState, type TableUrlDefaults } from '#tables/url/table-url-state.ts';
import { without } from '#ui/url/change-params.ts';

/** Ways to choose the figures; also used as URL parameters. */
export const DATA_TYPES = ['events', 'venues', 'campaigns'] as const;
export type DataType = (typeof DATA_TYPES)[number];

/** spec §3: the sort orders of each type; spec §4: the first is the default, and only shows start with the newest. */
export const SORTS = {
  events: SHOW_SORTS,
  venues: VENUE_SORTS,
  campaigns: PROGRAMME_SORTS,
} as const;

/** The report's own page parameter, separate from that of the selection list. */
export const REPORT_PAGE = 'reportPage';

/** spec §4: from the start of the previous month to the end of the month after next. */
export const getDefaultDates = (todayOn: string): DateRange => ({
  dateFrom: startOfMonth(todayOn, -1),
  dateTo: addDays(startOfMonth(todayOn, 3), -1),
});

export const getTableDefaults = (dataType: DataType, todayOn: string): TableUrlDefaults => ({
  sortValues: SORTS[dataType],
  isDescending: dataType === 'events',
  ...getDefaultDates(todayOn),
});

export const readDataType = (params: URLSearchParams): DataType =>
  DATA_TYPES.find((type) => type === params.get('type')) ?? 'events';

/**
 * spec §4: keeps the dates, and resets page, size and order to the defaults of the new type and the report to page 1.
 */
export function changeDataType(params: URLSearchParams, dataType: DataType): URLSearchParams {
  const written = without(params, ['page', 'pageSize', 'sort', 'desc', REPORT_PAGE]);
  if (dataType === 'events') written.delete('type');
  else written.set('type', dataType);
  return written;
}

/** spec §4: other days clear the selection. Null means all days. */
export function changeDates(params: URLSearchParams, range: DateRange | null, todayOn: string): URLSearchParams {
  const days = range ?? { dateFrom: '', dateTo: '' };
  const dated = changeTableState(params, days, getTableDefaults(readDataType(params), todayOn));
  return without(dated, [...DATA_TYPES, REPORT_PAGE]);
}

export type Selected = Record<DataType, readonly string[]>;

/** The selection by type; a report covers all of them together. */
export const readSelected = (params: URLSearchParams): Selected => ({
  events: readIds(params, 'events'),
  venues: readIds(params, 'venues'),
  campaigns: readIds(params, 'campaigns'),
});

const isId = (type: DataType, text: string): boolean =>
  type === 'events' ? SHOW_CODE_FORM.test(text) : parseId(text) !== null;

const readIds = (params: URLSearchParams, type: DataType): string[] =>
  [...new Set(params.getAll(type))].filter((id) => isId(type, id));

/** Adds ids to the selection; those selected already keep their position. */
export const addIds = (params: URLSearchParams, type: DataType, ids: readonly string[]): URLSearchParams =>
  writeIds(params, type, [...readIds(params, type), ...ids]);

/** Removes only the listed ids. */
export const removeIds = (params: URLSearchParams, type: DataType, ids: readonly string[]): URLSearchParams =>
  writeIds(
    params,
    type,
    readIds(params, type).filter((id) => !ids.includes(id)),
  );

export const clearSelected = (params: URLSearchParams): URLSearchParams =>
  without(params, [...DATA_TYPES, REPORT_PAGE]);

/** spec §4: every change returns to page 1 of the report. */
function writeIds(params: URLSearchParams, type: DataType, ids: readonly string[]): URLSearchParams {
  const written = without(params, [type, REPORT_PAGE]);
  for (const id of new Set(ids)) written.append(type, id);
  return written;
}
