import type { ReportSchedule } from '@parterre/contract/report-schedules';
import { toWeekday } from '#time/next-run.ts';
import { addDays, addMonths, toLocalDay } from '#time/zones.ts';

/** Returns the first and the last day of sale of a run; undefined for the requested days. */
export function findSalesDays(
  { salesPeriod, timeZone }: Pick<ReportSchedule, 'salesPeriod' | 'timeZone'>,
  at: Date,
): { salesFrom: string; salesTo: string } | undefined {
  const today = toLocalDay(at, timeZone);
  const yesterday = addDays(today, -1);
  if (salesPeriod === 'yesterday') return { salesFrom: yesterday, salesTo: yesterday };
  if (salesPeriod === 'last-7-days') return { salesFrom: addDays(today, -7), salesTo: yesterday };
  if (salesPeriod === 'as-asked') return undefined;
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  return { salesFrom: addMonths(firstOfMonth, -1), salesTo: addDays(firstOfMonth, -1) };
}

interface EventDays {
  dateFrom: string;
  dateTo: string;
}

/** The last day of the date picker (spec §5). */
const LATEST_DAY = '2099-12-31';

/**
 * Returns the first and the last day of the shows of a run, as the date picker names them; undefined for the requested
 * days.
 */
export function findEventDays(
  { eventPeriod, timeZone }: Pick<ReportSchedule, 'eventPeriod' | 'timeZone'>,
  at: Date,
): EventDays | undefined {
  const today = toLocalDay(at, timeZone);
  const monday = addDays(today, 1 - toWeekday(today));
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const lastOfMonth = (monthsAhead: number) => addDays(addMonths(firstOfMonth, monthsAhead + 1), -1);
  const days: Record<ReportSchedule['eventPeriod'], EventDays | undefined> = {
    'as-asked': undefined,
    'around-now': { dateFrom: addMonths(firstOfMonth, -1), dateTo: lastOfMonth(2) },
    'last-7-days': { dateFrom: addDays(today, -6), dateTo: today },
    'last-30-days': { dateFrom: addDays(today, -29), dateTo: today },
    'last-90-days': { dateFrom: addDays(today, -89), dateTo: today },
    'this-week': { dateFrom: monday, dateTo: addDays(monday, 6) },
    'this-month': { dateFrom: firstOfMonth, dateTo: lastOfMonth(0) },
    future: { dateFrom: today, dateTo: LATEST_DAY },
  };
  return days[eventPeriod];
}
