import { formatDay } from '#dates/format-date-time.ts';
import { DAY_MS, toWallTime } from '#dates/zone.ts';

export interface LinkDay {
  /** `YYYY-MM-DD` at the venue. */
  on: string;
  visits: number;
}

/** Adds dates to the daily figures; the last one is today at the venue. */
export function toLinkDays(visits: readonly number[], now: Date, timeZone: string): LinkDay[] {
  const today = Date.parse(`${toWallTime(now, timeZone).slice(0, 10)}T00:00:00Z`);
  return visits.map((count, at) => ({
    on: new Date(today - (visits.length - 1 - at) * DAY_MS).toISOString().slice(0, 10),
    visits: count,
  }));
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

export const formatShortDay = (on: string): string => formatDay(on).slice(0, 5);
