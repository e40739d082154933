import { isWithinBounds } from './date-range.ts';
import { DATE_PLACEHOLDER, isNoDate } from './format-date-time.ts';
import { findWallTime, isRealWallTime, toDay, toTime } from './wall-time.ts';

/** Parses DD/MM/YYYY (also with . or -) or YYYY-MM-DD. Returns undefined if it is not a day within the bounds. */
export function findTypedDay(text: string): string | undefined {
  const trimmed = text.trim();
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(trimmed);
  const wall = match
    ? { year: Number(match[3]), month: Number(match[2]), day: Number(match[1]), hour: 0, minute: 0, second: 0 }
    : findWallTime(trimmed);
  if (!wall || trimmed.length > 10 || !isRealWallTime(wall)) return undefined;
  const day = toDay(wall);
  return isWithinBounds(day) ? day : undefined;
}

/** Parses `H:mm`, `HH.mm`, `HHmm` or `HH:mm:ss`. Returns `HH:mm:ss`. */
export function findTypedTime(text: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))(?:[:.]?(\d{2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const wall = {
    year: 2000,
    month: 1,
    day: 1,
    hour: Number(match[1]),
    minute: Number(match[2]),
    second: Number(match[3] ?? 0),
  };
  return isRealWallTime(wall) ? toTime(wall) : undefined;
}

/** Parses `DD/MM/YYYY, HH:mm[:ss]` or its ISO form. Returns `YYYY-MM-DDTHH:mm:ss`. */
export function findTypedDateTime(text: string): string | undefined {
  const parts = text.trim().split(/[,\sT]+/);
  if (parts.length !== 2) return undefined;
  const day = findTypedDay(parts[0] ?? '');
  const time = findTypedTime(parts[1] ?? '');
  return day && time ? `${day}T${time}` : undefined;
}

/** True for an empty field, the placeholder and a 'no date' value. */
export const isBlankDate = (text: string | null | undefined): boolean =>
  isNoDate(text) || text?.trim() === DATE_PLACEHOLDER || text?.trim() === '';
