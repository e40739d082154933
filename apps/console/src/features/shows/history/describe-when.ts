import { formatDateTime, formatDay } from '../../../dates/format-date-time.ts';
import { toWallTime } from '../../../dates/zone.ts';
import { describeShowDate } from '../list/describe-show-date.ts';

/** Today the time, before that the day; both at the venue. `whole` gives day and time together. */
export function describeWhen(
  at: string,
  timeZone: string,
  now: Date,
  language: string,
): { short: string; whole: string } {
  const wall = toWallTime(at, timeZone);
  const isToday = wall.slice(0, 10) === toWallTime(now, timeZone).slice(0, 10);
  const { weekday, time } = describeShowDate(wall, language);
  return {
    short: isToday ? time : `${weekday} ${formatDay(wall.slice(0, 10)).slice(0, 5)}`,
    whole: `${weekday} ${formatDateTime(wall, 'DD/MM/YYYY, HH:mm')}`,
  };
}
