import { EVENT_PERIODS } from '@parterre/contract/choices/report-choices';
import type { ReportSchedule } from '@parterre/contract/report-schedules';
import { type DateRange, resolveShortcut } from '#dates/date-range.ts';
import type { ReportRequest } from '../report-request.ts';
import { getDefaultDates } from '../selection/selection-state.ts';

type EventPeriod = ReportSchedule['eventPeriod'];

/** The days that move along with a schedule, as the range picker counts them. */
const MOVING: Record<Exclude<EventPeriod, 'as-asked'>, (todayOn: string) => DateRange> = {
  'around-now': getDefaultDates,
  'last-7-days': (todayOn) => resolveShortcut('last7Days', todayOn),
  'last-30-days': (todayOn) => resolveShortcut('last30Days', todayOn),
  'last-90-days': (todayOn) => resolveShortcut('last90Days', todayOn),
  'this-week': (todayOn) => resolveShortcut('thisWeek', todayOn),
  'this-month': (todayOn) => resolveShortcut('currentMonth', todayOn),
  future: (todayOn) => resolveShortcut('inTheFuture', todayOn),
};

/** The days of the events of a request; undefined: it has none, because it names events or is about all days. */
export function findDays({
  dateFrom,
  dateTo,
  venueSelection,
  artistCampaignSelection,
}: ReportRequest): Partial<DateRange> | undefined {
  const days = [{ dateFrom, dateTo }, venueSelection, artistCampaignSelection];
  return days.find((range) => range?.dateFrom !== undefined || range?.dateTo !== undefined);
}

/** The period whose days somebody chose today, so that it is not said again every month. */
export function findEventPeriod(request: ReportRequest, todayOn: string): EventPeriod {
  const days = findDays(request);
  const found = EVENT_PERIODS.find((period) => {
    if (period === 'as-asked') return false;
    const { dateFrom, dateTo } = MOVING[period](todayOn);
    return days?.dateFrom === dateFrom && days.dateTo === dateTo;
  });
  return found ?? 'as-asked';
}
