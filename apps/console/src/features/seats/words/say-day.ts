import { formatDateTime } from '#dates/format-date-time.ts';
import { findWallTime, toUtcMs } from '#dates/wall-time.ts';

/** `Tue 08/12/2026`, and the time where the value has one and it is wanted; the value itself when it is no day. */
export function sayDay(value: string, language: string, template = 'DD/MM/YYYY'): string {
  const wall = findWallTime(value);
  if (!wall) return value;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(toUtcMs(wall));
  return `${weekday} ${formatDateTime(value, template)}`;
}
