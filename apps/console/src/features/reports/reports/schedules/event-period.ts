import { EVENT_PERIODS } from '@parterre/contract/choices/report-choices';
import type { ReportSchedule } from '@parterre/contract/report-schedules';
import { type DateRange, resolveShortcut } from '#dates/date-range.ts';
import type { AskedReport } from '../report-request.ts';
import { getDefaultDates } from '../selection/selection-state.ts';

type EventPeriod = ReportSchedule['eventPeriod'];

/** The periods that move with the date of a run, as the range picker defines them. */
const MOVING: Record<Exclude<EventPeriod, 'as-asked'>, (todayOn: string) => DateRange> = {
  'around-now': getDefaultDates,
  'last-7-days': (todayOn) => resolveShortcut('last7Days', todayOn),
  'last-30-days': (todayOn) => resolveShortcut('last30Days', todayOn),
  'last-90-days': (todayOn) => resolveShortcut('last90Days', todayOn),
  'this-week': (todayOn) => resolveShortcut('thisWeek', todayOn),
  'this-month': (todayOn) => resolveShortcut('currentMonth', todayOn),
  future: (todayOn) => resolveShortcut('inTheFuture', todayOn),
};

/** Returns the days a request limits its shows to; undefined if it names shows or covers all days. */
export function findDays({
  dateFrom,
  dateTo,
  venueSelection,
  artistCampaignSelection,
}: AskedReport): Partial<DateRange> | undefined {
  const days = [{ dateFrom, dateTo }, venueSelection, artistCampaignSelection];
  return days.find((range) => range?.dateFrom !== undefined || range?.dateTo !== undefined);
}

/** Returns the period that has these days today, so that a schedule moves with the date; otherwise `as-asked`. */
export function findEventPeriod(request: AskedReport, todayOn: string): EventPeriod {
  const days = findDays(request);
  const found = EVENT_PERIODS.find((period) => {
    if (period === 'as-asked') return false;
    const { dateFrom, dateTo } = MOVING[period](todayOn);
    return days?.dateFrom === dateFrom && days.dateTo === dateTo;
  });
  return found ?? 'as-asked';
}
