import { findCalendarDate } from './calendar-day.ts';
import { EARLIEST_DAY, LATEST_DAY } from './date-bounds.ts';

const first = findCalendarDate(EARLIEST_DAY) ?? new Date(1900, 0, 1);
const last = findCalendarDate(LATEST_DAY) ?? new Date(2099, 11, 31);

/** The bounds as the calendar takes them: months it shows and days it refuses. */
export const CALENDAR_BOUNDS = { startMonth: first, endMonth: last, disabled: { before: first, after: last } };
