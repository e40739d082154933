import { findWallTime, toDay } from './wall-time.ts';

/** Returns the local midnight that calendar widgets work with; undefined if the text is not a day. */
export function findCalendarDate(day: string): Date | undefined {
  const wall = findWallTime(day);
  return wall && new Date(wall.year, wall.month - 1, wall.day);
}

/** Returns `YYYY-MM-DD` of a date in the browser's time zone. */
export const toCalendarDay = (date: Date): string =>
  toDay({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate(), hour: 0, minute: 0, second: 0 });
