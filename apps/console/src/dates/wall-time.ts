/** The parts of a wall time; months and days count from 1. A calendar day has the time 00:00:00. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/** Parses `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm[:ss]` without a zone. Returns undefined if no such day or time exists. */
export function findWallTime(value: string): WallTime | undefined {
  const match = PATTERN.exec(value);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const wall = { year, month, day, hour, minute, second };
  return isRealWallTime(wall) ? wall : undefined;
}

/** Returns the day `YYYY-MM-DD` of `YYYY-MM-DDTHH:mm:ss`, a wall time; of an instant, see toZonedDay. */
export const dayOf = (wallTime: string): string => wallTime.slice(0, 10);

/** Returns `YYYY-MM-DD`. */
export const toDay = (wall: WallTime): string => `${pad(wall.year, 4)}-${pad(wall.month)}-${pad(wall.day)}`;

/** Returns `HH:mm:ss`. */
export const toTime = (wall: WallTime): string => `${pad(wall.hour)}:${pad(wall.minute)}:${pad(wall.second)}`;

/** Returns `YYYY-MM-DDTHH:mm:ss`. */
export const toDateTime = (wall: WallTime): string => `${toDay(wall)}T${toTime(wall)}`;

/** Returns milliseconds of the wall time read as UTC: for arithmetic only, not an instant. */
export function toUtcMs(wall: WallTime): number {
  const date = new Date(0);
  date.setUTCFullYear(wall.year, wall.month - 1, wall.day);
  return date.setUTCHours(wall.hour, wall.minute, wall.second, 0);
}

export function fromUtcMs(utcMs: number): WallTime {
  const date = new Date(utcMs);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

export function isRealWallTime(wall: WallTime): boolean {
  if (wall.year < 1 || wall.hour > 23 || wall.minute > 59 || wall.second > 59) return false;
  const back = fromUtcMs(toUtcMs(wall));
  return back.month === wall.month && back.day === wall.day && back.year === wall.year;
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');
