import { findWallTime, toUtcMs } from '#dates/wall-time.ts';

export interface ShowDateWords {
  /** Two digits. */
  day: string;
  weekday: string;
  month: string;
  year: string;
  /** `HH:mm` */
  time: string;
}

/** The parts of a wall time as a board shows them; empty words for no wall time. */
export function describeShowDate(wallTime: string, language: string): ShowDateWords {
  const wall = findWallTime(wallTime);
  if (!wall) return { day: '', weekday: '', month: '', year: '', time: '' };
  const at = new Date(toUtcMs(wall));
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(at);
  return {
    day: String(wall.day).padStart(2, '0'),
    weekday: write({ weekday: 'short' }),
    month: write({ month: 'short' }),
    year: String(wall.year),
    time: wallTime.slice(11, 16),
  };
}
