import { findWallTime, fromUtcMs, toDay, toUtcMs, type WallTime } from './wall-time.ts';

/** Date picker bounds, both included (spec §5). */
export const EARLIEST_DAY = '1900-01-01';
export const LATEST_DAY = '2099-12-31';

export const isWithinBounds = (day: string): boolean => day >= EARLIEST_DAY && day <= LATEST_DAY;

/** Both ends are calendar days `YYYY-MM-DD` and inclusive; '' is an open end. */
export interface DateRange {
  dateFrom: string;
  dateTo: string;
}

/** spec §2: the shortcuts of the range picker, in display order. */
export const RANGE_SHORTCUTS = [
  'last7Days',
  'last30Days',
  'last90Days',
  'thisWeek',
  'currentMonth',
  'inTheFuture',
] as const;
type RangeShortcut = (typeof RANGE_SHORTCUTS)[number];

/** Returns the range that a shortcut means on a given day; weeks start on Monday. */
export function resolveShortcut(shortcut: RangeShortcut, todayOn: string): DateRange {
  switch (shortcut) {
    case 'last7Days':
      return { dateFrom: addDays(todayOn, -6), dateTo: todayOn };
    case 'last30Days':
      return { dateFrom: addDays(todayOn, -29), dateTo: todayOn };
    case 'last90Days':
      return { dateFrom: addDays(todayOn, -89), dateTo: todayOn };
    case 'thisWeek': {
      const monday = addDays(todayOn, -((weekday(todayOn) + 6) % 7));
      return { dateFrom: monday, dateTo: addDays(monday, 6) };
    }
    case 'currentMonth':
      return { dateFrom: startOfMonth(todayOn, 0), dateTo: addDays(startOfMonth(todayOn, 1), -1) };
    case 'inTheFuture':
      return { dateFrom: todayOn, dateTo: LATEST_DAY };
  }
}

export const isValidRange = ({ dateFrom, dateTo }: DateRange): boolean =>
  dateFrom === '' || dateTo === '' || dateFrom <= dateTo;

export function addDays(day: string, days: number): string {
  const wall = requireDay(day);
  return toDay(fromUtcMs(toUtcMs({ ...wall, day: wall.day + days })));
}

/** Returns the same day years later; 1 March for 29 February if that year has none. */
export function addYears(day: string, years: number): string {
  const wall = requireDay(day);
  return toDay(fromUtcMs(toUtcMs({ ...wall, year: wall.year + years })));
}

export function startOfMonth(day: string, monthsAhead: number): string {
  const wall = requireDay(day);
  return toDay(fromUtcMs(toUtcMs({ ...wall, month: wall.month + monthsAhead, day: 1 })));
}

/** 0 is Sunday. */
const weekday = (day: string): number => new Date(toUtcMs(requireDay(day))).getUTCDay();

function requireDay(day: string): WallTime {
  const wall = findWallTime(day);
  if (!wall) throw new RangeError(`Not a calendar day: ${day}`);
  return wall;
}
