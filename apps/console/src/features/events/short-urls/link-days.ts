import { toZonedDay } from '#dates/calendar-day.ts';
import { addDays } from '#dates/date-range.ts';

export interface LinkDay {
  /** `YYYY-MM-DD` at the venue. */
  on: string;
  visits: number;
}

/** Adds dates to the daily figures; the last one is today at the venue. */
export function toLinkDays(visits: readonly number[], now: Date, timeZone: string): LinkDay[] {
  const todayOn = toZonedDay(now, timeZone);
  return visits.map((count, at) => ({ on: addDays(todayOn, at + 1 - visits.length), visits: count }));
}

/** Returns the figures that describe the chart to screen readers: the total and the best day. */
export function summariseDays(days: readonly LinkDay[]): { total: number; best: LinkDay | undefined } {
  const total = days.reduce((sum, day) => sum + day.visits, 0);
  const best = days.reduce<LinkDay | undefined>(
    (most, day) => (day.visits > (most?.visits ?? 0) ? day : most),
    undefined,
  );
  return { total, best };
}
