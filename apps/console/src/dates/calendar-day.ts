import { findWallTime, toDay } from './wall-time.ts';

/** The local midnight a calendar widget works with; nothing when the text names no day. */
export function findCalendarDate(day: string): Date | undefined {
  const wall = findWallTime(day);
  return wall && new Date(wall.year, wall.month - 1, wall.day);
}

/** `YYYY-MM-DD` of a date as the reader's own clock shows it. */
export const toCalendarDay = (date: Date): string =>
  toDay({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate(), hour: 0, minute: 0, second: 0 });
