import { DAY_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { findWallTime, toUtcMs } from '#dates/wall-time.ts';

/** `Thu 10/12/2026` and `19:30` of a wall time; the words are the language's. */
export function describeRunDate(wallTime: string, language: string): { day: string; time: string } {
  const wall = findWallTime(wallTime);
  if (!wall) return { day: '', time: '' };
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(toUtcMs(wall));
  return { day: `${weekday} ${formatDateTime(wallTime, DAY_TEMPLATE)}`, time: wallTime.slice(11, 16) };
}
